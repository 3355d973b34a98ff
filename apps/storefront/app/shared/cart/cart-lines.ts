import type { Store } from '../../toolkit/store'
import type { CartCalls } from './cart-calls'
import type { CartChanges } from './cart-changes'
import type { CartProblem } from './cart-problem'
import { type CartLine, type CartState, shownLines, without } from './cart-state'
import { type Outcome, outcomeOf, revertQuantity, setOptimisticQuantity } from './optimistic-quantity'

type Dependencies = { calls: CartCalls; changes: CartChanges; state: Store<CartState> }

/** What a visitor does to the lines. */
export function createLineActions(dependencies: Dependencies) {
  return {
    add: (variantId: number, quantity: number, repeatDays?: number) =>
      add(dependencies, { variantId, quantity, repeatDays }),
    setQuantity: (variantId: number, quantity: number) => setQuantity(dependencies, variantId, quantity),
    /** Every so many days; 0 is once (REPEAT-1). */
    setInterval: (line: CartLine, days: number) => setInterval(dependencies, line, days),
    remove: (line: CartLine) => remove(dependencies, line),
    undoRemove: () => undoRemove(dependencies),
  }
}

type Addition = { variantId: number; quantity: number; repeatDays: number | undefined }

function add(
  { calls, changes, state }: Dependencies,
  { variantId, quantity, repeatDays }: Addition,
): Outcome {
  state.update((current) => ({ ...current, lastAdded: variantId }))
  const goods = [
    { productVariantId: variantId, count: quantity, ...(repeatDays !== undefined && { repeatDays }) },
  ]
  const sent = changes.send((id) => calls.addProduct(id, variantId, quantity, repeatDays), {
    mayCreate: true,
    goods,
  })
  return outcomeOf(sent)
}

/** Of several changes of one line in a row only the last is sent (CART-PAGES-5). */
async function setQuantity(dependencies: Dependencies, variantId: number, quantity: number): Outcome {
  const { calls, changes, state } = dependencies
  setOptimisticQuantity(state, variantId, quantity)
  let sentQuantity = quantity
  const sent = changes.send(
    (id) => {
      sentQuantity = state.get().wanted[variantId] ?? quantity
      return calls.changeQuantity(id, variantId, sentQuantity)
    },
    { name: `quantity ${variantId}` },
  )
  const problem = await outcomeOf(sent)
  if (!problem) return null
  revertQuantity(state, { variantId, quantity: sentQuantity }, problem)
  await takeWhatIsLeft(dependencies, variantId, sentQuantity, problem)
  return problem
}

/** Who asks for more than there is gets what there is, and is told (CART-PAGES-21). */
async function takeWhatIsLeft(
  { calls, changes, state }: Dependencies,
  variantId: number,
  sentQuantity: number,
  problem: CartProblem,
): Promise<void> {
  const { code, available = 0 } = problem
  const isStillAsked = state.get().problems[variantId] === problem
  const now = shownLines(state.get()).find((line) => line.productVariantId === variantId)?.quantity
  const isLess = available >= 1 && available < sentQuantity && available !== now
  if (code !== 'not-enough-stock' || !isLess || !isStillAsked) return
  const refused = await outcomeOf(changes.send((id) => calls.changeQuantity(id, variantId, available)))
  if (!refused) await changes.settled()
}

/** The quantity stays the one that the visitor sees. */
async function setInterval(
  { calls, changes, state }: Dependencies,
  { productVariantId }: CartLine,
  days: number,
): Outcome {
  const problem = await outcomeOf(
    changes.send((id) => {
      const now = shownLines(state.get()).find((line) => line.productVariantId === productVariantId)
      return calls.changeQuantity(id, productVariantId, now?.quantity ?? 1, days)
    }),
  )
  await changes.settled()
  return problem
}

async function remove({ calls, changes, state }: Dependencies, line: CartLine): Outcome {
  const { productVariantId, description, quantity, rqsSamples, repeatDays } = line
  const sampleNames = rqsSamples.map(({ sampleName }) => sampleName)
  const position = shownLines(state.get()).findIndex((each) => each.productVariantId === productVariantId)
  setOptimisticQuantity(state, productVariantId, 0)
  state.update((current) => ({
    ...current,
    removed: { variantId: productVariantId, description, quantity, sampleNames, repeatDays, place: position },
  }))
  const problem = await outcomeOf(changes.send((id) => calls.removeProduct(id, productVariantId)))
  if (!problem) return null
  revertQuantity(state, { variantId: productVariantId, quantity: 0 }, problem)
  state.update((current) => ({ ...current, removed: null }))
  return problem
}

/** Brings back the line that was taken out last, with its interval and the names of its samples (CART-PAGES-6). */
async function undoRemove({ calls, changes, state }: Dependencies): Outcome {
  const { removed } = state.get()
  if (!removed) return null
  const { variantId, quantity, sampleNames, repeatDays } = removed
  state.update((current) => ({ ...current, removed: null, wanted: without(current.wanted, variantId) }))
  const bringBack = async (id: string) => {
    await calls.addProduct(id, variantId, quantity, repeatDays ?? undefined)
    for (const [index, name] of sampleNames.entries())
      if (name) await calls.nameSample(id, variantId, index + 1, name)
  }
  return outcomeOf(changes.send(bringBack, { mayCreate: true }))
}
