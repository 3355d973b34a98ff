const noBreak = '\u00a0'
const euroAfter = [``, `${noBreak}€`] as const

type Signs = Record<string, readonly [before: string, after: string]>

/** How languages write decimals, and the currencies they show, on either side of an amount. */
const ways: Record<string, { point: string; signs: Signs }> = {
  nl: { point: ',', signs: { EUR: [`€${noBreak}`, ''] } },
  de: { point: ',', signs: { EUR: euroAfter } },
  da: { point: ',', signs: { EUR: euroAfter, DKK: ['', `${noBreak}kr.`] } },
  en: { point: '.', signs: { EUR: ['€', ''] } },
  it: { point: ',', signs: { EUR: euroAfter } },
  pt: { point: ',', signs: { EUR: euroAfter } },
  es: { point: ',', signs: { EUR: euroAfter } },
  sv: { point: ',', signs: { EUR: euroAfter, SEK: ['', `${noBreak}kr`] } },
  et: { point: ',', signs: { EUR: euroAfter } },
}

/** Where thousands are parted, figures take a formatter from here on. */
const thousand = 1000
const million = 1_000_000

/**
 * An amount of money as the formatter of the language would write it, without one: making the first keeps a phone busy for
 * a tenth of a second. Null for what only the formatter knows.
 */
export function plainMoney(
  culture: string,
  amount: number,
  currency: string,
  isGrouped: boolean,
): string | null {
  const way = wayOf(culture)
  const sign = way?.signs[currency]
  if (!way || !sign || !isPlain(amount, 2, isGrouped)) return null
  return sign[0] + amount.toFixed(2).replace('.', way.point) + sign[1]
}

/** A figure with exactly this many decimals, likewise. */
export function plainFixed(
  culture: string,
  value: number,
  decimals: number,
  isGrouped: boolean,
): string | null {
  const way = wayOf(culture)
  return way && isPlain(value, decimals, isGrouped) ? value.toFixed(decimals).replace('.', way.point) : null
}

/** A figure with at most this many decimals, likewise. */
export function plainFigure(
  culture: string,
  value: number,
  decimals: number,
  isGrouped: boolean,
): string | null {
  const way = wayOf(culture)
  return way && isPlain(value, decimals, isGrouped)
    ? String(Number(value.toFixed(decimals))).replace('.', way.point)
    : null
}

function wayOf(culture: string) {
  return ways[culture.slice(0, 2)]
}

function isPlain(value: number, decimals: number, isGrouped: boolean): boolean {
  return value >= 0 && Number(value.toFixed(decimals)) < (isGrouped ? thousand : million)
}
