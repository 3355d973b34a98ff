import { type Bits, countBits, eachBit } from './bitset.ts'

type Column = Int32Array | Float32Array | Float64Array

/**
 * Members sorted by a figure. The first `count` places of the sequence are taken; equal members stand in the order of their ids, whichever
 * way the list is read.
 */
export type Order = { sequence: Int32Array; count: number; keys: Column }

type IdOf = (member: number) => number

/** There is room for every member that has a key. */
export function orderBy(members: Iterable<number>, keys: Column, idOf: IdOf): Order {
  const sorted = Int32Array.from(members).sort(rising(keys, idOf))
  const sequence = new Int32Array(keys.length)
  sequence.set(sorted)
  return { sequence, count: sorted.length, keys }
}

/** The key of the member must still be the one it was put in with. */
export function removeMember(order: Order, idOf: IdOf, member: number): void {
  const position = placeFor(order, idOf, member)
  if (position === order.count || order.sequence[position] !== member) return
  order.sequence.copyWithin(position, position + 1, order.count)
  order.count -= 1
}

/** By the key that it has now. */
export function addMember(order: Order, idOf: IdOf, member: number): void {
  const position = placeFor(order, idOf, member)
  order.sequence.copyWithin(position + 1, position, order.count)
  order.sequence[position] = member
  order.count += 1
}

/** Where the member stands, or would have to. */
function placeFor({ sequence, count, keys }: Order, idOf: IdOf, member: number): number {
  const compare = rising(keys, idOf)
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(sequence[middle] as number, member) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function rising(keys: Column, idOf: IdOf): (left: number, right: number) => number {
  return (left, right) =>
    (keys[left] as number) - (keys[right] as number) || idOf(left) - idOf(right) || left - right
}

/** Below this many members sorting them is cheaper than walking a whole order. */
const fewCount = 400

/** The members of a small set; undefined when there are many. */
export function fewMembers(members: Bits): number[] | undefined {
  if (countBits(members) > fewCount) return undefined
  const list: number[] = []
  eachBit(members, (member) => void list.push(member))
  return list
}

type Members = { few: () => number[] | undefined; has: (member: number) => boolean }
type Page = { descending: boolean; skip: number; take: number }

/** One page of the members of a set in the given order. */
export function pageOf({ few, has }: Members, order: Order, idOf: IdOf, page: Page): number[] {
  const { descending, skip, take } = page
  const fewMembers = few()
  if (fewMembers) return fewMembers.sort(direction(order.keys, idOf, descending)).slice(skip, skip + take)
  const members: number[] = []
  let seen = 0
  walk(order, descending, (member) => {
    if (has(member) && seen++ >= skip) members.push(member)
    return members.length < take
  })
  return members
}

function direction(keys: Column, idOf: IdOf, descending: boolean): (left: number, right: number) => number {
  if (!descending) return rising(keys, idOf)
  return (left, right) => (keys[right] as number) - (keys[left] as number) || idOf(left) - idOf(right)
}

/** Calls `visit` for each member until it answers false; falling, groups of equals come from the end, each from its start. */
function walk(
  { sequence, count, keys }: Order,
  descending: boolean,
  visit: (member: number) => boolean,
): void {
  if (!descending) {
    for (let position = 0; position < count; position++) if (!visit(sequence[position] as number)) return
    return
  }
  for (let end = count; end > 0;) {
    let start = end - 1
    const key = keys[sequence[start] as number]
    while (start > 0 && keys[sequence[start - 1] as number] === key) start--
    for (let position = start; position < end; position++) if (!visit(sequence[position] as number)) return
    end = start
  }
}
