import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '#texts'
import { isOffline } from '../../toolkit/connection'
import { announce } from '../../shared/shop/announce'
import { addToCart } from '../../shared/lazy/load-cart'
import type { AddResult, CartAddition } from '../../shared/state/cart-preview'
import { useShop } from '../../shared/shop/shop'

/** How long the confirmation stands in the place of the button's words. */
const confirmedMs = 2500

export type Add = (addition: CartAddition) => Promise<AddResult>

export type Adding = {
  state: 'idle' | 'adding' | 'added'
  /** Why it did not work; the empty text when unknown. */
  problem: string | null
  add: (addition: CartAddition) => Promise<void>
}

/** Puts something into the cart of this shop. Read once per list, not once per card. */
export function useAddToCart(): Add {
  const shop = useShop()
  const t = useTranslations('buy')
  return async (addition) => {
    if (!isOffline()) return addToCart(shop, addition)
    // Nothing waits unseen for a connection: who still wants it presses again (SHELL-36).
    const message = t('offline')
    announce(message)
    return { ok: false, message }
  }
}

/** What a button to add something goes through. */
export function useAdding(send: Add): Adding {
  const [state, setState] = useState<Adding['state']>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const add = async (addition: CartAddition) => {
    if (state === 'adding') return
    clearTimeout(timer.current)
    setState('adding')
    setProblem(null)
    const result = await send(addition)
    setState(result.ok ? 'added' : 'idle')
    if (result.ok) timer.current = setTimeout(() => setState('idle'), confirmedMs)
    else setProblem(result.message ?? '')
  }
  return { state, problem, add }
}
