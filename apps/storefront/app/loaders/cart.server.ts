import { languageOfId } from '@haverhof/domain/shared'
import type { ShopRequest } from '../toolkit/shop-request'
import { textsOf } from '../shared/shop/locale'
import { uspsOf } from './parts/shop-answers.server'

/** The frame of the cart. Its lines are the visitor's alone: the browser fetches them. */
export async function loadCartPage({ api, siteId, languageId, locale }: ShopRequest) {
  const [site, categories] = await Promise.all([api.sites.get(siteId), api.categories.list()])
  const usps = await api.usps.get(site.cartUspCollectionId).catch(() => null)
  const feed = categories.find(({ key }) => key === 'feed')
  return {
    rangeUrl: feed?.url ?? '/',
    usps: usps ? uspsOf(usps, languageOfId(languageId) ?? 'en') : [],
    // The remark about the silo is that of a product.
    texts: 'cart cart-editing delivery-note repeat-choice',
    head: {
      title: textsOf(locale, 'cart')('title'),
      description: textsOf(locale, 'heads')('cart'),
      hidden: true,
    },
  }
}
