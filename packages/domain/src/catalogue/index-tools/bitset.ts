/** Sets of small whole numbers as bits; all sets of one index have the same length. */
export type Bits = Int32Array

export function emptyBits(size: number): Bits {
  return new Int32Array((size + 31) >>> 5)
}

export function addBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] as number) | (1 << (position & 31))
}

export function removeBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] as number) & ~(1 << (position & 31))
}

/** Whether that changed anything. */
export function setBit(bits: Bits, position: number, isMember: boolean): boolean {
  if (hasBit(bits, position) === isMember) return false
  if (isMember) addBit(bits, position)
  else removeBit(bits, position)
  return true
}

export function hasBit(bits: Bits, position: number): boolean {
  return ((bits[position >>> 5] as number) & (1 << (position & 31))) !== 0
}

export function intersection(left: Bits, right: Bits): Bits {
  const both = new Int32Array(left.length)
  for (let word = 0; word < left.length; word++) both[word] = (left[word] as number) & (right[word] as number)
  return both
}

export function difference(left: Bits, right: Bits): Bits {
  const result = new Int32Array(left.length)
  for (let word = 0; word < left.length; word++)
    result[word] = (left[word] as number) & ~(right[word] as number)
  return result
}

export function union(sets: readonly Bits[], size: number): Bits {
  const any = emptyBits(size)
  for (const set of sets) {
    for (let word = 0; word < any.length; word++) any[word] = (any[word] as number) | (set[word] as number)
  }
  return any
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += popcount(bits[word] as number)
  return count
}

export function countBoth(left: Bits, right: Bits): number {
  let count = 0
  for (let word = 0; word < left.length; word++) {
    count += popcount((left[word] as number) & (right[word] as number))
  }
  return count
}

/** All members in rising order. */
export function membersOf(bits: Bits): Int32Array {
  const members = new Int32Array(countBits(bits))
  let count = 0
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] as number
    while (rest !== 0) {
      const lowest = rest & -rest
      members[count++] = word * 32 + 31 - Math.clz32(lowest)
      rest ^= lowest
    }
  }
  return members
}

/** Calls `visit` for each member in rising order until it answers false. */
export function eachBit(bits: Bits, visit: (position: number) => boolean | void): void {
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] as number
    while (rest !== 0) {
      const lowest = rest & -rest
      if (visit(word * 32 + 31 - Math.clz32(lowest)) === false) return
      rest ^= lowest
    }
  }
}

export function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
