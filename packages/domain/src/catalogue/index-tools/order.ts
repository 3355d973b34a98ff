import { type Bits, countBits, eachBit } from './bitset.ts'

/** A sort order made beforehand, in both directions; equal products stand in the order of their ids in both. */
export type Order = { rising: Direction; falling: Direction }
export type Direction = { sequence: Int32Array; rank: Int32Array }

export function orderBy(size: number, ids: Int32Array, compare: Compare): Order {
  const all = Array.from({ length: size }, (_, place) => place)
  return orderOf(all, size, (member) => ids[member] as number, compare)
}

type Compare = (left: number, right: number) => number

/** Sorts once; the other direction is the same groups of equals from the end. */
export function orderOf(
  members: readonly number[],
  size: number,
  idOf: (member: number) => number,
  compare: Compare,
): Order {
  const rising = sequenceOf(members, size, (left, right) => compare(left, right) || idOf(left) - idOf(right))
  const sequence = new Int32Array(members.length)
  let filled = 0
  for (let end = members.length; end > 0;) {
    let start = end - 1
    const last = rising.sequence[start] as number
    while (start > 0 && compare(rising.sequence[start - 1] as number, last) === 0) start--
    sequence.set(rising.sequence.subarray(start, end), filled)
    filled += end - start
    end = start
  }
  return { rising, falling: { sequence, rank: ranksOf(sequence, size) } }
}

/** These members in order; the rank of any other is 0 and means nothing. */
function sequenceOf(
  members: readonly number[],
  size: number,
  compare: (left: number, right: number) => number,
): Direction {
  const sequence = Int32Array.from(members).sort(compare)
  return { sequence, rank: ranksOf(sequence, size) }
}

function ranksOf(sequence: Int32Array, size: number): Int32Array {
  const rank = new Int32Array(size)
  sequence.forEach((member, place) => {
    rank[member] = place
  })
  return rank
}

/** Below this many members sorting them is cheaper than walking a whole order. */
const fewCount = 400

/** The members of a small set; undefined when there are many. */
export function fewMembers(members: Bits): number[] | undefined {
  if (countBits(members) > fewCount) return undefined
  const found: number[] = []
  eachBit(members, (member) => void found.push(member))
  return found
}

type Members = { few: () => number[] | undefined; has: (member: number) => boolean }

/** One page of the members of a set in the given order. */
export function pageOf({ few, has }: Members, order: Direction, skip: number, take: number): number[] {
  const found = few()
  if (found) return found.sort(byRank(order)).slice(skip, skip + take)
  const page: number[] = []
  let seen = 0
  for (const member of order.sequence) {
    if (!has(member)) continue
    if (seen++ >= skip) page.push(member)
    if (page.length === take) break
  }
  return page
}

function byRank({ rank }: Direction): (left: number, right: number) => number {
  return (left, right) => (rank[left] as number) - (rank[right] as number)
}
