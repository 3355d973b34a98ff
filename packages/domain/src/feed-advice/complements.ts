import { type FeedKind, type FeedUse, isFattening } from './feeding.ts'
import { adviceLimits } from './limits.ts'

/** What is asked of a product to say whether it goes with another. */
export type Companion = {
  id: number
  /** The home first. */
  categories: readonly string[]
  /** For which ends its file says that it is made. */
  applications: readonly string[]
  /** Null of what is not fed by a dose. */
  feeding: {
    kind: FeedKind
    use: FeedUse
    isMineralised: boolean
    neverWith?: readonly number[] | undefined
  } | null
  /** Of a kilogram, in grams; null where unmeasured. */
  sugarAndStarch: number | null
  /** A search for an illness names it, or the category it stands in. */
  isForIllness: boolean
  /** A search for one of those illnesses never shows it. */
  isUnfitForIllness: boolean
}

export type Complementable = Companion & {
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
 * What goes with a product and is not bought instead of it: what its file names without its rivals, then for feed one
 * product of each kind that belongs beside it (CATALOGUE-26).
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

/** Whether a product goes with all of these and is bought instead of none (CART-31). */
export function goesWithAll(products: readonly Companion[], other: Companion): boolean {
  return products.every((product) => goesWith(product, other))
}

/** Whether a gift may be fed beside all of these; it is eaten up, so a rival of one is no harm (PRICING-22). */
export function mayBeGivenBeside(products: readonly Companion[], gift: Companion): boolean {
  return products.every((product) => !isForbidden(product, gift) && isSafeBeside(product, gift))
}

function bestOf(kind: FeedKind, product: Complementable, all: readonly Complementable[]) {
  const shared = ({ categories }: Complementable) =>
    categories.filter((category) => product.categories.includes(category)).length
  return all
    .filter((other) => other.feeding?.kind === kind && other.id !== product.id && goesWith(product, other))
    .toSorted((a, b) => shared(b) - shared(a) || a.id - b.id)[0]
}

function goesWith(product: Companion, other: Companion): boolean {
  return !isRival(product, other) && !isForbidden(product, other) && isSafeBeside(product, other)
}

/** Fed in the same way for the same end: one of them is enough. Stages of life follow each other, so they are no rivals. */
function isRival(product: Companion, other: Companion): boolean {
  if (!product.feeding || !other.feeding || product.categories[0] === 'foal-mare') return false
  if (product.feeding.kind === 'supplement') return sameHome(product, other)
  return product.feeding.kind === other.feeding.kind && product.feeding.use === other.feeding.use
}

function sameHome(product: Companion, other: Companion): boolean {
  return product.categories[0] === other.categories[0]
}

/** Labels forbid some feeds beside each other, and one that carries the minerals is enough (FEED-ADVICE-52). */
function isForbidden(product: Companion, other: Companion): boolean {
  const mineralised = ({ applications, feeding }: Companion) =>
    applications.includes('vitamins-minerals') || (feeding?.isMineralised ?? false)
  if (mineralised(product) && other.feeding?.isMineralised) return true
  return forbids(product, other) || forbids(other, product)
}

function forbids({ feeding }: Companion, { id }: Companion): boolean {
  return feeding?.neverWith?.includes(id) ?? false
}

function isSafeBeside(product: Companion, other: Companion): boolean {
  return isLowEnough(product, other) && isLeanEnough(product, other)
}

/** Who buys to make a horse thinner is not led to what the calculator refuses to a fat one (FEED-ADVICE-58). */
function isLeanEnough({ applications }: Companion, { feeding }: Companion): boolean {
  return !applications.includes('weight-loss') || feeding === null || !isFattening(feeding.kind)
}

/**
 * Who buys for an illness has a horse that must avoid sugar and
 * starch, and is not led to what search or calculator would refuse to it (FEED-ADVICE-19).
 */
function isLowEnough(product: Companion, { feeding, sugarAndStarch, isUnfitForIllness }: Companion): boolean {
  if (!isMadeForIllness(product)) return true
  if (isUnfitForIllness) return false
  if (sugarAndStarch === null) return feeding === null
  return sugarAndStarch <= adviceLimits.starchAndSugarOfFeed.value
}

function isMadeForIllness({ isForIllness, applications }: Companion): boolean {
  return isForIllness || applications.includes('metabolic')
}
