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

/** The same for a page that is of no use to those who are signed in: they go `elsewhere` (SIGN-IN-PAGES-5). */
export async function loadVisitorPage(shop: ShopRequest, page: Page, elsewhere = '/account/') {
  await visitorsOnly(shop, elsewhere)
  return visitorPageFacts(shop, page)
}

/** The same inside checkout, whose frame has texts of its own (SIGN-IN-PAGES-11). */
export async function loadCheckoutVisitorPage(shop: ShopRequest, page: Page) {
  const facts = await loadVisitorPage(shop, page, '/checkout/billing/')
  return { ...facts, kind: 'checkout', texts: `cart checkout ${facts.texts}` }
}

/** A visitor without what a mailed link carries goes `elsewhere` (SIGN-IN-PAGES-10). */
export function requireMailedLink({ searchParams }: URL, elsewhere: string): void {
  if (!searchParams.get('token') || !searchParams.get('userId')) answerWith(redirect(elsewhere))
}

/** Whether the link asks a customer, who may well be signed in, about a new mailbox (SIGN-IN-PAGES-18). */
export function isForNewMailbox({ searchParams }: URL): boolean {
  return searchParams.get('mailbox') === 'new'
}

/** Pages with a secret in their address tell no other site where the visitor came from (SIGN-IN-PAGES-26). */
export function secretPageHeaders() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
}
