import { type Order, orderBy } from '../index-tools/order.ts'

type Names = { titles: string[]; byName: Order; languages: readonly string[] }

/** Docs by their titles as the language sorts them; equal titles have equal keys. */
export function orderByName(titles: readonly string[], productIds: Int32Array, language: string): Order {
  const { compare } = new Intl.Collator(language)
  const sorted = [...titles.keys()].sort((left, right) =>
    compare(titles[left] as string, titles[right] as string),
  )
  const keys = new Int32Array(titles.length)
  sorted.forEach((doc, index) => {
    const before = sorted[index - 1]
    if (before === undefined) return
    const isEqual = compare(titles[before] as string, titles[doc] as string) === 0
    keys[doc] = (keys[before] as number) + (isEqual ? 0 : 1)
  })
  return orderBy(sorted, keys, (doc) => productIds[doc] as number)
}

/** Puts the doc where its new title belongs. */
export function rename(names: Names, productIds: Int32Array, doc: number, title: string): void {
  const { titles, byName, languages } = names
  if (titles[doc] === title) return
  titles[doc] = title
  const { sequence, count } = byName
  const old = sequence.subarray(0, count).indexOf(doc)
  sequence.copyWithin(old, old + 1, count)
  const { compare } = new Intl.Collator(languages[0])
  const idOf = (member: number) => productIds[member] as number
  let low = 0
  let high = count - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = sequence[middle] as number
    if ((compare(titles[other] as string, title) || idOf(other) - idOf(doc)) < 0) low = middle + 1
    else high = middle
  }
  sequence.copyWithin(low + 1, low, count - 1)
  sequence[low] = doc
  renumber(byName, doc, (left, right) => compare(titles[left] as string, titles[right] as string) === 0)
}

/** Of all but the doc it is known by their keys whether they are equal. */
function renumber(
  { sequence, count, keys }: Order,
  doc: number,
  isEqual: (left: number, right: number) => boolean,
): void {
  const old = keys.slice()
  keys[sequence[0] as number] = 0
  for (let index = 1; index < count; index++) {
    const before = sequence[index - 1] as number
    const member = sequence[index] as number
    const isSame = before === doc || member === doc ? isEqual(before, member) : old[before] === old[member]
    keys[member] = (keys[before] as number) + (isSame ? 0 : 1)
  }
}
