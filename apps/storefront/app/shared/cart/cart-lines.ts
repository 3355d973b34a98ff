import type { Store } from '../../toolkit/store'
import type { CartCalls } from './cart-calls'
import type { CartChanges } from './cart-changes'
import { type CartLine, type CartState, without } from './cart-state'
import { type Outcome, outcomeOf, revertQuantity, setOptimisticQuantity } from './optimistic-quantity'

type Dependencies = { calls: CartCalls; changes: CartChanges; state: Store<CartState> }

/** What a visitor does to the lines. */
export function createLineActions(dependencies: Dependencies) {
  return {
    add: (productVariantId: number, quantity: number) => add(dependencies, productVariantId, quantity),
    setQuantity: (productVariantId: number, quantity: number) =>
      setQuantity(dependencies, productVariantId, quantity),
    remove: (line: CartLine) => remove(dependencies, line),
    undoRemove: () => undoRemove(dependencies),
  }
}

function add({ calls, changes, state }: Dependencies, productVariantId: number, quantity: number): Outcome {
  state.update((known) => ({ ...known, lastAdded: productVariantId }))
  const goods = [{ productVariantId, count: quantity }]
  const sent = changes.send((id) => calls.addProduct(id, productVariantId, quantity), {
    mayCreate: true,
    goods,
  })
  return outcomeOf(sent)
}

/** CART-PAGES-5: of several changes of one line in a row only the last is sent. */
async function setQuantity(dependencies: Dependencies, productVariantId: number, quantity: number): Outcome {
  const { calls, changes, state } = dependencies
  setOptimisticQuantity(state, productVariantId, quantity)
  let asked = quantity
  const sent = changes.send(
    (id) => {
      asked = state.get().wanted[productVariantId] ?? quantity
      return calls.changeQuantity(id, productVariantId, asked)
    },
    { name: `quantity ${productVariantId}` },
  )
  const problem = await outcomeOf(sent)
  if (problem) revertQuantity(state, { productVariantId, quantity: asked }, problem)
  return problem
}

async function remove({ calls, changes, state }: Dependencies, line: CartLine): Outcome {
  const { productVariantId, description, quantity, rqsSamples } = line
  const sampleNames = rqsSamples.map(({ sampleName }) => sampleName)
  setOptimisticQuantity(state, productVariantId, 0)
  state.update((known) => ({ ...known, removed: { productVariantId, description, quantity, sampleNames } }))
  const problem = await outcomeOf(changes.send((id) => calls.removeProduct(id, productVariantId)))
  if (!problem) return null
  revertQuantity(state, { productVariantId, quantity: 0 }, problem)
  state.update((known) => ({ ...known, removed: null }))
  return problem
}

/** CART-PAGES-6: brings back the line that was taken out last, with the names of its samples. */
async function undoRemove({ calls, changes, state }: Dependencies): Outcome {
  const { removed } = state.get()
  if (!removed) return null
  const { productVariantId, quantity, sampleNames } = removed
  state.update((known) => ({ ...known, removed: null, wanted: without(known.wanted, productVariantId) }))
  const bringBack = async (id: string) => {
    await calls.addProduct(id, productVariantId, quantity)
    for (const [place, name] of sampleNames.entries())
      if (name) await calls.nameSample(id, productVariantId, place + 1, name)
  }
  return outcomeOf(changes.send(bringBack, { mayCreate: true }))
}
