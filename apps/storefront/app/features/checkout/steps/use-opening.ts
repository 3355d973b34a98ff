import type { CheckoutStep } from '@haverhof/domain/checkout'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAccount } from '../../../shared/account/open-account'
import { type CartState, useCart } from '../../../shared/cart'
import { answerOf, useQuery } from '../../../shared/shop/use-query'
import { nextStep, stepPath } from './next-step'

/**
 * Checkout of a customer opens at the first thing that is still missing (CHECKOUT-PAGES-62). What the account knows is put
 * into the cart once, when checkout begins; who goes back to a step afterwards stays there, and who has begun to type in the
 * meantime is not interrupted (CHECKOUT-PAGES-3): the form itself takes what the account knows. True while that is on its
 * way.
 */
export function useOpening(
  state: CartState,
  step: CheckoutStep,
  onSkip: (state: Pick<CartState, 'cart' | 'calculated'>, next: string) => void,
): boolean {
  const { id, phase, cart, calculated } = state
  const { isAuthenticated } = useAccount()
  const store = useCart()
  const navigate = useNavigate()
  const isLed = useRef(false)
  const isKnown = isAuthenticated && phase === 'ready' && id !== null
  const hasBegun = useHasBegun(isKnown)
  const isAsked = isKnown && hasBegun === false
  const { content } = useQuery(isAsked ? `fill-from-account ${id}` : null, async (api) => {
    const before = store().state.get().cart
    if (!before || before.billing || before.order) return false
    await store().change((cartId) => api.cart.fillFromAccount(cartId))
    return store().state.get().cart?.billing !== null
  })
  const isFilled = answerOf(content) === true
  useEffect(() => {
    if (!isFilled || isLed.current || step !== 'billing' || !cart?.billing) return
    isLed.current = true
    const next = nextStep({ cart, calculated })
    if (next === 'billing') return
    onSkip({ cart, calculated }, next)
    void navigate(stepPath(next), { replace: true })
  }, [isFilled, step, cart, calculated, navigate, onSkip])
  const isWaiting = isAsked && step === 'billing' && cart?.billing === null
  return isWaiting && (content === null || content.state === 'pending')
}

/**
 * Whether the form had the focus when `isKnown` became true, null before: the form is there from the start, before it is known whose it
 * is. Looked at when the page shows that it is known, because the cart is drawn in small steps, between which the customer may begin.
 */
function useHasBegun(isKnown: boolean): boolean | null {
  const hasTyped = useRef(false)
  const [hadBegun, setHadBegun] = useState<boolean | null>(null)
  useEffect(() => {
    const note = () => (hasTyped.current = true)
    document.addEventListener('input', note, { once: true })
    return () => document.removeEventListener('input', note)
  }, [])
  useLayoutEffect(() => {
    const hasBegun = () => hasTyped.current || document.activeElement?.matches('form *') === true
    if (isKnown) setHadBegun((before) => before ?? hasBegun())
  }, [isKnown])
  return hadBegun
}
