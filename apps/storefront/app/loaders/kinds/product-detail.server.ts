import type { Schemas } from '@haverhof/api-client'
import type { DeliveryDays } from '../../features/product/delivery-note'
import { deliveryDates } from '@haverhof/domain/delivery'
import { productJsonLd } from '../../features/product/product-json-ld'
import { type TextBlock, textBlocks } from '../../features/product/simple-markdown'
import { plainDay } from '../../toolkit/plain-dates'
import { textsOf } from '../../shared/shop/locale'
import { breadcrumbJsonLd } from '../../shared/seo/json-ld'
import type { PageLoad } from '../parts/page-load'
import { brandOf } from '../parts/reading-head.server'

export type ProductDetailData = {
  product: Schemas['ProductDetail']
  breadcrumb: { title: string; url: string }[]
  dates: DeliveryDays
  text: TextBlock[]
}

type Route = { kind: string; productVariantId: number }

export const load: PageLoad<ProductDetailData, Route> = async (shop, route) => {
  const product = (await shop.api.products.detail(route.productVariantId)) as Schemas['ProductDetail']
  const variant = product.variants.find((each) => each.productVariantId === product.productVariantId)
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown response as the answer
  if (!variant) throw new Response(null, { status: 404 })
  const breadcrumb = [
    { title: brandOf(shop).name, url: '/' },
    ...product.breadcrumb.filter(({ url }) => url !== '/' && url !== product.url),
    { title: product.title, url: variant.url },
  ]
  const { first, last } = deliveryDates(new Date(), variant.deliveryDays)
  const words = textsOf(shop.locale, 'ui.dates')
  const dates = { first: plainDay(words, first), last: plainDay(words, last) }
  const [image] = variant.images
  const isFirst = variant === product.variants[0]
  return {
    data: { product, breadcrumb, dates, text: textBlocks(product.description) },
    texts: 'product',
    head: {
      title: isFirst ? product.title : `${product.title} ${variant.colour?.label ?? variant.packSize}`,
      description: product.summary,
      type: 'product',
      ...(image && { image: { ...image, url: new URL(image.src, shop.origin).href } }),
      jsonLd: [productJsonLd(product, shop.origin), breadcrumbJsonLd(shop.origin, breadcrumb)],
    },
  }
}
