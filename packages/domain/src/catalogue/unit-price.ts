import type { PackContent } from './pack-content.ts'

export type UnitPrice = { amountCents: number; per: 'kg' | 'l' | 'piece' }

const units = {
  g: { per: 'kg', size: 1000 },
  ml: { per: 'l', size: 1000 },
  piece: { per: 'piece', size: 1 },
} as const

/**
 * CATALOGUE-1: the price of one kilogram, litre or piece, rounded half up to the cent. Never per 100 g or 100 ml.
 * A single piece has no unit price: it would repeat the price.
 */
export function unitPrice(priceCents: number, content: PackContent): UnitPrice | null {
  if (content.unit === 'piece' && content.amount === 1) return null
  const { per, size } = units[content.unit]
  return { amountCents: Math.round((priceCents * size) / content.amount), per }
}
