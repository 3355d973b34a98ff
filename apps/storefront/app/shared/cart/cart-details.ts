import type { Store } from '../../toolkit/store'
import type { CartCalls } from './cart-calls'
import type { CartChanges } from './cart-changes'
import { outcomeOf } from './optimistic-quantity'
import type { CartMemory } from './cart-memory'
import type { CartState } from './cart-state'

type Dependencies = { calls: CartCalls; changes: CartChanges; memory: CartMemory; state: Store<CartState> }

/** What a visitor does to samples, to the discount code, and to a cart that gives way to another. */
export function createDetailActions({ calls, changes, memory, state }: Dependencies) {
  return {
    nameSample: (variantId: number, sequence: number, name: string | null) =>
      outcomeOf(changes.send((id) => calls.nameSample(id, variantId, sequence, name))),
    removeSample: (variantId: number, sequence: number) =>
      outcomeOf(changes.send((id) => calls.removeSample(id, variantId, sequence))),
    applyCode: (code: string) => outcomeOf(changes.send((id) => calls.addDiscountCode(id, code))),
    dropCode: () => outcomeOf(changes.send((id) => calls.removeDiscountCode(id))),
    /** The unpaid order is cancelled and its content goes on in a new cart (CART-PAGES-8). */
    reopen: () =>
      outcomeOf(
        changes.send(async (id) => {
          const cart = await calls.reopen(id)
          memory.write(cart.shoppingcartId)
        }),
      ),
    /** A visitor who signs in or out goes on with another cart, or with none (CART-PAGES-16). Fails as the call does. */
    async exchange(call: (id: string | null) => Promise<string | null>): Promise<void> {
      await changes.inTurn(async () => {
        memory.write(await call(memory.read()))
        state.update((current) => ({ ...current, removed: null, lastAdded: null }))
      })
      await changes.settled()
    },
  }
}
