import { data } from 'react-router'
import type { ShopRequest } from '../platform/shop-request'
import { loadLocale, textsOf } from '../site/locale'

/** The two pages that mailed links lead to. */
export function loadNewsletterPage({ locale }: ShopRequest, wish: 'confirm' | 'unsubscribe') {
  // The corporate site sends no newsletter.
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown data as the failure to show
  if (locale.startsWith('corporate')) throw data(null, { status: 404 })
  const t = textsOf(locale, 'newsletter')
  const head = { title: t(`${wish}.title`), description: t(`${wish}.text`), hidden: true }
  return { texts: 'newsletter', head }
}

export async function loadNewsletterTexts(): Promise<void> {
  await loadLocale(document.documentElement.dataset['locale'] ?? '', 'newsletter')
}
