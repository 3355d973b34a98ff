import { type Locator, type Page, expect } from '@playwright/test'
import type { Host } from './hosts.ts'
import { visit } from './visit.ts'

/** Puts packs into a new cart of this browser the quick way, and opens the page of the cart. */
export async function openCartWith(
  page: Page,
  packs: readonly [productVariantId: number, quantity: number][],
  host: Host = 'haverhof.nl',
): Promise<void> {
  await visit(page, host, '/cart/')
  await page.evaluate(async (packs) => {
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }
    const created = await fetch('/api/cart', { method: 'POST', headers, body: '{}' })
    const { shoppingcartId: id, siteId, languageId } = await created.json()
    for (const [productVariantId, quantity] of packs) {
      const query = new URLSearchParams({
        productVariantId: String(productVariantId),
        quantity: String(quantity),
      })
      await fetch(`/api/cart/${id}/products?${query}`, { method: 'POST', headers })
    }
    localStorage.setItem('cart', JSON.stringify({ id, siteId, languageId }))
  }, packs)
  await visit(page, host, '/cart/')
  await expect(cartLines(page)).toHaveCount(packs.length)
}

/** The lines on the page of the cart. */
export function cartLines(page: Page): Locator {
  return page.getByRole('main').getByRole('list', { name: 'Producten in uw winkelwagen' }).locator('> li')
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
