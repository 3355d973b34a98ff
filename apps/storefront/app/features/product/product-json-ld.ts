import type { Schemas } from '@haverhof/api-client'
import type { JsonLd } from '../../shared/seo/json-ld'

type Product = Schemas['ProductDetail']
type Variant = Schemas['ProductVariant']

const availability: Record<Variant['stock']['state'], string> = {
  available: 'InStock',
  'low-stock': 'LimitedAvailability',
  'coming-soon': 'PreOrder',
  'sold-out': 'OutOfStock',
}

/** SEO: a product is a group of packs, each with an offer of its own. Prices are the binding euros. */
export function productJsonLd(product: Product, origin: string): JsonLd {
  const { summary } = product.reviews
  const hasColours = product.variants.every(({ colour }) => colour !== null)
  const rating = {
    '@type': 'AggregateRating',
    ratingValue: summary.average,
    reviewCount: summary.count,
    bestRating: 5,
    worstRating: 1,
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    productGroupID: String(product.productId),
    name: product.title,
    description: product.summary,
    url: new URL(product.variants[0]?.url ?? product.url, origin).href,
    brand: { '@type': 'Brand', name: product.brand },
    variesBy: hasColours ? 'https://schema.org/color' : 'https://schema.org/size',
    ...(summary.count > 0 ? { aggregateRating: rating } : {}),
    hasVariant: product.variants.map((variant) => packJsonLd(product, variant, origin)),
  }
}

function packJsonLd(product: Product, variant: Variant, origin: string): JsonLd {
  const url = new URL(variant.url, origin).href
  return {
    '@type': 'Product',
    name: `${product.title} ${variant.colour?.label ?? variant.packSize}`,
    sku: variant.articleNumber,
    gtin13: variant.ean,
    image: variant.images.map(({ src }) => new URL(src, origin).href),
    ...(variant.colour ? { color: variant.colour.label } : { size: variant.packSize }),
    offers: {
      '@type': 'Offer',
      url,
      price: variant.price.amount.toFixed(2),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${availability[variant.stock.state]}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  }
}
