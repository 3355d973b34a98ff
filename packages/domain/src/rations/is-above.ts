/** Sums of decimals are not exact in binary: a hair's breadth is not above. */
export function isAbove(value: number, most: number): boolean {
  return value > most * (1 + 1e-9)
}
