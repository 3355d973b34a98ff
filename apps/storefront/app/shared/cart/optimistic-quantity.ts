import type { Store } from '../../toolkit/store'
import { type CartProblem, problemOf } from './cart-problem'
import { type CartState, without } from './cart-state'

/** Null when it went well. */
export type Outcome = Promise<CartProblem | null>

export async function outcomeOf(sent: Promise<void>): Outcome {
  try {
    await sent
    return null
  } catch (error) {
    return problemOf(error)
  }
}

/** CART-PAGES-5: a quantity shows at once, before the server has said yes. */
export function setOptimisticQuantity(
  state: Store<CartState>,
  productVariantId: number,
  quantity: number,
): void {
  state.update((known) => ({
    ...known,
    wanted: { ...known.wanted, [productVariantId]: quantity },
    problems: without(known.problems, productVariantId),
  }))
}

/** A refused wish is taken back with its reason, unless the visitor has asked for something else meanwhile. */
export function revertQuantity(
  state: Store<CartState>,
  { productVariantId, quantity }: { productVariantId: number; quantity: number },
  problem: CartProblem,
): void {
  // Without a connection nothing is read behind the last change, and no wish is left by now.
  const { [productVariantId]: wanted = quantity } = state.get().wanted
  if (wanted !== quantity) return
  state.update((known) => ({
    ...known,
    wanted: without(known.wanted, productVariantId),
    problems: { ...known.problems, [productVariantId]: problem },
  }))
}
