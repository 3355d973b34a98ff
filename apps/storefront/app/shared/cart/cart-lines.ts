import type { Store } from '../../toolkit/store'
import type { CartCalls } from './cart-calls'
import type { CartChanges } from './cart-changes'
import { type CartLine, type CartState, without } from './cart-state'
import { type Outcome, outcomeOf, takeBack, wish } from './cart-wishes'

type Needs = { calls: CartCalls; changes: CartChanges; state: Store<CartState> }

/** What a visitor does to the lines. */
export function createLineActions(needs: Needs) {
  return {
    add: (productVariantId: number, quantity: number) => add(needs, productVariantId, quantity),
    setQuantity: (productVariantId: number, quantity: number) =>
      setQuantity(needs, productVariantId, quantity),
    remove: (line: CartLine) => remove(needs, line),
    undoRemove: () => undoRemove(needs),
  }
}

function add({ calls, changes, state }: Needs, productVariantId: number, quantity: number): Outcome {
  state.update((known) => ({ ...known, lastAdded: productVariantId }))
  const goods = [{ productVariantId, count: quantity }]
  const sent = changes.send((id) => calls.addProduct(id, productVariantId, quantity), {
    mayCreate: true,
    goods,
  })
  return outcomeOf(sent)
}

/** CART-PAGES-5: of several changes of one line in a row only the last is sent. */
async function setQuantity(needs: Needs, productVariantId: number, quantity: number): Outcome {
  const { calls, changes, state } = needs
  wish(state, productVariantId, quantity)
  let asked = quantity
  const sent = changes.send(
    (id) => {
      asked = state.get().wanted[productVariantId] ?? quantity
      return calls.changeQuantity(id, productVariantId, asked)
    },
    { name: `quantity ${productVariantId}` },
  )
  const problem = await outcomeOf(sent)
  if (problem) takeBack(state, { productVariantId, quantity: asked }, problem)
  return problem
}

async function remove({ calls, changes, state }: Needs, line: CartLine): Outcome {
  const { productVariantId, description, quantity, rqsSamples } = line
  const sampleNames = rqsSamples.map(({ sampleName }) => sampleName)
  wish(state, productVariantId, 0)
  state.update((known) => ({ ...known, removed: { productVariantId, description, quantity, sampleNames } }))
  const problem = await outcomeOf(changes.send((id) => calls.removeProduct(id, productVariantId)))
  if (!problem) return null
  takeBack(state, { productVariantId, quantity: 0 }, problem)
  state.update((known) => ({ ...known, removed: null }))
  return problem
}

/** CART-PAGES-6: brings back the line that was taken out last, with the names of its samples. */
async function undoRemove({ calls, changes, state }: Needs): Outcome {
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
