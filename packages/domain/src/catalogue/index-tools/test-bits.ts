import { addBit, type Bits, emptyBits } from './bitset.ts'

export function bitsOf(members: Iterable<number>, size: number): Bits {
  const bits = emptyBits(size)
  for (const member of members) addBit(bits, member)
  return bits
}

/** Every whole number below the size. */
export function allBits(size: number): Bits {
  return bitsOf(Array(size).keys(), size)
}
