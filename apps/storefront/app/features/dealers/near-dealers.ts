import type { Hit } from './dealer-types'

/** So far people drive for a bag of feed (DEALERS-4). */
export const nearKm = 50
const fewest = 3

/** The dealers that are near, nearest first; where none is, the nearest three (DEALERS-4). */
export function nearDealers(hits: readonly Hit[]): { hits: readonly Hit[]; isNear: boolean } {
  const near = hits.filter(({ km }) => km <= nearKm)
  return near.length > 0 ? { hits: near, isNear: true } : { hits: hits.slice(0, fewest), isNear: false }
}
