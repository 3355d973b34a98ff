import { redirect } from 'react-router'
import type { ShopRequest } from '../toolkit/shop-request'
import { visitorsOnly } from './parts/session.server'
import { answerWith } from '../shared/shop/answer-with'
import { textsOf } from '../shared/shop/locale'
import type { PageHead } from '../shared/shop/page-head'

type Page = 'login' | 'register' | 'forgot' | 'resend' | 'confirm' | 'reset' | 'askLink' | 'link'

/** What every page before the account tells the frame. */
export function visitorPageFacts({ locale }: ShopRequest, page: Page) {
  const title = textsOf(locale, 'sign-in')(`${page}.title`)
  const head: PageHead = { title, description: textsOf(locale, 'heads')(page), hidden: true }
  return { kind: 'account', texts: 'forms sign-in', head }
}

/** SIGN-IN-PAGES-5: the same for a page that is of no use to those who are signed in: they go `elsewhere`. */
export async function loadVisitorPage(shop: ShopRequest, page: Page, elsewhere = '/account/') {
  await visitorsOnly(shop, elsewhere)
  return visitorPageFacts(shop, page)
}

/** SIGN-IN-PAGES-11: the same inside checkout, whose frame has texts of its own. */
export async function loadCheckoutVisitorPage(shop: ShopRequest, page: Page) {
  const facts = await loadVisitorPage(shop, page, '/checkout/billing/')
  return { ...facts, kind: 'checkout', texts: `cart checkout ${facts.texts}` }
}

/** SIGN-IN-PAGES-10: a visitor without what a mailed link carries goes `elsewhere`. */
export function requireMailedLink({ searchParams }: URL, elsewhere: string): void {
  if (!searchParams.get('token') || !searchParams.get('userId')) answerWith(redirect(elsewhere))
}

/** SIGN-IN-PAGES-18: whether the link asks a customer, who may well be signed in, about a new mailbox. */
export function isForNewMailbox({ searchParams }: URL): boolean {
  return searchParams.get('mailbox') === 'new'
}

/** SIGN-IN-PAGES-26: pages with a secret in their address tell no other site where the visitor came from. */
export function secretPageHeaders() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
}
