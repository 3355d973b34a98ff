import type { FeedKind, FeedUse } from './feeding.ts'
import { adviceLimits } from './limits.ts'

/** What is asked of a product to say what goes with it. */
export type Complementable = {
  id: number
  /** As the files put them, the home first. */
  categories: readonly string[]
  /** Null of what is not fed by a dose. */
  feeding: {
    kind: FeedKind
    use: FeedUse
    isMineralised: boolean
    neverWith?: readonly number[] | undefined
  } | null
  /** Of a kilogram, in grams; null where nobody has measured it. */
  sugarAndStarch: number | null
  /** Its rules or its own text forbid it with laminitis or EMS. */
  isUnfitForSensitive: boolean
  /** Its recommended amount covers vitamins and trace elements. */
  hasVitamins: boolean
  /** What its file names, best first. */
  recommendations: readonly number[]
}

export const mostComplements = 4

/** Beside a feed of this kind, in this order. */
const partners: Partial<Record<FeedKind, readonly FeedKind[]>> = {
  concentrate: ['mineral', 'fibre', 'oil', 'treat'],
  fibre: ['mineral', 'oil', 'treat'],
  mineral: ['fibre', 'oil', 'treat'],
}

/**
 * CATALOGUE-26: what goes with a product and is not bought instead of it: what its file names without its rivals, then for feed one
 * product of each kind that belongs beside it.
 */
export function complementsOf(product: Complementable, all: readonly Complementable[]): number[] {
  const byId = new Map(all.map((other) => [other.id, other]))
  const named = product.recommendations
    .flatMap((id) => byId.get(id) ?? [])
    .filter((other) => goesWith(product, other))
  const kinds = (product.feeding && partners[product.feeding.kind]) ?? []
  const added = kinds.flatMap((kind) => {
    const isThere = named.some(({ feeding }) => feeding?.kind === kind)
    return isThere ? [] : (bestOf(kind, product, all) ?? [])
  })
  return [...named, ...added].slice(0, mostComplements).map(({ id }) => id)
}

function bestOf(kind: FeedKind, product: Complementable, all: readonly Complementable[]) {
  const shared = ({ categories }: Complementable) =>
    categories.filter((category) => product.categories.includes(category)).length
  return all
    .filter((other) => other.feeding?.kind === kind && other.id !== product.id && goesWith(product, other))
    .toSorted((a, b) => shared(b) - shared(a) || a.id - b.id)[0]
}

function goesWith(product: Complementable, other: Complementable): boolean {
  return !isRival(product, other) && !isForbidden(product, other) && isLowEnough(product, other)
}

/** Fed in the same way for the same end: one of them is enough. Stages of life follow each other, so they are no rivals. */
function isRival(product: Complementable, other: Complementable): boolean {
  if (!product.feeding || !other.feeding || product.categories[0] === 'foal-mare') return false
  if (product.feeding.kind === 'supplement') return sameHome(product, other)
  return product.feeding.kind === other.feeding.kind && product.feeding.use === other.feeding.use
}

function sameHome(product: Complementable, other: Complementable): boolean {
  return product.categories[0] === other.categories[0]
}

/** FEED-ADVICE-17: labels forbid some feeds beside each other, and one that carries the minerals is enough. */
function isForbidden(product: Complementable, other: Complementable): boolean {
  const mineralised = (one: Complementable) => one.hasVitamins || (one.feeding?.isMineralised ?? false)
  if (mineralised(product) && other.feeding?.isMineralised) return true
  return forbids(product, other) || forbids(other, product)
}

function forbids({ feeding }: Complementable, { id }: Complementable): boolean {
  return feeding?.neverWith?.includes(id) ?? false
}

/** FEED-ADVICE-19: who buys low in sugar has a horse that must avoid it, and is not led to what the calculator would refuse to it. */
function isLowEnough(product: Complementable, other: Complementable): boolean {
  if (!product.categories.includes('low-sugar') || !other.feeding) return true
  const { sugarAndStarch, isUnfitForSensitive } = other
  if (sugarAndStarch === null || isUnfitForSensitive) return false
  return sugarAndStarch <= adviceLimits.starchAndSugarOfFeed.value
}
