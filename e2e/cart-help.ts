import { type Locator, type Page, expect } from '@playwright/test'
import type { Host } from './hosts.ts'
import { type Line, keepNewCart } from './quick-cart.ts'
import { visit } from './visit.ts'

/** Puts packs into a new cart of this browser the quick way, and opens the page of the cart. */
export async function openCartWith(
  page: Page,
  packs: readonly Line[],
  host: Host = 'haverhof.nl',
): Promise<void> {
  await keepNewCart(page, host, packs)
  await visit(page, host, '/cart/')
  await expect(cartLines(page)).toHaveCount(packs.length)
}

/** The lines on the page of the cart. */
export function cartLines(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('list', { name: /^(Producten in uw winkelwagen|Produkte in Ihrem Warenkorb)$/ })
    .locator('> li')
}

export function lineOf(page: Page, product: string): Locator {
  return cartLines(page).filter({ has: page.getByRole('heading', { name: product, exact: true }) })
}

export function quantityOf(line: Locator): Locator {
  return line.getByRole('textbox', { name: /^Aantal van/ })
}

/** The cart in the header with how many pieces it holds. */
export function badge(page: Page, pieces: number): Locator {
  const words = pieces === 1 ? '1 artikel' : `${pieces} artikelen`
  return page
    .getByRole('banner')
    .getByRole('link', { name: pieces === 0 ? 'Winkelwagen' : `Winkelwagen, ${words}` })
}

/** A row of the totals: its amount. */
export function amountOf(page: Page, label: string): Locator {
  return page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
}

/** Orders the cart of this browser the quick way and leaves the order unpaid. */
export async function orderUnpaid(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { id } = JSON.parse(localStorage.getItem('cart') ?? '{}')
    const call = async (path: string, body: object = {}, headers: Record<string, string> = {}) => {
      const marks = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json', ...headers }
      const answer = await fetch(`/api/${path}`, {
        method: 'POST',
        headers: marks,
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return answer.status === 204 ? null : answer.json()
    }
    const address = {
      zipcode: '1234 AB',
      street: 'Dorpsstraat',
      streetNumber: '1',
      city: 'Ede',
      countryId: 528,
    }
    const name = { firstName: 'Anna', lastName: 'de Wit', emailAddress: 'anna@example.nl' }
    await call(`cart/${id}/billing`, { ...name, address })
    await call(`cart/${id}/payment`, { paymentMethodId: 'creditcard', issuer: null })
    const { totalAmount } = await call(`cartcalculation/${id}/calculate`)
    const key = { 'idempotency-key': crypto.randomUUID() }
    await call('orders', { shoppingcartId: id, expectedTotalAmount: totalAmount }, key)
  })
}
