import { type Order, orderBy } from '../index-tools/order.ts'

/** Docs by their titles as the language sorts them; equal titles have equal keys. */
export function orderByName(titles: readonly string[], productIds: Int32Array, language: string): Order {
  const { compare } = new Intl.Collator(language)
  const sorted = [...titles.keys()].sort((left, right) =>
    compare(titles[left] as string, titles[right] as string),
  )
  const keys = new Int32Array(titles.length)
  sorted.forEach((doc, place) => {
    const before = sorted[place - 1]
    if (before === undefined) return
    const isEqual = compare(titles[before] as string, titles[doc] as string) === 0
    keys[doc] = (keys[before] as number) + (isEqual ? 0 : 1)
  })
  return orderBy(sorted, keys, (doc) => productIds[doc] as number)
}
