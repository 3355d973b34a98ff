/** Amounts are whole cents; every rounding of the shop happens in this file. */

const basisPoints = 10_000

/** Half a cent rounds up (PRICING-2). Both numbers are whole and not negative. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}

/** A percentage has at most two decimals. */
export function percentOf(cents: number, percent: number): number {
  return divideHalfUp(cents * points(percent), basisPoints)
}

/** The VAT inside a gross amount. */
export function vatInside(grossCents: number, percent: number): number {
  return divideHalfUp(grossCents * points(percent), basisPoints + points(percent))
}

/** A gross amount without the VAT inside it. */
export function netOf(grossCents: number, percent: number): number {
  return grossCents - vatInside(grossCents, percent)
}

function points(percent: number): number {
  return Math.round(percent * 100)
}

/**
 * Parts an amount by weights, to the cent: each share is rounded down, and the cents left over go to the
 * largest remainders, the first of equal ones first (PRICING-4). Without any weight everything goes to the first.
 */
export function distribute(totalCents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map((_, index) => (index === 0 ? totalCents : 0))
  const shares = weights.map((weight, index) => ({ index, ...shareOf(totalCents, weight, sum) }))
  const left = totalCents - shares.reduce((total, share) => total + share.whole, 0)
  if (left === 0) return shares.map((share) => share.whole)
  const luckiest = shares.toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  const lucky = new Set(luckiest.slice(0, left).map((share) => share.index))
  return shares.map((share) => share.whole + (lucky.has(share.index) ? 1 : 0))
}

function shareOf(totalCents: number, weight: number, sum: number): { whole: number; remainder: number } {
  const product = totalCents * weight
  if (Number.isSafeInteger(product)) {
    return { whole: Math.floor(product / sum), remainder: product % sum }
  }
  const exact = BigInt(totalCents) * BigInt(weight)
  return { whole: Number(exact / BigInt(sum)), remainder: Number(exact % BigInt(sum)) }
}
