import type { CheckoutStep } from '@haverhof/domain/checkout'
import { languageOfId } from '@haverhof/domain/shared'
import type { CountryOption } from '../shared/forms/country-field'
import type { ShopRequest } from '../toolkit/shop-request'
import { textsOf } from '../shared/shop/locale'
import type { PageHead } from '../shared/shop/page-head'
import type { OwnWords } from '../features/checkout/complete/order-done'

/** Title and texts of a checkout step for the frame; search engines do not index it. */
export function checkoutFacts({ locale }: ShopRequest, page: CheckoutStep) {
  const { title, texts } = steps[page]
  return { kind: 'checkout', texts, head: hiddenHead(locale, title(locale), page) }
}

/** The words that only later steps say come with them; the last one repeats what the second asked. */
const steps: Record<CheckoutStep, { title: (locale: string) => string; texts: string }> = {
  billing: {
    title: (locale) => textsOf(locale, 'checkout')('billing.title'),
    texts: 'checkout forms delivery-choice',
  },
  delivery: {
    title: (locale) => textsOf(locale, 'delivery')('title'),
    texts: 'checkout forms delivery delivery-choice pickup-points yard',
  },
  payment: {
    title: (locale) => textsOf(locale, 'payment')('title'),
    texts: 'cart cart-editing checkout forms delivery delivery-choice payment',
  },
}

/** The same for the pages after the steps. */
export function orderedFacts({ locale }: ShopRequest, page: 'complete' | 'sandbox') {
  const head = hiddenHead(locale, textsOf(locale, 'ordered')(`${page}.title`), page)
  return { kind: 'checkout', texts: 'cart checkout forms delivery payment ordered', head }
}

function hiddenHead(locale: string, title: string, page: CheckoutStep | 'complete' | 'sandbox'): PageHead {
  return { title, description: textsOf(locale, 'heads')(page), hidden: true }
}

/** The countries that a bill may name: those the site delivers to, its own first, then all others by name (CHECKOUT-43). */
export async function loadCountries({ api }: ShopRequest): Promise<CountryOption[]> {
  const [delivered, names] = await Promise.all([api.delivery.countries(), api.countries.localizedNames()])
  const options = delivered.map(({ countryId, name, regionCode, hasParcelShops }) => ({
    countryId,
    name,
    regionCode,
    hasParcelShops,
    isServed: true,
  }))
  const served = new Set(options.map(({ countryId }) => countryId))
  const others = names
    .filter(({ countryId }) => !served.has(countryId))
    .map(({ countryId, name, regionCode }) => ({ countryId, name, regionCode, isServed: false }))
  return [...options, ...others]
}

/**
 * Those that goods can be sent to. Where a Dutch address cannot be used, the Netherlands stand in the list all the same, so that a Dutch
 * customer learns where to order.
 */
export async function loadDeliveryCountries(shop: ShopRequest): Promise<CountryOption[]> {
  const countries = await loadCountries(shop)
  return countries.filter(({ isServed, regionCode }) => isServed || regionCode === 'NL')
}

/** Whether goods can be collected at a dealer. Without an answer they cannot. */
export async function hasDealers({ api }: ShopRequest): Promise<boolean> {
  const dealers = await api.dealers.list(null).catch(() => [])
  return dealers.length > 0
}

/** What the site itself says at the end of an order, where it says it in the language of the page. */
export async function loadClosingWords(shop: ShopRequest) {
  const site = await shop.api.sites.get(shop.siteId)
  const [success, successOfKits, failed] = await Promise.all(
    [site.checkoutSuccessPageId, site.checkoutSuccessRqsPageId, site.checkoutFailedPageId].map((id) =>
      ownWords(shop, id),
    ),
  )
  return { success: success ?? null, successOfKits: successOfKits ?? null, failed: failed ?? null }
}

async function ownWords(shop: ShopRequest, contentPageId: number): Promise<OwnWords> {
  try {
    const { title, intro, body, textLanguage } = await shop.api.content.page(contentPageId)
    return textLanguage === languageOfId(shop.languageId) ? { title, intro, body } : null
  } catch {
    return null
  }
}
