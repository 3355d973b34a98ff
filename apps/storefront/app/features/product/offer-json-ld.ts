import type { Schemas } from '@haverhof/api-client'
import { isAnalysisKit } from '@haverhof/domain/catalogue'
import type { JsonLd } from '../../toolkit/structured-data'

type Variant = Schemas['ProductVariant']

/** Under what terms the site sells: where to, and what the way there costs. */
export type Terms = Schemas['HomeTariff']

const availability: Record<Variant['stock']['state'], string> = {
  available: 'InStock',
  'low-stock': 'LimitedAvailability',
  // It cannot be ordered ahead.
  'coming-soon': 'OutOfStock',
  'sold-out': 'OutOfStock',
}

/** The offer of a pack: its price and price per unit, what sending it costs and how long it takes (SEO-18). */
export function offerJsonLd(
  variant: Variant,
  { origin, terms, productType }: { origin: string; terms: Terms | null; productType: number },
): JsonLd {
  const { price, stock, url } = variant
  return {
    '@type': 'Offer',
    url: new URL(url, origin).href,
    price: price.amount.toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${availability[stock.state]}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(price.unitPrice ? { priceSpecification: pricesJsonLd(variant) } : {}),
    ...shippingJsonLd(variant, terms, productType),
  }
}

const units = {
  g: { code: 'KGM', size: 1000 },
  ml: { code: 'LTR', size: 1000 },
  piece: { code: 'C62', size: 1 },
}

/** The price for what is in the pack, told per kilo, litre or piece; what it was reduced from is struck. */
function pricesJsonLd({ price, content }: Variant): JsonLd[] {
  const { code, size } = units[content.unit]
  const common = { '@type': 'UnitPriceSpecification', priceCurrency: 'EUR' }
  const struck = price.originalAmount !== null && {
    ...common,
    priceType: 'https://schema.org/StrikethroughPrice',
    price: price.originalAmount.toFixed(2),
  }
  const specification = {
    ...common,
    price: price.amount.toFixed(2),
    referenceQuantity: {
      '@type': 'QuantitativeValue',
      value: content.amount / size,
      unitCode: code,
      valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: code },
    },
  }
  return struck ? [struck, specification] : [specification]
}

/** Of what a carrier brings, or the letter post for nothing (DELIVERY-3); a lorry comes on a day that is agreed. */
function shippingJsonLd(variant: Variant, terms: Terms | null, productType: number) {
  const { price, deliveryDays, byAppointment } = variant
  if (!terms || byAppointment) return {}
  const { freeFromCents } = terms
  const isFree =
    isAnalysisKit(productType) || (freeFromCents !== null && Math.round(price.amount * 100) >= freeFromCents)
  const [minValue, maxValue] = deliveryDays
  const days = { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: isFree ? '0.00' : (terms.priceCents / 100).toFixed(2),
        currency: 'EUR',
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: terms.countryCode },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
        transitTime: days,
      },
    },
  }
}
