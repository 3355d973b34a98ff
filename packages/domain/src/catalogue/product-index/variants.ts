import { type Bits, addBit, emptyBits, hasBit, popcount } from '../index-tools/bitset.ts'

/**
 * Packs are numbered in layers: the first packs of all docs, then the second packs, and so on. Pack p belongs to doc
 * p % stride, and what is asked of the packs of each doc is answered for 32 docs at a time.
 */
export type Layers = { stride: number; layerCount: number }

export function layersFor(docCount: number, mostPacks: number): Layers {
  return { stride: (docCount + 31) & ~31, layerCount: mostPacks }
}

/** A facet of packs: each pack has one value at most. */
export type VariantColumn = {
  keys: readonly string[]
  /** Per value: its packs, and the docs that own one of them. */
  packs: readonly Bits[]
  owners: readonly Bits[]
  /** The values of the packs of doc d begin at d × layers, so that they lie side by side; -1 where a pack has none. */
  ofDoc: Int16Array
}

export function variantColumn(
  values: Iterable<readonly [number, string | null]>,
  layers: Layers,
): VariantColumn {
  const packs = new Map<string, Bits>()
  const ofDoc = new Int16Array(layers.stride * layers.layerCount).fill(-1)
  const places = new Map<string, number>()
  for (const [pack, value] of values) {
    if (value === null) continue
    let bits = packs.get(value)
    if (!bits) packs.set(value, (bits = emptyBits(ofDoc.length)))
    addBit(bits, pack)
    const place = places.get(value) ?? places.size
    places.set(value, place)
    ofDoc[(pack % layers.stride) * layers.layerCount + Math.floor(pack / layers.stride)] = place
  }
  return {
    keys: [...packs.keys()],
    ofDoc,
    packs: [...packs.values()],
    owners: [...packs.values()].map((bits) => ownersOf(bits, layers)),
  }
}

/** The packs with one of these values. */
export function variantsWith(column: VariantColumn | undefined, keys: readonly string[]): Bits[] {
  return keys.flatMap((key) => column?.packs[column.keys.indexOf(key)] ?? [])
}

/** The docs that own one of these packs. */
export function ownersOf(packs: Bits, { stride, layerCount }: Layers): Bits {
  const owners = emptyBits(stride)
  for (let layer = 0; layer < layerCount; layer++) {
    const start = layer * owners.length
    for (let word = 0; word < owners.length; word++) {
      owners[word] = (owners[word] as number) | (packs[start + word] as number)
    }
  }
  return owners
}

/** How many of the docs own a pack that is in both sets. */
export function countOwners(docs: Bits, left: Bits, right: Bits, { layerCount }: Layers): number {
  const words = docs.length
  let count = 0
  for (let word = 0; word < words; word++) {
    const wanted = docs[word] as number
    if (wanted === 0) continue
    let owners = 0
    for (let layer = 0; layer < layerCount; layer++) {
      const at = layer * words + word
      owners |= (left[at] as number) & (right[at] as number)
    }
    count += popcount(owners & wanted)
  }
  return count
}

/** CATALOGUE-13: the pack on the card is the first one that passes the pack filters. */
export function shownVariant(doc: number, packs: Bits | undefined, { stride, layerCount }: Layers): number {
  if (!packs) return doc
  for (let layer = 0; layer < layerCount; layer++) {
    if (hasBit(packs, layer * stride + doc)) return layer * stride + doc
  }
  return doc
}
