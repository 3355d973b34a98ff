import type { Schemas } from '@haverhof/api-client'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCart, useCartState } from '../../../shared/cart'
import { useApi } from '../../../shared/shop/use-api'
import { attemptKey, type Consent } from '../order/attempt-key'
import { orderPath } from '../steps/closed-step'
import { rememberOrdered } from '../order/ordered-cart'
import { type Problem, problemOf } from '../../../shared/shop/problem'
import type { MethodChoice } from './payment-methods'
import { trackPayment } from '../delivery/step-tracking'

/** Why the order was not placed; with the total the customer had agreed to, where that one changed. */
export type OrderProblem = Problem & { agreedAmount?: number }

/** CHECKOUT-PAGES-12: places the order once, however often the button is pressed, and leads on to paying. */
export function usePlaceOrder() {
  const api = useApi()
  const cart = useCart()
  const { id, cart: known, calculated } = useCartState()
  const navigate = useNavigate()
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const place = async (choice: MethodChoice | null, consent: Consent) => {
    if (isRunning.current || id === null || !calculated) return
    isRunning.current = true
    setIsBusy(true)
    setProblem(null)
    const agreedAmount = calculated.totalAmount
    trackPayment(cart().state.get())
    try {
      // What is on its way to the cart arrives before the order closes it.
      await cart().settled()
      const payment = methodOf(choice)
      const key = attemptKey(id, agreedAmount, payment, consent)
      const order = { shoppingcartId: id, expectedTotalAmount: agreedAmount, payment, ...consent }
      const placed = await api.orders.place(key, order)
      rememberOrdered(placed.orderId, { cartId: id, hasPassword: known?.hasPassword ?? false })
      leadOn(placed, payment?.paymentMethodId === 'banktransfer')
    } catch (error) {
      await cart().refresh()
      setProblem({ ...problemOf(error), agreedAmount })
      isRunning.current = false
      setIsBusy(false)
    }
  }
  const leadOn = ({ orderId, orderKey, checkoutUrl }: Schemas['PlacedOrder'], isTransfer: boolean) => {
    // The button stays busy: the next thing to see is another page. Where to transfer money to, our own page says.
    if (checkoutUrl && !isTransfer) location.assign(checkoutUrl)
    else void navigate(orderPath({ orderId, orderKey }))
  }
  return { place, isBusy, problem, forgetProblem: () => setProblem(null) }
}

/** The order is paid as the page shows it, whether or not the cart has heard of the choice. */
function methodOf(choice: MethodChoice | null): Schemas['RetryPaymentInput'] | null {
  return choice?.paymentMethodId ? { paymentMethodId: choice.paymentMethodId, issuer: choice.issuer } : null
}
