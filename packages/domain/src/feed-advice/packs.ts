import type { PackContent } from '../catalogue/index.ts'
import { type Feeding, usualFeeding } from './feeding.ts'

export type FeedPack = { content: PackContent; priceCents: number }

/** How long a pack lasts, and what a day of it costs. */
export type PackRation = { portions: number; days: number; costPerDayCents: number }

/** What the days of a pack go by. */
type Fed = { gramsPerDay: number; mealsPerDay: number }

/** What is poured is dosed in millilitres and packed in them; what is sold by the piece has no days (FEED-ADVICE-7). */
export function packRation(
  { content, priceCents }: FeedPack,
  { gramsPerDay, mealsPerDay }: Fed,
): PackRation | null {
  if (content.unit === 'piece') return null
  return {
    portions: Math.floor((content.amount * mealsPerDay) / gramsPerDay),
    days: Math.floor(content.amount / gramsPerDay),
    costPerDayCents: Math.round((priceCents * gramsPerDay) / content.amount),
  }
}

/** A pack that is empty within a week is bought too often, one that lasts a quarter of a year grows stale (FEED-ADVICE-8). */
export const sensibleDays = { min: 7, max: 90 } as const

type Candidate = FeedPack & { isBuyable: boolean }
type Keeping = Pick<Feeding, 'fedDays' | 'useWithinDays'>

/**
 * Of the packs that can be bought and last a sensible time, no longer than they keep once open, the cheapest per day
 * (FEED-ADVICE-8). Where none does, the one that comes nearest: the longest of those that are too short, else the shortest of
 * the longer ones.
 */
export function bestPack<Pack extends Candidate>(
  packs: readonly Pack[],
  gramsPerDay: number,
  { fedDays = { days: 1, of: 1 }, useWithinDays = sensibleDays.max }: Keeping = usualFeeding,
): Pack | null {
  const max = Math.min(sensibleDays.max, useWithinDays)
  const ranked = packs
    .filter(({ isBuyable, content }) => isBuyable && content.unit !== 'piece')
    .map((pack) => ({ pack, days: calendarDays(pack.content.amount / gramsPerDay, fedDays) }))
    .toSorted((a, b) => distance(a.days, max) - distance(b.days, max) || cheaper(a.pack, b.pack))
  return ranked[0]?.pack ?? null
}

/** A pack that is not empty when its content should be used up (FEED-ADVICE-8). */
export function outlasts(days: number, { fedDays = { days: 1, of: 1 }, useWithinDays }: Keeping): boolean {
  return useWithinDays !== undefined && calendarDays(days, fedDays) > useWithinDays
}

/** What is fed on some days only lasts the longer (FEED-ADVICE-51). */
export function calendarDays(days: number, fedDays: NonNullable<Keeping['fedDays']>): number {
  return (days * fedDays.of) / fedDays.days
}

/** No distance within the sensible time; too short comes before too long, each by how far it is off. */
function distance(days: number, max: number): number {
  if (days < sensibleDays.min) return 1 - days / sensibleDays.min
  if (days > max) return days / max
  return 0
}

/** Per gram, as per day; of equals the smaller pack. */
function cheaper(a: FeedPack, b: FeedPack): number {
  return (
    a.priceCents * b.content.amount - b.priceCents * a.content.amount || a.content.amount - b.content.amount
  )
}
