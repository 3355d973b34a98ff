import { DAY } from '../shared/index.ts'
import type { PackContent } from './pack-content.ts'

/** A price of one pack on one site, from a moment on. `isOffer` marks a reduction the shop announces as such. */
export type PriceEntry = { validFrom: number; amountCents: number; isOffer: boolean }

/** The price of a site follows its price level and always ends on a 5 (CATALOGUE-4). */
export function sitePriceCents(dutchPriceCents: number, levelPercent: number): number {
  const exact = (dutchPriceCents * levelPercent) / 100
  return Math.max(5, Math.round((exact - 5) / 10) * 10 + 5)
}

/** The price that holds now: the youngest entry that has begun. */
export function currentPrice<Entry extends PriceEntry>(history: readonly Entry[], now: number): Entry | null {
  return history.reduce<Entry | null>(
    (best, entry) => (entry.validFrom <= now && (!best || entry.validFrom > best.validFrom) ? entry : best),
    null,
  )
}

/**
 * The struck price is the lowest that held at any moment of the 30 days before the reduction
 * began (CATALOGUE-5). Null when the current price is no offer, or not lower than that.
 */
export function struckPriceCents(history: readonly PriceEntry[], now: number): number | null {
  const current = currentPrice(history, now)
  if (!current?.isOffer) return null
  const windowStart = current.validFrom - 30 * DAY
  const before = history.filter((entry) => entry.validFrom < current.validFrom)
  const atStart = currentPrice(before, windowStart)
  const held = before.filter((entry) => entry.validFrom > windowStart || entry === atStart)
  if (held.length === 0) return null
  const lowest = Math.min(...held.map((entry) => entry.amountCents))
  return lowest > current.amountCents ? lowest : null
}

/** What the binding euro amount comes to in the shown currency, to two decimals. */
export function indicativeAmount(amountCents: number, exchangeRate: number): number {
  return Math.round(amountCents * exchangeRate) / 100
}

export type UnitPrice = { amountCents: number; per: 'kg' | 'l' | 'piece' }

const units = {
  g: { per: 'kg', size: 1000 },
  ml: { per: 'l', size: 1000 },
  piece: { per: 'piece', size: 1 },
} as const

/**
 * The price of one kilogram, litre or piece, rounded half up to the cent (CATALOGUE-1). Never per 100 g or 100 ml.
 * A single piece has no unit price: it would repeat the price.
 */
export function unitPrice(priceCents: number, content: PackContent): UnitPrice | null {
  if (content.unit === 'piece' && content.amount === 1) return null
  const { per, size } = units[content.unit]
  return { amountCents: Math.round((priceCents * size) / content.amount), per }
}
