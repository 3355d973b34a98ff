import { placePaidOrder } from '../orders/test-desk.ts'
import {
  deliverStock,
  startCustomer,
  startMember,
  startTestShop,
  type TestMember,
  type TestShop,
} from '@haverhof/testing'
import { attackTexts } from '@haverhof/testing/attack-texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shipOrder } from '../orders/index.ts'
import { writeSearchWords } from './shared/search/write-words.ts'

let shop: TestShop
let owner: TestMember
beforeAll(async () => {
  shop = await startTestShop()
  owner = await startMember(shop)
})
afterAll(() => shop[Symbol.asyncDispose]())

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query<Row>(text, values)).rows

/** As if a customer had got it past every check of the shop. */
async function rename(orderId: number, text: string): Promise<void> {
  await sql(
    `update shop_order set billing = billing || jsonb_build_object('lastName', $2::text, 'companyName', $2::text, 'city', $2::text)
     where order_id = $1`,
    [orderId, text],
  )
}

const pdfs = ['packing-slip.pdf', 'label.pdf']

describe.each(attackTexts)('$name in the texts of a customer', ({ text }) => {
  test('comes out of orders, search and customers as it went in, and out of papers as a paper', async () => {
    const { orderId } = await placePaidOrder(shop, { lines: [[10101, 1]] })
    await rename(orderId, text)
    const { userId } = await startCustomer(shop)
    await sql('update account set first_name = $2, last_name = $2 where user_id = $1', [userId, text])
    await writeSearchWords(shop.context)
    for (const path of [
      `/orders/${orderId}`,
      '/orders?limit=100',
      `/customers/${userId}`,
      '/customers?limit=100',
    ]) {
      const answer = await owner.request(path)
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        200,
        'application/json',
      ])
      expect(JSON.stringify(await answer.json())).toContain(JSON.stringify(text).slice(1, -1))
    }
    expect((await owner.request(`/search?q=${encodeURIComponent(text.slice(0, 60))}`)).status).toBeLessThan(
      500,
    )
    for (const paper of pdfs) {
      const answer = await owner.request(`/orders/${orderId}/${paper}`)
      expect([paper, answer.status, answer.headers.get('content-type')]).toEqual([
        paper,
        200,
        'application/pdf',
      ])
    }
  })

  test('is no formula in the list of a recall and the file of the bookkeeper (IMPORT-6)', async () => {
    const variantId = 10701
    const lot = {
      lotNumber: `A${attackTexts.findIndex((each) => each.text === text)}`,
      bestBefore: '2028-01-01',
    }
    const received = await deliverStock(shop.context, { variantId, amount: 1, lot, by: 'staff:1' })
    const lotId = received.ok ? received.value.lotId : null
    const { orderId } = await placePaidOrder(shop, { lines: [[variantId, 1]] })
    await rename(orderId, text)
    const lots = [{ lotId: lotId ?? 0, quantity: 1 }]
    await shipOrder(shop.context, { orderId, lines: [{ lineNumber: 1, quantity: 1, lots }], by: 'staff:1' })
    const today = shop.clock.now().toISOString().slice(0, 10)
    for (const path of [`/recalls/${lotId}/list.csv`, `/invoices/export?from=${today}&until=${today}`]) {
      const file = await owner.request(path)
      expect([path, file.status]).toEqual([path, 200])
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/)
      const cells = cellsOf(await file.text())
      expect(cells.length).toBeGreaterThan(3)
      expect(cells.filter((cell) => /^[=+@\t\r\n]|^-(?!\d+([.,]\d+)?$)/.test(cell))).toEqual([])
    }
  })

  test('stays in notes and names of samples and reviews as it is, or is refused, never an error', async () => {
    const { orderId } = await placePaidOrder(shop, { lines: [[10101, 1]] })
    const noted = await owner.request(`/orders/${orderId}/notes`, { json: { words: text } })
    expect([200, 204, 400]).toContain(noted.status)
    const notes = await owner.request(`/orders/${orderId}/notes`)
    const shown = JSON.stringify(await notes.json())
    expect(noted.status === 400 || shown.includes(inJson(text.trim()))).toBe(true)
    for (const call of [
      () => owner.request('/stock/10101/count', { json: { counted: 50, reason: text } }),
      () => owner.request('/staff/invitations', { json: { ...guest, name: text } }),
      () => owner.request('/views', { json: { list: 'orders', name: text, filters: {}, isShared: true } }),
      () => owner.request('/samples/scan?code=' + encodeURIComponent(text)),
      () => owner.request('/audit?actor=' + encodeURIComponent(text)),
    ])
      expect((await call()).status).toBeLessThan(500)
    expect((await owner.request('/audit')).status).toBe(200)
  })
})

const guest = {
  emailAddress: 'guest@haverhof.example',
  language: 'nl',
  grants: [{ role: 'viewer', siteIds: null, languageIds: null }],
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** What a spreadsheet would see. */
function cellsOf(file: string): string[] {
  return [...file.replace(/^\uFEFF/, '').matchAll(/("(?:[^"]|"")*"|[^;\r\n]*)(?:;|\r\n|$)/g)]
    .map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
    .filter((cell) => cell !== '')
}
