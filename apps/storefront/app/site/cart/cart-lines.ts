import type { Store } from '../../platform/store'
import type { CartCalls } from './cart-calls'
import type { CartChanges } from './cart-changes'
import { type CartProblem, problemOf } from './cart-problem'
import { type CartLine, type CartState, without } from './cart-state'

type Needs = { calls: CartCalls; changes: CartChanges; state: Store<CartState> }

/** Null when it went well. */
type Outcome = Promise<CartProblem | null>

/** What a visitor does to the lines. Quantities show at once and are taken back, with the reason, when the server refuses. */
export function createLineActions({ calls, changes, state }: Needs) {
  async function add(productVariantId: number, quantity: number): Outcome {
    return outcomeOf(
      changes.send((id) => calls.addProduct(id, productVariantId, quantity), { mayCreate: true }),
    )
  }

  /** SHELF-5: of several changes of one line in a row only the last is sent. */
  async function setQuantity(productVariantId: number, quantity: number): Outcome {
    const line = state.get().calculated?.products.find((each) => each.productVariantId === productVariantId)
    if (line && quantity < 1) return remove(line)
    want(productVariantId, quantity)
    let asked = quantity
    const sent = changes.send(
      (id) => {
        asked = state.get().wanted[productVariantId] ?? quantity
        return calls.changeQuantity(id, productVariantId, asked)
      },
      { name: `quantity ${productVariantId}` },
    )
    return settleLine(productVariantId, () => asked, sent)
  }

  async function remove(line: CartLine): Outcome {
    const { productVariantId, productLabel, quantity, rqsSamples } = line
    want(productVariantId, 0)
    const sampleNames = rqsSamples.map(({ sampleName }) => sampleName)
    state.update((known) => ({ ...known, removed: { productVariantId, productLabel, quantity, sampleNames } }))
    const problem = await settleLine(
      productVariantId,
      () => 0,
      changes.send((id) => calls.removeProduct(id, productVariantId)),
    )
    if (problem) state.update((known) => ({ ...known, removed: null }))
    return problem
  }

  /** SHELF-6: brings back the line that was taken out last, with the names of its samples. */
  async function undoRemove(): Outcome {
    const { removed } = state.get()
    if (!removed) return null
    state.update((known) => ({ ...known, removed: null, wanted: without(known.wanted, removed.productVariantId) }))
    const { productVariantId, quantity, sampleNames } = removed
    return outcomeOf(
      changes.send(
        async (id) => {
          await calls.addProduct(id, productVariantId, quantity)
          for (const [place, name] of sampleNames.entries())
            if (name) await calls.nameSample(id, productVariantId, place + 1, name)
        },
        { mayCreate: true },
      ),
    )
  }

  function want(productVariantId: number, quantity: number): void {
    state.update((known) => ({
      ...known,
      wanted: { ...known.wanted, [productVariantId]: quantity },
      problems: without(known.problems, productVariantId),
    }))
  }

  /** A refused change is taken back, unless the visitor has asked for something else meanwhile. */
  async function settleLine(productVariantId: number, asked: () => number, sent: Promise<void>): Outcome {
    const problem = await outcomeOf(sent)
    if (problem && state.get().wanted[productVariantId] === asked())
      state.update((known) => ({
        ...known,
        wanted: without(known.wanted, productVariantId),
        problems: { ...known.problems, [productVariantId]: problem },
      }))
    return problem
  }

  return { add, setQuantity, remove, undoRemove }
}

export async function outcomeOf(sent: Promise<void>): Outcome {
  try {
    await sent
    return null
  } catch (error) {
    return problemOf(error)
  }
}
