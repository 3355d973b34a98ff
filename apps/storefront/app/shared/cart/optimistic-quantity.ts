import type { Store } from '../../toolkit/store'
import { type CartProblem, cartProblemOf } from './cart-problem'
import { type CartState, without } from './cart-state'

/** Null when it went well. */
export type Outcome = Promise<CartProblem | null>

export async function outcomeOf(sent: Promise<void>): Outcome {
  try {
    await sent
    return null
  } catch (error) {
    return cartProblemOf(error)
  }
}

/** A quantity shows at once, before the server has said yes (CART-PAGES-5). */
export function setOptimisticQuantity(state: Store<CartState>, variantId: number, quantity: number): void {
  state.update((current) => ({
    ...current,
    wanted: { ...current.wanted, [variantId]: quantity },
    problems: without(current.problems, variantId),
  }))
}

/** A refused wish is taken back with its reason, unless the visitor has asked for something else meanwhile. */
export function revertQuantity(
  state: Store<CartState>,
  { variantId, quantity }: { variantId: number; quantity: number },
  problem: CartProblem,
): void {
  // Without a connection nothing is read behind the last change, and no wish is left by now.
  const { [variantId]: wanted = quantity } = state.get().wanted
  if (wanted !== quantity) return
  state.update((current) => ({
    ...current,
    wanted: without(current.wanted, variantId),
    problems: { ...current.problems, [variantId]: problem },
  }))
}
