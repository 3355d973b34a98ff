import type { Schemas } from '@haverhof/api-client'
import { globalTradeNumber } from '@haverhof/domain/catalogue'
import { returnPolicyJsonLd } from '../../shared/seo/json-ld'
import type { JsonLd } from '../../toolkit/structured-data'
import { offerJsonLd, type Terms } from './offer-json-ld'

type Product = Schemas['ProductDetail']
type Variant = Schemas['ProductVariant']

/** As many as search engines show. */
const mostReviews = 5

/** A product is a group of packs, each with an offer of its own (SEO-8). Prices are the binding euros. */
export function productJsonLd(product: Product, origin: string, terms: Terms | null): JsonLd {
  const { summary, reviews } = product.reviews
  const hasColours = product.variants.every(({ colour }) => colour !== null)
  const rating = {
    '@type': 'AggregateRating',
    ratingValue: summary.average,
    reviewCount: summary.count,
    bestRating: 5,
    worstRating: 1,
  }
  const rated = {
    aggregateRating: rating,
    review: reviews.slice(0, mostReviews).map((review) => reviewJsonLd(review, origin)),
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    productGroupID: String(product.productId),
    name: product.title,
    description: product.summary,
    url: new URL(firstOf(product)?.url ?? product.url, origin).href,
    brand: { '@type': 'Brand', name: product.brand },
    variesBy: hasColours ? 'https://schema.org/color' : 'https://schema.org/size',
    ...(isRated(product) ? rated : {}),
    hasVariant: product.variants.map((variant) => packJsonLd({ product, variant, origin, terms })),
  }
}

/** Example reviews are never in structured data (LAW-9). */
function isRated({ reviews: { summary, reviews } }: Product): boolean {
  return summary.count > 0 && !reviews.some(({ isExample }) => isExample)
}

type Pack = { product: Product; variant: Variant; origin: string; terms: Terms | null }

function packJsonLd({ product, variant, origin, terms }: Pack): JsonLd {
  const gtin = globalTradeNumber(variant.ean)
  return {
    '@type': 'Product',
    inProductGroupWithID: String(product.productId),
    name: `${product.title} ${variant.colour?.label ?? variant.packSize}`,
    description: product.summary,
    sku: variant.articleNumber,
    ...(gtin ? { gtin13: gtin } : {}),
    image: variant.images.map((image) => new URL(largestOf(image), origin).href),
    ...(variant.colour ? { color: variant.colour.label } : { size: variant.packSize }),
    offers: {
      ...offerJsonLd(variant, { origin, terms, productType: product.productType }),
      // Loose feed is mixed with what is in the silo already, so it cannot be returned.
      ...(terms && variant.pack !== 'silo'
        ? { hasMerchantReturnPolicy: returnPolicyJsonLd(terms.countryCode) }
        : {}),
    },
  }
}

/** The last of the sizes that the picture comes in. */
function largestOf({ src, srcset }: Variant['images'][number]): string {
  return srcset.split(', ').at(-1)?.split(' ')[0] || src
}

function reviewJsonLd(review: Schemas['Review'], origin: string): JsonLd {
  const { title, text, rating, author, date, language, photos } = review
  return {
    '@type': 'Review',
    name: title,
    reviewBody: text,
    inLanguage: language,
    datePublished: date,
    author: { '@type': 'Person', name: author },
    ...(photos.length > 0 && { image: photos.map(({ url }) => new URL(url, origin).href) }),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  }
}

/** The pack that has the address of the product. */
function firstOf({ variants, firstProductVariantId }: Schemas['ProductDetail']) {
  return variants.find(({ productVariantId }) => productVariantId === firstProductVariantId)
}
