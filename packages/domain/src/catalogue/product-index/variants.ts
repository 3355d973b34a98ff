import { type Bits, addBit, emptyBits, hasBit, popcount, removeBit } from '../index-tools/bitset.ts'

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
  keys: string[]
  /** Per value: its packs, and the docs that own one of them. */
  packs: Bits[]
  owners: Bits[]
  /** The values of the packs of doc d begin at d × layers, so that they lie side by side; -1 where a pack has none. */
  ofDoc: Int16Array
}

export function variantColumn({ stride, layerCount }: Layers): VariantColumn {
  return { keys: [], packs: [], owners: [], ofDoc: new Int16Array(stride * layerCount).fill(-1) }
}

/** Whether that changed anything. */
export function setVariantValue(
  column: VariantColumn,
  layers: Layers,
  pack: number,
  value: string | null,
): boolean {
  const doc = pack % layers.stride
  const at = doc * layers.layerCount + Math.floor(pack / layers.stride)
  const before = column.ofDoc[at] as number
  const after = value === null ? -1 : placeOfValue(column, layers, value)
  if (before === after) return false
  column.ofDoc[at] = after
  if (before >= 0) {
    removeBit(column.packs[before] as Bits, pack)
    const own = column.ofDoc.subarray(doc * layers.layerCount, (doc + 1) * layers.layerCount)
    if (!own.includes(before)) removeBit(column.owners[before] as Bits, doc)
  }
  if (after >= 0) {
    addBit(column.packs[after] as Bits, pack)
    addBit(column.owners[after] as Bits, doc)
  }
  return true
}

function placeOfValue(column: VariantColumn, { stride, layerCount }: Layers, value: string): number {
  const position = column.keys.indexOf(value)
  if (position >= 0) return position
  column.packs.push(emptyBits(stride * layerCount))
  column.owners.push(emptyBits(stride))
  return column.keys.push(value) - 1
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

/** The pack on the card is the first one that passes the pack filters (CATALOGUE-13). */
export function shownVariant(doc: number, packs: Bits | undefined, { stride, layerCount }: Layers): number {
  if (!packs) return doc
  for (let layer = 0; layer < layerCount; layer++) {
    if (hasBit(packs, layer * stride + doc)) return layer * stride + doc
  }
  return doc
}
