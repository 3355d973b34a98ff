import type { Schemas } from '@haverhof/api-client'
import type { Translate } from '#texts'
import type { Formats } from './formats'

/** What few prices have is not named where there is none. */
export type Price = Omit<Schemas['Price'], Rarity> & Partial<Pick<Schemas['Price'], Rarity>>
type Rarity = 'originalAmount' | 'indicative'

type Words = Translate<'catalogue'>

/** What stands beside every amount: the price of a unit, and on sites with another currency the indicative amount (PRODUCT-11). */
export function priceNotes({ unitPrice, indicative }: Price, t: Words, formats: Formats): string {
  const notes = [
    unitPrice && unitPriceText(unitPrice, t, formats),
    indicative && t('price.indicative', { price: formats.money(indicative.amount, indicative.currency) }),
  ]
  return notes.filter(Boolean).join(' · ')
}

export function unitPriceText(
  unitPrice: NonNullable<Price['unitPrice']>,
  t: Words,
  formats: Formats,
): string {
  return t(`price.per.${unitPrice.per}`, { price: formats.euro(unitPrice.amount) })
}
