import { type Bits, addBit, emptyBits } from './index-bitset.ts'

/** A facet of packs: each pack has one value at most. */
export type PackColumn = {
  keys: readonly string[]
  /** Per pack the place of its value among the keys, plus one; 0 for none. */
  valueOfPack: Uint8Array
  /** Per value: its packs, and the docs that own one of them. */
  packs: readonly Bits[]
  owners: readonly Bits[]
}

export function packColumn(
  values: readonly (string | null)[],
  docOfPack: ArrayLike<number>,
  docCount: number,
): PackColumn {
  const keys = [...new Set(values.filter((value) => value !== null))]
  const place = new Map(keys.map((key, index) => [key, index]))
  const packs = keys.map(() => emptyBits(values.length))
  const owners = keys.map(() => emptyBits(docCount))
  const valueOfPack = Uint8Array.from(values, (value, pack) => {
    const found = value === null ? undefined : place.get(value)
    if (found === undefined) return 0
    addBit(packs[found] as Bits, pack)
    addBit(owners[found] as Bits, docOfPack[pack] as number)
    return found + 1
  })
  return { keys, valueOfPack, packs, owners }
}

/** The packs with one of these values. */
export function packsWith(column: PackColumn | undefined, keys: readonly string[]): Bits[] {
  return keys.flatMap((key) => column?.packs[column.keys.indexOf(key)] ?? [])
}
