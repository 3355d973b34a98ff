import { customerCalls } from '@haverhof/api-client/customer'
import { useState } from 'react'
import { announce } from '../../../shared/shop/announce'
import { type GeneralFailure, generalFailure, problemOf } from '../../../shared/shop/problem'
import { useShop } from '../../../shared/shop/shop'
import { useApi } from '../../../shared/shop/use-api'
import { useTranslations } from '#texts'
import type { Reordered } from '../account-types'

export type ReorderState =
  | { name: 'idle' }
  | { name: 'busy'; lineNumber: number }
  | { name: 'failed'; failure: GeneralFailure }
  | { name: 'done'; answer: Reordered }

/** One line of an order goes into the cart again; what cannot is told by name (ACCOUNT-PAGES-6). */
export function useReorder(orderId: number) {
  const api = useApi()
  const shop = useShop()
  const t = useTranslations('account.reorder')
  const [state, setState] = useState<ReorderState>({ name: 'idle' })
  const reorder = async (lineNumber: number) => {
    if (state.name === 'busy') return
    setState({ name: 'busy', lineNumber })
    try {
      const answers: Reordered[] = []
      const { openCart } = await import('../../../shared/cart')
      await openCart(shop).change(
        async (id) => void answers.push(await api.extended(customerCalls).reorder(orderId, lineNumber, id)),
        { mayCreate: true },
      )
      const answer = answers.at(-1) ?? { added: [], missing: [] }
      announce(t('added', { count: answer.added.length }))
      setState({ name: 'done', answer })
    } catch (error) {
      setState({ name: 'failed', failure: generalFailure(problemOf(error)) ?? 'unexpected' })
    }
  }
  return { state, reorder }
}
