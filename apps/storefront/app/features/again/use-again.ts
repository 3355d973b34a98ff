import type { ApiClient } from '@haverhof/api-client'
import type { customerCalls } from '@haverhof/api-client/customer'
import { useRef, useState } from 'react'
import { type Problem, problemOf } from '../../shared/shop/problem'
import { useApi } from '../../shared/shop/use-api'

export type AgainView = Awaited<ReturnType<ReturnType<typeof customerCalls>['again']>>
type Shown = Pick<AgainView, 'cart' | 'calculated'>
type Call = (calls: ApiClient['cart'], cartId: string) => Promise<unknown>

export type Again = ReturnType<typeof useAgain>

/**
 * An order that is placed again, as a cart of its own (ACCOUNT-PAGES-21). Every
 * change goes to the server, and what the cart comes to then is shown:
 * nothing is added up here.
 */
export function useAgain(begun: AgainView) {
  const api = useApi()
  const [changed, setChanged] = useState<Shown | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Problem | null>(null)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const { cart, calculated } = changed ?? begun
  const cartId = begun.cart.shoppingcartId
  const read = async () => {
    const [now, comesTo] = await Promise.all([api.cart.get(cartId), api.cart.calculate(cartId)])
    setChanged({ cart: now, calculated: comesTo })
  }
  /** One after the other, in the order they were wished for. */
  const change = (call: Call): Promise<void> => {
    const run = async () => {
      setIsBusy(true)
      setFailure(null)
      try {
        await call(api.cart, cartId)
      } catch (error) {
        setFailure(problemOf(error))
      }
      await read().catch((error: unknown) => setFailure(problemOf(error)))
      setIsBusy(false)
    }
    const mine = turn.current.then(run)
    turn.current = mine
    return mine
  }
  return {
    cart,
    begun: begun.cart,
    calculated,
    missing: begun.missing,
    cartId,
    isBusy,
    failure,
    change,
    settled: () => turn.current,
    read,
  }
}
