import {
  finishAtSandbox,
  type MailServer,
  startBuying,
  startMailServer,
  startTestShop,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readContract, renewContracts } from '../content/index.ts'
import { sendWaitingMails } from '../mail/index.ts'
import { mailSources } from './mail-sources.ts'

let server: MailServer
let shop: TestShop
beforeEach(async () => {
  server = await startMailServer()
  shop = await startTestShop({ env: { SMTP_URL: server.url } })
})
afterEach(async () => {
  await shop[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

const sql = async <Row>(text: string): Promise<Row[]> =>
  (await shop.context.database.pool.query(text)).rows as Row[]

async function orderPaid(): Promise<{ orderId: number }> {
  const order = await (await startBuying(shop)).order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  return order
}

/** The files of a mail by name, as they were before they were packed. */
function filesOf(source: string): { name: string; bytes: Buffer }[] {
  const parts = /Content-Type: application\/pdf; name=("?)([^"\r\n]+)\1[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/g
  return [...source.matchAll(parts)].map(([, , name = '', body = '']) => ({
    name,
    bytes: Buffer.from(body, 'base64'),
  }))
}

async function wordsOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

describe('the contract documents in the mail of an order (CONTRACT-1, 2, 3, MAIL-22)', () => {
  test('the confirmation carries terms, withdrawal with its form, guarantee and complaints as one PDF, drawn once for all orders of a version', async () => {
    await orderPaid()
    await orderPaid()
    await sendWaitingMails(shop.context, mailSources)
    const [first, second] = server.mails.map(({ source }) =>
      filesOf(source).find(({ name }) => name.includes('voorwaarden')),
    )
    const pdf = first?.bytes ?? Buffer.alloc(0)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.length).toBeLessThan(300_000)
    expect(second?.bytes.equals(pdf)).toBe(true)
    const words = await wordsOf(pdf)
    for (const heading of [
      'Algemene voorwaarden',
      'Modelformulier voor herroeping',
      'Wettelijke garantie',
      'Klachten',
    ])
      expect(words).toContain(heading)
    const [row] = await sql('select count(*)::int pdfs from contract_document where pdf is not null')
    expect(row).toEqual({ pdfs: 1 })
  })

  test('an order keeps the version it was placed under, also when its mail is written after the terms have changed', async () => {
    await orderPaid()
    await sql(`update content_text t set body = jsonb_set(body, '{0,children,0,text}', '"Changed terms"')
      from content_item i where (i.kind, i.content_id) = (t.kind, t.content_id) and i.key = 'terms'`)
    shop.clock.advance(60_000)
    await renewContracts(shop.context.database.rows, shop.clock.now())
    await orderPaid()
    const orders = await sql<{ version: string }>(
      'select contract_version "version" from shop_order order by order_id',
    )
    expect(new Set(orders.map(({ version }) => version)).size).toBe(2)
    await sendWaitingMails(shop.context, mailSources)
    const texts = await Promise.all(
      orders.map(async ({ version }) =>
        wordsOf((await readContract(shop.context, version))?.bytes ?? Buffer.alloc(0)),
      ),
    )
    expect(texts.map((text) => text.includes('Changed terms'))).toEqual([false, true])
    // Nothing has changed since: no third version.
    const count = async () => sql('select count(*)::int from contract_document')
    const before = await count()
    await renewContracts(shop.context.database.rows, shop.clock.now())
    expect(await count()).toEqual(before)
  })

  test('every shop has a version in each of its languages, each a PDF below 300 kB with all four documents', async () => {
    const scopes = (await shop.context.sites.scopes()).filter(({ platform }) => platform !== 2)
    const contracts = await sql<{ version: string; siteId: number; languageId: number; titles: string[] }>(
      `select version, site_id "siteId", language_id "languageId",
        (select array_agg(part->>'title' order by place) from jsonb_array_elements(parts) with ordinality p(part, place)) titles
      from contract_document`,
    )
    const pair = (each: { siteId: number; languageId: number }) => `${each.siteId}-${each.languageId}`
    expect(contracts.map(pair).toSorted()).toEqual(scopes.map(pair).toSorted())
    for (const { version, titles } of contracts) {
      const paper = await readContract(shop.context, version)
      expect(paper?.bytes.length).toBeLessThan(300_000)
      const words = await wordsOf(paper?.bytes ?? Buffer.alloc(0))
      expect(titles).toHaveLength(4)
      for (const title of titles) expect(words).toContain(title)
      expect(words).not.toMatch(/\{\w+\}/)
    }
  }, 60_000)
})
