import type { Schemas } from '@haverhof/api-client'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Problem, problemOf } from '../../../shared/shop/problem'
import { useApi } from '../../../shared/shop/use-api'
import { attemptKey, type Consent } from '../order/attempt-key'
import { rememberOrdered } from '../order/ordered-cart'
import { orderPath } from '../steps/closed-step'
import type { MethodChoice } from './offered-methods'

/** Why the order was not placed; with the total the customer had agreed to, where that one changed. */
export type OrderProblem = Problem & { agreedAmount?: number }

type OrderedCart = {
  /** Null until it is known. */
  id: string | null
  /** What the customer agrees to. */
  totalAmount: number | null
  hasPassword: boolean
  /** Ends when what is on its way to the cart has arrived. */
  settled: () => Promise<unknown>
  /** Reads the cart anew after a refusal. */
  refresh: () => Promise<unknown>
}

/** Places the order of a cart once, however often the button is pressed, and leads on to paying (CHECKOUT-PAGES-12). */
export function usePlacing({ id, totalAmount, hasPassword, settled, refresh }: OrderedCart) {
  const api = useApi()
  const navigate = useNavigate()
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const placeOrder = async (choice: MethodChoice | null, consent: Consent) => {
    if (isRunning.current || id === null || totalAmount === null) return
    isRunning.current = true
    setIsBusy(true)
    setProblem(null)
    try {
      // What is on its way to the cart arrives before the order closes it.
      await settled()
      const payment = methodOf(choice)
      const key = attemptKey(id, totalAmount, payment, consent)
      const order = { shoppingcartId: id, expectedTotalAmount: totalAmount, payment, ...consent }
      const placed = await api.orders.place(key, order)
      rememberOrdered(placed.orderId, { cartId: id, hasPassword })
      leadOn(placed, payment?.paymentMethodId === 'banktransfer')
    } catch (error) {
      await refresh()
      setProblem({ ...problemOf(error), agreedAmount: totalAmount })
      isRunning.current = false
      setIsBusy(false)
    }
  }
  const leadOn = ({ orderId, orderKey, checkoutUrl }: Schemas['PlacedOrder'], isTransfer: boolean) => {
    // The button stays busy: the next thing to see is another page. Where to transfer money to, our own page says.
    if (checkoutUrl && !isTransfer) location.assign(checkoutUrl)
    else void navigate(orderPath({ orderId, orderKey }))
  }
  return { place: placeOrder, isBusy, problem, forgetProblem: () => setProblem(null) }
}

/** The order is paid as the page shows it, whether or not the cart has heard of the choice. */
function methodOf(choice: MethodChoice | null): Schemas['RetryPaymentInput'] | null {
  return choice?.paymentMethodId ? { paymentMethodId: choice.paymentMethodId, issuer: choice.issuer } : null
}
