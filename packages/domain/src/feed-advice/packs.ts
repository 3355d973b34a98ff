import { mealsPerDay, type PackContent } from '../catalogue/index.ts'

export type FeedPack = { content: PackContent; priceCents: number }

/** How long a pack lasts, and what a day of it costs. */
export type PackRation = { portions: number; days: number; costPerDayCents: number }

/** FEED-ADVICE-7: a litre counts as a kilogram; what is sold by the piece has no days. */
export function packRation({ content, priceCents }: FeedPack, gramsPerDay: number): PackRation | null {
  if (content.unit === 'piece') return null
  return {
    portions: Math.floor((content.amount * mealsPerDay) / gramsPerDay),
    days: Math.floor(content.amount / gramsPerDay),
    costPerDayCents: Math.round((priceCents * gramsPerDay) / content.amount),
  }
}

/** FEED-ADVICE-8: a pack that is empty within a week is bought too often, one that lasts a quarter of a year grows stale. */
export const sensibleDays = { min: 7, max: 90 } as const

type Candidate = FeedPack & { isBuyable: boolean }

/**
 * FEED-ADVICE-8: of the packs that can be bought and last a sensible time the cheapest per day. Where none does, the one that
 * comes nearest: the longest of those that are too short, else the shortest of those that are too long.
 */
export function bestPack<Pack extends Candidate>(packs: readonly Pack[], gramsPerDay: number): Pack | null {
  const ranked = packs
    .filter(({ isBuyable, content }) => isBuyable && content.unit !== 'piece')
    .map((pack) => ({ pack, days: pack.content.amount / gramsPerDay }))
    .toSorted((a, b) => distance(a.days) - distance(b.days) || cheaper(a.pack, b.pack))
  return ranked[0]?.pack ?? null
}

/** No distance within the sensible time; too short comes before too long, each by how far it is off. */
function distance(days: number): number {
  if (days < sensibleDays.min) return 1 - days / sensibleDays.min
  if (days > sensibleDays.max) return days / sensibleDays.max
  return 0
}

/** Per gram, as per day; of equals the smaller pack. */
function cheaper(a: FeedPack, b: FeedPack): number {
  return (
    a.priceCents * b.content.amount - b.priceCents * a.content.amount || a.content.amount - b.content.amount
  )
}
