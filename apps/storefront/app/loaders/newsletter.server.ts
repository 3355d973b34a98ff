import type { ShopRequest } from '../toolkit/shop-request'
import { textsOf } from '../shared/shop/locale'
import { sellsOrNotFound } from './parts/sells-or-not-found.server'

/** The two pages that mailed links lead to. */
export function loadNewsletterPage(shop: ShopRequest, wish: 'confirm' | 'unsubscribe') {
  sellsOrNotFound(shop)
  const t = textsOf(shop.locale, 'newsletter')
  const head = { title: t(`${wish}.title`), description: t(`${wish}.text`), hidden: true }
  return { texts: 'newsletter', head }
}
