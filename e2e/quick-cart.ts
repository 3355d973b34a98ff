import type { Page } from '@playwright/test'
import type { Host } from './hosts.ts'
import { standOn } from './visit.ts'

export type Line = [productVariantId: number, quantity: number]

/** A cart with these lines, made the way the pages make it, and kept where they keep it. */
export async function keepNewCart(page: Page, host: Host, lines: readonly Line[]): Promise<void> {
  await standOn(page, host)
  await page.evaluate(async (wanted) => {
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }
    const response = await fetch('/api/cart', { method: 'POST', headers, body: '{}' })
    const { shoppingcartId: id, siteId, languageId } = await response.json()
    for (const [variant, quantity] of wanted)
      await fetch(`/api/cart/${id}/products?productVariantId=${variant}&quantity=${quantity}`, {
        method: 'POST',
        headers,
      })
    localStorage.setItem('cart', JSON.stringify({ id, siteId, languageId }))
  }, lines)
}
