import { useCart, useCartState } from '../../../shared/cart'
import { trackPayment } from '../delivery/step-tracking'
import type { Consent } from '../order/attempt-key'
import type { MethodChoice } from './offered-methods'
import { usePlacing } from './use-placing'

/** Places the order of this browser's cart (CHECKOUT-PAGES-12). */
export function usePlaceOrder() {
  const cart = useCart()
  const { id, cart: stored, calculated } = useCartState()
  const placing = usePlacing({
    id,
    totalAmount: calculated?.totalAmount ?? null,
    hasPassword: stored?.hasPassword ?? false,
    settled: () => cart().settled(),
    refresh: () => cart().refresh(),
  })
  return {
    ...placing,
    place: (choice: MethodChoice | null, consent: Consent) => {
      trackPayment(cart().state.get())
      return placing.place(choice, consent)
    },
  }
}
