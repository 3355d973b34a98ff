import type { Browser, Page } from 'puppeteer-core'
import { customerCookies } from './customer.ts'
import { type PageKind, ownRooms } from './goals.ts'
import type { BudgetPage } from './page-list.ts'

type Stage = 'cart' | 'address' | 'order'

/** The progress of the visitor who opens a page: with nothing, with a cart, with an address as well, with an order. */
const furthest: Partial<Record<PageKind, Stage>> = {
  cart: 'cart',
  billing: 'cart',
  delivery: 'address',
  payment: 'address',
  complete: 'order',
  details: 'cart',
  returns: 'cart',
}

/** Pages for those who are signed in. */
const customerKinds: ReadonlySet<PageKind> = new Set(['account', 'details', 'returns'])

const packs: Record<string, number[]> = {
  'haverhof.nl': [10_102, 11_101],
  'muehldorfer.de': [50_101],
}

/** Opens a window of its own, empty but for what the page asks for, and gives it away again afterwards. */
export async function asVisitor<T>(
  browser: Browser,
  { kind, host, path }: BudgetPage,
  port: number,
  work: (page: Page, url: string) => Promise<T>,
): Promise<T> {
  const origin = `http://${host}.localhost:${port}`
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    if (ownRooms.includes(kind)) await refuseCookies(page, origin)
    if (customerKinds.has(kind)) await signIn(page, origin)
    const stage = furthest[kind]
    const query = stage ? await shop(page, origin, { stage, packs: packs[host] ?? [] }) : ''
    return await work(page, `${origin}${path}${query}`)
  } finally {
    await context.close()
  }
}

/** A visitor has answered about cookies before the cart or the account. */
export async function refuseCookies(page: Page, origin: string): Promise<void> {
  const value = encodeURIComponent('analytics=no&marketing=no&date=2026-01-01')
  await page.browserContext().setCookie({ name: 'consent', value, domain: new URL(origin).hostname })
}

/** As the browser of a customer is: with the cookies of the session, and the note that there is one. */
async function signIn(page: Page, origin: string): Promise<void> {
  const browser = page.browser()
  await page.browserContext().setCookie(...(await customerCookies(browser, origin)))
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(`localStorage.setItem('account', 'signed-in')`)
}

type VisitPlan = { stage: Stage; packs: number[] }

/** Buys by the calls of the shop, from a file that brings no code into the cache. Returns the query that leads to the order. */
async function shop(page: Page, origin: string, wish: VisitPlan): Promise<string> {
  await page.goto(`${origin}/robots.txt`)
  return String(await page.evaluate(`(${buying})(${JSON.stringify(wish)})`))
}

/** Runs in the browser, with the cart and session of a visitor who has come that far. */
const buying = `async ({ stage, packs }) => {
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }
  const post = async (path, body = {}, more = {}) => {
    const answer = await fetch('/api/' + path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) })
    // Read to its end in any case, or the browser would wait for the rest of it.
    const text = await answer.text()
    if (!answer.ok) throw new Error(path + ': ' + answer.status + ' ' + text)
    return text === '' ? null : JSON.parse(text)
  }
  const { shoppingcartId: id, siteId, languageId } = await post('cart')
  for (const pack of packs) await post('cart/' + id + '/products?productVariantId=' + pack + '&quantity=1')
  localStorage.setItem('cart', JSON.stringify({ id, siteId, languageId }))
  if (stage === 'cart') return ''
  const isDutch = location.hostname.startsWith('haverhof.nl')
  const place = isDutch ? { zipcode: '8011 AB', city: 'Zwolle', countryId: 528 } : { zipcode: '84453', city: 'Mühldorf', countryId: 276 }
  const address = { street: 'Kamperweg', streetNumber: '12', ...place }
  // One mailbox is sent few letters about bank transfers in a day, and every look at an order is a new order.
  const emailAddress = 'anna-' + crypto.randomUUID() + '@example.nl'
  const name = { firstName: 'Anna', lastName: 'de Wit', emailAddress }
  await post('cart/' + id + '/billing', { ...name, address })
  if (stage === 'address') return ''
  await post('cart/' + id + '/payment', { paymentMethodId: 'banktransfer', issuer: null })
  const { totalAmount } = await post('cartcalculation/' + id + '/calculate')
  const own = { 'idempotency-key': crypto.randomUUID(), 'x-client-ip': '10.' + Array.from({ length: 3 }, () => Math.floor(Math.random() * 250)).join('.') }
  const order = await post('orders', { shoppingcartId: id, expectedTotalAmount: totalAmount }, own)
  return '?id=' + order.orderId + '&key=' + order.orderKey
}`
