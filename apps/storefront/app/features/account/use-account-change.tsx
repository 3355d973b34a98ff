import type { ApiClient } from '@haverhof/api-client'
import { statusOfFailure } from '@haverhof/api-client/api-error'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { openAccount } from '../../shared/account'
import { announce } from '../../shared/shop/announce'
import { generalFailure, type Problem, problemOf } from '../../shared/shop/problem'
import { useShop } from '../../shared/shop/shop'
import { useApi } from '../../shared/shop/use-api'
import { Notice } from '../../ui/notice'
import { useSignInDetour } from './use-account-content'

type Change = (call: (api: ApiClient) => Promise<unknown>, said?: string, onDone?: () => void) => void

/** Words of its own for some refusals. */
type WordsOf = (problem: Problem) => string | undefined

/** A change made with one press: it is sent, said aloud, and the page is read anew; or why not stands above the page. */
export function useAccountChange(
  reload: () => Promise<void>,
  wordsOf?: WordsOf,
): { change: Change; failure: ReactNode } {
  const api = useApi()
  const shop = useShop()
  const detour = useSignInDetour()
  const words = useTranslations('forms.failures')
  const [failure, setFailure] = useState<Problem | null>(null)
  const change = async (...[call, said, onDone]: Parameters<Change>) => {
    setFailure(null)
    try {
      await call(api)
      if (said) announce(said)
      await Promise.all([reload(), openAccount(shop).load()])
      onDone?.()
    } catch (error) {
      if (statusOfFailure(error) === 401) detour()
      else setFailure(problemOf(error))
    }
  }
  const notice = failure ? (
    <Notice tone="danger" role="alert" className="mb-6">
      {wordsOf?.(failure) ?? words(generalFailure(failure) ?? 'unexpected')}
    </Notice>
  ) : null
  return { change: (...values) => void change(...values), failure: notice }
}
