import { textsOf } from '../../shared/shop/locale'
import type { Footer, ShopFacts, SiteFacts } from '../../shared/shop/shop'

/** Where a contract must be ended from every page: § 312k BGB. */
const endsByLaw = new Set(['DE'])

/** Beside the way to withdraw from a contract, the way to end one, under the words of the law (ENDING-18). */
export function withEnding(
  footer: Footer,
  { locale }: Pick<ShopFacts, 'locale'>,
  { countryCode }: Pick<SiteFacts, 'countryCode'>,
): Footer {
  const position = footer.legal.findIndex(({ ref }) => ref === 'page:withdrawal')
  if (position < 0 || !endsByLaw.has(countryCode)) return footer
  const link = { title: textsOf(locale, 'ending')('title'), url: '/end-contract/' }
  return { ...footer, legal: footer.legal.toSpliced(position + 1, 0, link) }
}
