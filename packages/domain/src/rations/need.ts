/** What a day should bring of a substance (RATIONS-4). */
export type Need = {
  /** The most that such an animal may need. */
  amount: number
  /** The least; the same where nothing is open. */
  least: number
  /** What is said of an amount between the two. */
  between: 'enough' | 'loses-weight' | 'depends-on-age'
}

export function needOf(amount: number): Need {
  return { amount, least: amount, between: 'enough' }
}

/** The line of a fat animal is exact, because its need is told with a margin already (RATIONS-17). */
export function shortBelow({ least, between }: Need, share: number): number {
  return between === 'loses-weight' ? least : least * share
}
