import type { Schemas } from '@haverhof/api-client'
import type { DeliveryDays, DeliveryTariff } from '../../features/product/delivery-note'
import { deliveryDates } from '@haverhof/domain/delivery'
import { answerWith } from '../../shared/shop/answer-with'
import { productJsonLd } from '../../features/product/product-json-ld'
import { type TextBlock, textBlocks } from '../../features/product/simple-markdown'
import { plainDay } from '../../toolkit/plain-dates'
import { textsOf } from '../../shared/shop/locale'
import { breadcrumbJsonLd } from '../../shared/seo/json-ld'
import type { PageLoad } from '../parts/page-load'
import { brandOf, shareImage } from '../parts/reading-head.server'

export type ProductDetailData = {
  product: Schemas['ProductDetail']
  breadcrumb: { title: string; url: string }[]
  dates: DeliveryDays
  /** The last of them, as 2026-11-16. */
  arrivesBy: string
  tariff: DeliveryTariff | null
  text: TextBlock[]
}

type Route = { kind: string; productVariantId: number }

export const load: PageLoad<ProductDetailData, Route> = async (shop, route) => {
  const [answer, tariff] = await Promise.all([
    shop.api.products.detail(route.productVariantId),
    // What bringing costs never keeps a page from being shown.
    shop.api.delivery.tariff().catch(() => null),
  ])
  const product = answer as Schemas['ProductDetail']
  const variant = product.variants.find((each) => each.productVariantId === product.productVariantId)
  if (!variant) answerWith(new Response(null, { status: 404 }))
  const breadcrumb = [
    { title: brandOf(shop).name, url: '/' },
    ...product.breadcrumb.filter(({ url }) => url !== '/' && url !== product.url),
    { title: product.title, url: variant.url },
  ]
  const { first, last } = deliveryDates(new Date(), variant.deliveryDays, tariff?.countryCode)
  const words = textsOf(shop.locale, 'ui.dates')
  const dates = { first: plainDay(words, first), last: plainDay(words, last) }
  const [image] = variant.images
  // The pages of packs name the pack: no two say the same (SEO-15).
  const packName =
    variant.productVariantId === product.firstProductVariantId
      ? null
      : (variant.colour?.label ?? variant.packSize)
  return {
    data: {
      product,
      breadcrumb,
      dates,
      arrivesBy: last,
      tariff: tariff && euros(tariff),
      text: textBlocks(product.description),
    },
    texts: 'product delivery-note',
    head: {
      title: titleOf(product, packName),
      description: packName ? `${product.title} ${packName}: ${product.summary}` : longEnough(product),
      type: 'product',
      image: shareImage(shop, `${brandOf(shop).language}/${variant.productVariantId}`, image?.alt),
      jsonLd: [productJsonLd(product, shop.origin, tariff), breadcrumbJsonLd(shop.origin, breadcrumb)],
    },
  }
}

const longestTitle = 60

/** The name, and what it is where there is room: in its own words, else those of its category (SEO-7). */
function titleOf({ title, subtitle, breadcrumb, url }: Schemas['ProductDetail'], packName: string | null) {
  const name = packName ? `${title} ${packName}` : title
  const category = breadcrumb.findLast((crumb) => crumb.url !== '/' && crumb.url !== url)?.title
  const more = [subtitle, category].find(
    (words) => words && words !== title && name.length + words.length + 3 <= longestTitle,
  )
  return more ? `${name} – ${more}` : name
}

const shortDescription = 100

/** Appends the benefits of the product to a short summary (SEO-7). */
function longEnough({ summary, usps }: Schemas['ProductDetail']): string {
  return summary.length < shortDescription ? [summary, ...usps].join(' ') : summary
}

/** The page does without it rather than fail (PRODUCT-20). */
function euros({ priceCents, freeFromCents, lorryPriceCents }: Schemas['HomeTariff']): DeliveryTariff {
  const inEuros = (cents: number | null) => (cents === null ? null : cents / 100)
  return { price: priceCents / 100, freeFrom: inEuros(freeFromCents), lorryPrice: inEuros(lorryPriceCents) }
}
