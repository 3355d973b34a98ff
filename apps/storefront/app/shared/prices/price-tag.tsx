import { isAnalysisKit } from '@haverhof/domain/catalogue'
import type { Translate } from '#texts'
import type { Formats } from './formats'
import { type Price, unitPriceText } from './price-notes'

type Words = Translate<'catalogue'>

/** What an amount includes: goods are sent at a charge, analysis kits go by post for nothing. */
type Terms = 'terms' | 'termsPostFree'

type Props = {
  price: Price
  t: Words
  formats: Formats
  size?: 'card' | 'page'
  /** Said wherever the pack can be put into the cart (PRODUCT-11). */
  terms?: Terms
}

/** The binding amount, the price of a unit beside it, a struck price and an indicative one where there is any: styles/price.css. */
export function PriceTag({ price, t, formats, size = 'card', terms }: Props) {
  const { originalAmount = null, indicative = null } = price
  return (
    <p className={size === 'page' ? 'price price-large' : 'price'}>
      <b>{formats.euro(price.amount)}</b>
      {originalAmount !== null && (
        <>
          {' '}
          <s aria-hidden="true">{formats.euro(originalAmount)}</s>
          <small>{t('price.lowestBefore', { price: formats.euro(originalAmount) })}</small>
        </>
      )}
      {price.unitPrice && (
        <>
          {' '}
          <span>{unitPriceText(price.unitPrice, t, formats)}</span>
        </>
      )}
      {indicative && (
        <small className="indicative">
          {t('price.indicative', { price: formats.money(indicative.amount, indicative.currency) })}
        </small>
      )}
      {terms && <small>{t(`price.${terms}`)}</small>}
    </p>
  )
}

export function priceTerms(productType: number): Terms {
  return isAnalysisKit(productType) ? 'termsPostFree' : 'terms'
}
