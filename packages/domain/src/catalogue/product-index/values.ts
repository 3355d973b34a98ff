import { type Bits, eachBit, emptyBits, hasBit, membersOf, setBit } from '../index-tools/bitset.ts'
import type { Layers, VariantColumn } from './variants.ts'

/** The values of a product facet, as sets of docs and, the other way round, per doc. */
export type ValueColumn = {
  keys: string[]
  /** Per value: the docs that have it. */
  docs: Bits[]
  /** The values of doc d are `values[starts[d]]` up to `values[starts[d + 1]]`. */
  starts: Int32Array
  values: Uint16Array
}

export function valueColumn(docCount: number): ValueColumn {
  return { keys: [], docs: [], starts: new Int32Array(docCount + 1), values: new Uint16Array() }
}

/** Whether that changed anything. Per doc, values are known again after `indexValues`. */
export function setValues(column: ValueColumn, doc: number, values: readonly string[]): boolean {
  for (const value of values) {
    if (column.keys.includes(value)) continue
    column.keys.push(value)
    column.docs.push(emptyBits(column.starts.length - 1))
  }
  const own = new Set(values)
  let changed = false
  column.keys.forEach((key, index) => {
    if (setBit(column.docs[index] as Bits, doc, own.has(key))) changed = true
  })
  return changed
}

/** Lists the values per doc as the sets have them. */
export function indexValues(column: ValueColumn): void {
  const { docs, starts } = column
  const next = new Int32Array(starts.length)
  for (const set of docs) eachBit(set, (doc) => void (next[doc + 1] = (next[doc + 1] as number) + 1))
  for (let doc = 1; doc < next.length; doc++) next[doc] = (next[doc] as number) + (next[doc - 1] as number)
  starts.set(next)
  column.values = new Uint16Array(starts.at(-1) ?? 0)
  docs.forEach((set, value) =>
    eachBit(set, (doc) => {
      column.values[next[doc] as number] = value
      next[doc] = (next[doc] as number) + 1
    }),
  )
}

/** Docs that are counted, one by one or as a set. */
export type CountedDocs = { bits: Bits; members: Int32Array }

export function countedDocs(bits: Bits): CountedDocs {
  return { bits, members: membersOf(bits) }
}

/** What looking at a doc costs beside a word of the set of a value, as measured: packs are further apart. */
export const costOfDoc = { product: 4, pack: 10, filteredVariant: 4 }

/** Whether looking at each doc is cheaper than laying the sets of all values beside them. */
export function areFew({ bits, members }: CountedDocs, valueCount: number, cost: number): boolean {
  return members.length * cost < valueCount * bits.length
}

/** Per value how many of these docs have it. */
export function countValues(docs: Int32Array, { keys, starts, values }: ValueColumn): Uint32Array {
  const counts = new Uint32Array(keys.length)
  for (const doc of docs) {
    const end = starts[doc + 1] as number
    for (let at = starts[doc] as number; at < end; at++) {
      const value = values[at] as number
      counts[value] = (counts[value] as number) + 1
    }
  }
  return counts
}

/** Per value how many of these docs own a pack of it among `packs`; a doc counts once, however many such packs it has. */
export function countVariantValues(
  docs: Int32Array,
  { keys, ofDoc }: VariantColumn,
  packs: Bits | undefined,
  { stride, layerCount }: Layers,
): Uint32Array {
  const counts = new Uint32Array(keys.length)
  const lastDoc = new Int32Array(keys.length).fill(-1)
  for (const doc of docs) {
    for (let layer = 0; layer < layerCount; layer++) {
      const value = ofDoc[doc * layerCount + layer] as number
      if (value < 0 || lastDoc[value] === doc || (packs && !hasBit(packs, layer * stride + doc))) continue
      lastDoc[value] = doc
      counts[value] = (counts[value] as number) + 1
    }
  }
  return counts
}
