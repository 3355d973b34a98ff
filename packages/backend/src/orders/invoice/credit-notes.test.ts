import {
  finishAtSandbox,
  refundOrder,
  startBuying,
  startCustomer,
  startTestShop,
  stopAfter,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readMail, sendWaitingMails } from '../../mail/index.ts'
import { mailSources } from '../../worker/mail-sources.ts'
import { payRefunds, readCreditNote, shipOrder } from '../index.ts'
import { closeBooks, orderDesk } from '../test-desk.ts'
import { type Race, testRaces } from '../test-race.ts'

const muesli = 10101

async function paidOrder(shop: TestShop, quantity = 3, headers: Record<string, string> = {}) {
  const order = await (await startBuying(shop, { lines: [[muesli, quantity]], headers })).order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  // What has left the house stays an order, whatever goes back.
  await shipOrder(shop.context, { orderId: order.orderId, by: 'Test' })
  return order
}

const pieces = (quantity: number) => ({ lines: [{ lineNumber: 1, quantity }], costsCents: 0 })

function credit(shop: TestShop, orderId: number, what: ReturnType<typeof pieces> | 'everything') {
  return refundOrder(shop.context, {
    orderId,
    reason: 'correction',
    request: what,
    restock: false,
    by: 'Test',
  })
}

describe('INVOICES-6: credit notes', () => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
  })
  afterEach(async () => {
    await payRefunds(shop.context)
    await closeBooks(shop)
  })

  test('are numbered in a series of their own, several of an order, never more than was invoiced (INVOICES-14)', async () => {
    const { sql, mails } = orderDesk(shop)
    const { orderId } = await paidOrder(shop)
    const first = await credit(shop, orderId, pieces(1))
    const second = await credit(shop, orderId, pieces(2))
    expect([first, second]).toMatchObject([
      { ok: true, value: { creditNumber: 'HC-2026-000001', amountCents: 595 } },
      { ok: true, value: { creditNumber: 'HC-2026-000002', amountCents: 1190 } },
    ])
    expect(await credit(shop, orderId, pieces(1))).toEqual({ ok: false, reason: 'more-than-invoiced' })
    const rest = await credit(shop, orderId, 'everything')
    expect(rest).toMatchObject({ ok: true, value: { amountCents: 595 } })
    expect(await credit(shop, orderId, 'everything')).toEqual({ ok: false, reason: 'nothing-to-credit' })
    const [sums] = await sql(
      `select sum(total_cents) filter (where kind = 'invoice')::int invoiced,
        sum(total_cents) filter (where kind = 'credit')::int credited from invoice where order_id = $1`,
      [orderId],
    )
    expect(sums).toEqual({ invoiced: 2380, credited: 2380 })
    expect((await mails()).filter((kind) => kind === 'credit-note')).toHaveLength(3)
  })

  test('say what they take back of which invoice and why, at its rates (INVOICES-13)', async () => {
    const { orderId } = await paidOrder(shop)
    await credit(shop, orderId, pieces(1))
    const [file] = await readCreditNote(shop.context, 'HC-2026-000001')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file?.bytes ?? [])), {
      mergePages: true,
    })
    const said = text.replaceAll(/[\s\u00a0]+/g, ' ')
    for (const fact of [
      'Creditfactuur',
      'HC-2026-000001',
      'HH-2026-000001',
      'Reden: correctie',
      '€ 5,95',
      '21%',
    ])
      expect(said).toContain(fact)
  })

  test('come by mail, with the paper', async () => {
    const { sql } = orderDesk(shop)
    const { orderId } = await paidOrder(shop)
    await credit(shop, orderId, pieces(1))
    await sendWaitingMails(shop.context, mailSources)
    const [row] = await sql<{ mail_id: number }>(`select mail_id from outbox_mail where kind = 'credit-note'`)
    const mail = JSON.stringify(await readMail(shop.context, row?.mail_id ?? 0))
    expect(mail).toContain('HC-2026-000001')
    expect(mail).toContain('correctie')
  })

  test('stand with the invoices of the account, as files', async () => {
    const customer = await startCustomer(shop)
    const { orderId } = await paidOrder(shop, 1, { cookie: customer.cookie() })
    await credit(shop, orderId, pieces(1))
    const { invoices } = await customer.read<{ invoices: object[] }>('/api/account/invoices')
    expect(invoices).toMatchObject([
      { invoiceNumber: 'HC-2026-000001', kind: 'credit', totalAmount: 5.95 },
      { invoiceNumber: 'HH-2026-000001', kind: 'invoice' },
    ])
    const headers = { cookie: customer.cookie() }
    const answer = await shop.request('/api/account/invoices/HC-2026-000001/pdf', { headers })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  test('need an invoice', async () => {
    const open = await (await startBuying(shop)).order()
    expect(await credit(shop, open.orderId, pieces(1))).toEqual({ ok: false, reason: 'not-paid' })
    expect(await credit(shop, 1, pieces(1))).toEqual({ ok: false, reason: 'no-such-order' })
  })
})

const races: readonly Race[] = [
  {
    name: 'an order that is credited by two at once: no piece is credited twice',
    run: async (two) => {
      const [first, second] = two.shops
      const overtake = stopAfter(first, /c\.kind = 'credit'/)
      const { orderId } = await paidOrder(first, 1)
      await overtake(
        () => credit(first, orderId, pieces(1)),
        () => credit(second, orderId, pieces(1)),
      )
      await payRefunds(first.context)
      return two.sql(`select count(*)::int notes from invoice where kind = 'credit'`)
    },
    expected: [{ notes: 1 }],
    without: { 'the lock of the order': { changes: [[/ for no key update of o\b/, '']] } },
  },
]

testRaces(races)
