import { type Bits, hasBit } from '../index-tools/bitset.ts'
import type { Layers } from './variants.ts'

/** The lowest and the highest; the lowest is above the highest when there is nothing. */
export type Ends = readonly [number, number]

type Column = Float32Array | Float64Array

/** Of figures that docs have themselves; what is no number counts for nothing. */
export function endsOfDocs(docs: Int32Array, lowest: Column, highest: Column): Ends {
  let min = Infinity
  let max = -Infinity
  for (const doc of docs) {
    const low = lowest[doc] as number
    const high = highest[doc] as number
    if (low < min) min = low
    if (high > max) max = high
  }
  return [min, max]
}

/** Of the prices of those packs that are in the set; a pack without a price is below zero and counts for nothing. */
export function endsOfVariants(
  docs: Int32Array,
  packs: Bits,
  cents: Int32Array,
  { stride, layerCount }: Layers,
): Ends {
  let min = Infinity
  let max = -Infinity
  for (const doc of docs) {
    for (let pack = doc; pack < stride * layerCount; pack += stride) {
      const own = cents[pack] as number
      if (own < 0 || !hasBit(packs, pack)) continue
      if (own < min) min = own
      if (own > max) max = own
    }
  }
  return [min, max]
}
