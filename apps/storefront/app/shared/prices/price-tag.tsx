import type { Schemas } from '@haverhof/api-client'
import { isAnalysisKit } from '@haverhof/domain/catalogue'
import type { Translate } from '#texts'
import type { Formats } from './formats'

export type Price = Schemas['Price']
type Words = Translate<'catalogue'>

/** What an amount includes: goods are sent at a charge, analysis kits go by post for nothing. */
type Terms = 'terms' | 'termsPostFree'

type Props = {
  price: Price
  t: Words
  formats: Formats
  size?: 'card' | 'page'
  /** PRODUCT-11: said wherever the pack can be put into the cart. */
  terms?: Terms
}

const sizes = { card: 'text-lg', page: 'text-3xl' } as const

/** The binding amount, the price of a unit beside it, a struck price and an indicative one where there is any. */
export function PriceTag({ price, t, formats, size = 'card', terms }: Props) {
  const { originalAmount, indicative } = price
  return (
    <p className="price leading-snug">
      <span className={`font-semibold ${sizes[size]}`}>{formats.euro(price.amount)}</span>
      {originalAmount !== null && (
        <>
          {' '}
          <s className="text-muted text-sm" aria-hidden="true">
            {formats.euro(originalAmount)}
          </s>
          <span className="text-muted block text-xs">
            {t('price.lowestBefore', { price: formats.euro(originalAmount) })}
          </span>
        </>
      )}
      {price.unitPrice && (
        <>
          {' '}
          <span className="text-muted ml-1 inline-block text-sm">
            {unitPriceText(price.unitPrice, t, formats)}
          </span>
        </>
      )}
      {indicative && (
        <span className="text-muted block text-sm">
          {t('price.indicative', { price: formats.money(indicative.amount, indicative.currency) })}
        </span>
      )}
      {terms && <span className="text-muted block text-xs">{t(`price.${terms}`)}</span>}
    </p>
  )
}

export function unitPriceText(
  unitPrice: NonNullable<Price['unitPrice']>,
  t: Words,
  formats: Formats,
): string {
  return t(`price.per.${unitPrice.per}`, { price: formats.euro(unitPrice.amount) })
}

export function priceTerms(productType: number): Terms {
  return isAnalysisKit(productType) ? 'termsPostFree' : 'terms'
}
