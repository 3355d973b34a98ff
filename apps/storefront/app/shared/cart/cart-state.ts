import type { ApiClient, Schemas } from '@haverhof/api-client'
import { cartCounts } from '@haverhof/domain/cart'
import type { CartProblem } from './cart-problem'

export type Cart = Awaited<ReturnType<ApiClient['cart']['get']>>
export type CalculatedCart = Schemas['CalculatedCart']
export type CartLine = CalculatedCart['products'][number]

/** A line that was taken out, with all that bringing it back needs. */
export type RemovedLine = {
  variantId: number
  description: string
  quantity: number
  sampleNames: readonly (string | null)[]
  repeatDays: number | null
  /** Where it stood among the lines. */
  place: number
}

/** Pieces that were changed to another pack, with all that changing them back needs. */
export type RepackedLine = {
  from: number
  to: number
  quantity: number
  repeatDays: number | null
  isUndone: boolean
}

export type CartState = {
  /** `none`: this browser has no cart. `failed`: it has one that cannot be read at the moment. */
  phase: 'none' | 'loading' | 'ready' | 'failed'
  id: string | null
  cart: Cart | null
  calculated: CalculatedCart | null
  /** Quantities the visitor asked for and the server has not confirmed; 0 is a line on its way out. */
  wanted: Readonly<Record<number, number>>
  /** Why the last change of a line was taken back. */
  problems: Readonly<Record<number, CartProblem>>
  removed: RemovedLine | null
  repacked: RepackedLine | null
  /** The pack that was put into the cart last. */
  lastAdded: number | null
  /** Something is on its way: the amounts shown are those of before. */
  isBusy: boolean
}

export const noCart: CartState = {
  phase: 'none',
  id: null,
  cart: null,
  calculated: null,
  wanted: {},
  problems: {},
  removed: null,
  repacked: null,
  lastAdded: null,
  isBusy: false,
}

/**
 * The lines in the order they were added, with the quantities the visitor asked for; amounts stay those the
 * server worked out (CART-PAGES-5).
 */
export function shownLines({ calculated, cart, wanted }: CartState): readonly CartLine[] {
  const places = new Map(
    (cart?.products ?? []).map(({ productVariantId }, index) => [productVariantId, index]),
  )
  const placeOf = ({ productVariantId }: CartLine) => places.get(productVariantId) ?? places.size
  return (calculated?.products ?? [])
    .map((line) => ({ ...line, quantity: wanted[line.productVariantId] ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The same with the one that was added last before all others. */
export function newestFirst(state: CartState): readonly CartLine[] {
  const isNewest = ({ productVariantId }: CartLine) => productVariantId === state.lastAdded
  const lines = shownLines(state)
  return [...lines.filter(isNewest), ...lines.filter((line) => !isNewest(line))]
}

/** How many samples have no name yet. */
export function unnamedCount(lines: readonly CartLine[]): number {
  return lines.flatMap(({ rqsSamples }) => rqsSamples).filter(({ sampleName }) => !sampleName?.trim()).length
}

export function shownCount(state: CartState): number {
  return cartCounts(shownLines(state)).items
}

/** A record without one of its entries. */
export function without<T>(record: Readonly<Record<number, T>>, key: number): Readonly<Record<number, T>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== String(key)))
}
