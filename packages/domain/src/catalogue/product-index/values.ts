import { type Bits, eachBit, hasBit, membersOf } from '../index-tools/bitset.ts'
import type { Layers, VariantColumn } from './variants.ts'

/** The values of a product facet, as sets of docs and, the other way round, per doc. */
export type ValueColumn = {
  keys: readonly string[]
  /** Per value: the docs that have it. */
  docs: readonly Bits[]
  /** The values of doc d are `values[starts[d]]` up to `values[starts[d + 1]]`. */
  starts: Int32Array
  values: Uint16Array
}

export function valueColumn(bits: ReadonlyMap<string, Bits>, docCount: number): ValueColumn {
  const docs = [...bits.values()]
  const ofDoc: number[][] = Array.from({ length: docCount }, () => [])
  docs.forEach((set, value) => eachBit(set, (doc) => void ofDoc[doc]?.push(value)))
  const starts = new Int32Array(docCount + 1)
  ofDoc.forEach((values, doc) => (starts[doc + 1] = (starts[doc] as number) + values.length))
  return { keys: [...bits.keys()], docs, starts, values: Uint16Array.from(ofDoc.flat()) }
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
