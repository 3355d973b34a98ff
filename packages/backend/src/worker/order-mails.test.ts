import { DAY, MINUTE } from '@haverhof/domain/shared'
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
import { sendWaitingMails } from '../mail/index.ts'
import { shipOrder } from '../orders/index.ts'
import { requestReviews } from '../reviews/index.ts'
import { runDueWork } from './index.ts'
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

async function pay(order: Parameters<typeof finishAtSandbox>[1]): Promise<void> {
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
}

async function outbox() {
  const { rows } = await shop.context.database.pool.query<{ kind: string; text: string; subject: string }>(
    `select kind, subject, plain_text "text" from outbox_mail order by mail_id`,
  )
  return rows
}

/** The parts of a mail that are files, as they were before they were packed. */
function attachmentsOf(source: string): Buffer[] {
  return [...source.matchAll(/Content-Disposition: attachment[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/g)].map(
    ([, body]) => Buffer.from(body ?? '', 'base64'),
  )
}

function plain(text: string): string {
  return text.replaceAll(/[\s\u00a0]+/g, ' ')
}

describe('the mails of an order', () => {
  test('order, provider, confirmation and invoice name one amount, and the invoice is attached (MAIL-26)', async () => {
    const buyer = await startBuying(shop, { lines: [[10101, 5]], discountCode: 'WELKOM10' })
    const order = await buyer.order()
    await pay(order)
    await sendWaitingMails(shop.context, mailSources)
    expect(server.mails).toHaveLength(1)
    const [mail] = await outbox()
    const total = `€ ${order.totalAmount.toFixed(2).replace('.', ',')}`
    expect(mail?.kind).toBe('order-confirmation')
    expect(mail?.subject).toBe(`Uw bestelling ${order.orderId} bij Haverhof`)
    expect(plain(mail?.text ?? '')).toContain(`Totaal, inclusief btw: ${total}`)
    const [pdf] = attachmentsOf(server.mails[0]?.source ?? '')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf ?? Buffer.alloc(0))), {
      mergePages: true,
    })
    expect(plain(text)).toContain(`Totaal inclusief btw ${total}`)
    expect(plain(text)).toMatch(/Factuurnummer HH-\d{4}-000001/)
    const downloaded = await shop.request(`/api/orders/${order.orderId}/invoice?key=${order.orderKey}`)
    expect(Buffer.from(await downloaded.arrayBuffer()).equals(pdf ?? Buffer.alloc(0))).toBe(true)
  })

  test('MAIL-2: a letter about an order reads it when it is written, another tells what its cause handed over', async () => {
    const { pool } = shop.context.database
    await pay(await (await startBuying(shop)).order())
    const declared = { orderNumber: '1', emailAddress: 'a@example.nl', fullName: 'Bert Bos', statement: '' }
    await shop.read('/api/withdrawals', { json: declared })
    const { rows } = await pool.query('select kind, facts from outbox_mail order by mail_id')
    const facts: unknown = expect.objectContaining({ fullName: 'Bert Bos' })
    expect(rows).toEqual([
      { kind: 'order-confirmation', facts: { orderId: expect.any(Number) as unknown } },
      { kind: 'withdrawal-receipt', facts },
    ])
    await pool.query(`update shop_order set billing = jsonb_set(billing, '{lastName}', '"Jansen"')`)
    await pool.query(`update withdrawal set full_name = 'Somebody Else'`)
    await sendWaitingMails(shop.context, mailSources)
    const [confirmation, receipt] = await outbox()
    expect(confirmation?.text).toContain('Jansen')
    expect(receipt?.text).toContain('Bert Bos')
  })

  test('the question for a review shows a picture of each product of the order (MAIL-9, 25, REVIEWS-6)', async () => {
    const order = await (
      await startBuying(shop, {
        lines: [
          [10101, 1],
          [11101, 2],
        ],
      })
    ).order()
    await pay(order)
    await shipOrder(shop.context, { orderId: order.orderId, by: 'test' })
    await sendWaitingMails(shop.context, mailSources)
    shop.clock.advance(7 * DAY)
    await requestReviews(shop.context)
    await sendWaitingMails(shop.context, mailSources)
    const source = server.mails.at(-1)?.source.replaceAll(/=\r?\n/g, '') ?? ''
    const pictures = [...source.matchAll(/<img src=3D"https?:\/\/[^/]+(\S+?)"/g)].map(([, path]) => path)
    expect(pictures).toEqual(['/pictures/nl/10101-400.jpg', '/pictures/nl/11101-400.jpg'])
  })

  test('the message of the provider in any number makes one confirmation', async () => {
    const order = await (await startBuying(shop)).order()
    const id = await finishAtSandbox(shop, order, 'paid')
    await Promise.all(Array.from({ length: 10 }, () => tellShop(shop, id)))
    await Promise.all([runDueWork(shop.context), sendWaitingMails(shop.context, mailSources)])
    expect(server.mails).toHaveLength(1)
  })

  test('MAIL-11: a bank transfer is confirmed with the account to transfer to (MAIL-26)', async () => {
    const order = await (await startBuying(shop, { payment: { paymentMethodId: 'banktransfer' } })).order()
    await sendWaitingMails(shop.context, mailSources)
    const [mail] = await outbox()
    expect(mail?.kind).toBe('order-confirmation')
    expect(mail?.text).toContain('NL44 RABO 0123 4567 89')
    expect(mail?.text).toContain(String(order.orderId))
    // The contract alone: the invoice comes once it is paid.
    expect(attachmentsOf(server.mails[0]?.source ?? '')).toHaveLength(1)
  })

  test('a failed payment is told with the way to another try', async () => {
    const order = await (await startBuying(shop)).order()
    await tellShop(shop, await finishAtSandbox(shop, order, 'failed'))
    await sendWaitingMails(shop.context, mailSources)
    const [mail] = await outbox()
    expect(mail?.kind).toBe('payment-failed')
    expect(mail?.text).toContain(`/checkout/complete/?id=${order.orderId}&key=${order.orderKey}`)
  })

  test('who pays after the goods are sold out is told so and gets the money back', async () => {
    const { database } = shop.context
    await database.pool.query('update stock set amount = 1 where variant_id = 10101')
    const order = await (await startBuying(shop)).order()
    const id = await finishAtSandbox(shop, order, 'paid')
    await database.pool.query(`update payment set status = 'expired'`)
    await database.pool.query(`update shop_order set hold_until = $1`, [
      new Date(shop.clock.now().getTime() - MINUTE),
    ])
    await runDueWork(shop.context)
    await database.pool.query('update stock set amount = 0 where variant_id = 10101')
    await tellShop(shop, id)
    await runDueWork(shop.context)
    expect((await outbox()).map(({ kind }) => kind)).toContain('order-out-of-stock')
  })
})
