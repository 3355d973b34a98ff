import { DAY, HOUR } from '@haverhof/domain/shared'
import {
  deliverStock,
  mutateStatements,
  startCustomer,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { definedStatements } from '../database/statement.ts'
import { forgetOldRows } from '../worker/index.ts'
import { alertsOf, tellWaiting } from './index.ts'

const muesli = 10101

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop()
  await sellOut(muesli)
})
afterEach(() => shop[Symbol.asyncDispose]())

const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query(text, values)).rows as Row[]

async function sellOut(variantId: number): Promise<void> {
  await sql(
    `insert into stock_movement (variant_id, change, reason, at)
     select variant_id, -amount, 'counted', now() from stock where variant_id = $1`,
    [variantId],
  )
  await sql('update stock set amount = 0 where variant_id = $1', [variantId])
}

const restock = (variantId = muesli) => deliverStock(shop.context, { variantId, amount: 5, by: 'test' })

const ask = (emailAddress: string, productVariantId = muesli, site = 'haverhof.nl') =>
  shop.request('/api/stockalerts', { json: { productVariantId, emailAddress }, site })

type Facts = {
  title: string
  label: string
  pack: { amountCents: number; imagePath: string }
  productUrl: string
  endUrl: string
}
type Mail = { toAddress: string; facts: Facts }
const mails = () =>
  sql<Mail>(
    `select to_address "toAddress", facts from outbox_mail where kind = 'stock-alert' order by mail_id`,
  )

describe('waiting for a pack', () => {
  test('is told once when it is there, in the words of the site (STOCK-ALERTS-1)', async () => {
    expect((await ask('Anna@Example.nl')).status).toBe(204)
    await tellWaiting(shop.context)
    expect(await mails()).toEqual([])
    await restock()
    await tellWaiting(shop.context)
    await tellWaiting(shop.context)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ toAddress: 'anna@example.nl', facts: { label: '3 kg' } })
    const [card] = await shop.read<{ price: { amount: number } }[]>(`/api/products/packs?ids=${muesli}`)
    expect(mail?.facts.pack).toEqual({
      amountCents: Math.round((card?.price.amount ?? 0) * 100),
      imagePath: `/pictures/nl/${muesli}-400.webp`,
    })
    const page = new URL(mail?.facts.productUrl ?? '')
    const route = await shop.read<{ kind: string }>(
      `/api/routing/getbyurl?url=${encodeURIComponent(page.pathname)}`,
    )
    expect(JSON.stringify(route)).toContain(String(muesli))
    await sellOut(muesli)
    await restock()
    await tellWaiting(shop.context)
    expect(await mails()).toHaveLength(1)
  })

  test('what a pack looks like and costs is read once, however many wait for it (STOCK-ALERTS-7)', async () => {
    const cards = definedStatements().find(({ name }) => name === 'catalogue-packs')?.text
    let read = 0
    for (const person of ['anna', 'bea', 'carla']) await ask(`${person}@example.nl`)
    await restock()
    await using worker = await startTestShop({ beside: shop })
    mutateStatements(worker, (text) => {
      if (text === cards) read += 1
      return text
    })
    await tellWaiting(worker.context)
    expect(await mails()).toHaveLength(3)
    expect(read).toBe(1)
  })

  test('is told the colour, too, where a product has several (STOCK-ALERTS-1, STOCK-ALERTS-7, ACC-278)', async () => {
    const redScoop = 41103
    await sellOut(redScoop)
    await ask('anna@example.nl', redScoop)
    await restock(redScoop)
    await tellWaiting(shop.context)
    expect(await mails()).toMatchObject([{ facts: { label: 'Rood, 1 stuk' } }])
  })

  test('who asks again after being told is told again', async () => {
    await ask('anna@example.nl')
    await restock()
    await tellWaiting(shop.context)
    await sellOut(muesli)
    shop.clock.advance(DAY)
    expect((await ask('anna@example.nl')).status).toBe(204)
    await restock()
    await tellWaiting(shop.context)
    expect(await mails()).toHaveLength(2)
  })

  test('the answer does not tell who waits already (STOCK-ALERTS-3)', async () => {
    const first = await ask('anna@example.nl')
    const second = await ask('anna@example.nl')
    const shown = async (answer: Response) => {
      const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id')
      return [answer.status, headers, await answer.text()]
    }
    expect(await shown(second)).toEqual(await shown(first))
    expect(await sql('select 1 from stock_alert')).toHaveLength(1)
    expect(await mails()).toEqual([])
  })

  test('is possible only where the site offers it and the pack cannot be had (STOCK-ALERTS-2, §1.26)', async () => {
    const [available] = await sql<{ id: number }>(
      `select variant_id id from stock join product_variant using (variant_id) join publication using (product_id)
       where amount > 10 and site_id = 1 and language_id = 1 and is_published order by variant_id limit 1`,
    )
    const had = await ask('anna@example.nl', available?.id)
    expect([had.status, await had.json()]).toMatchObject([409, { code: 'is-available' }])
    expect((await ask('anna@example.nl', 99_999_999)).status).toBe(404)
    await sql('update site set enable_stock_reminder_feature = false where site_id = 1')
    expect((await ask('anna@example.nl')).status).toBe(404)
  })

  test('asks for one plain mailbox', async () => {
    for (const [typed, message] of [
      ['', 'required'],
      ['anna', 'invalid-email'],
      ['a@b.nl, c@d.nl', 'invalid-email'],
      ['a@b.nl\r\nBcc: c@d.nl', 'invalid-email'],
    ] as const) {
      const answer = await ask(typed)
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { parameter: 'emailAddress', errors: [{ message }] },
      ])
    }
  })
})

describe('STOCK-ALERTS-4: no mailbox is flooded', () => {
  test('a mailbox gets three mails an hour and the rest later', async () => {
    const packs = await sql<{ id: number }>(
      `select variant_id id from product_variant join publication using (product_id)
       where site_id = 1 and language_id = 1 and is_published order by variant_id limit 5`,
    )
    for (const { id } of packs) {
      await sellOut(id)
      await ask('anna@example.nl', id)
    }
    for (const { id } of packs) await restock(id)
    await Promise.all([tellWaiting(shop.context), tellWaiting(shop.context)])
    expect(await mails()).toHaveLength(3)
    shop.clock.advance(HOUR + 1000)
    await tellWaiting(shop.context)
    expect(await mails()).toHaveLength(5)
  })

  test('a mailbox waits for twenty packs, and the answer does not show it', async () => {
    const packs = await sql<{ id: number }>(
      `select variant_id id from product_variant join publication using (product_id)
       where site_id = 1 and language_id = 1 and is_published order by variant_id limit 22`,
    )
    for (const { id } of packs) {
      await sellOut(id)
      expect((await ask('anna@example.nl', id)).status).toBe(204)
    }
    expect(await sql('select 1 from stock_alert')).toHaveLength(20)
  })
})

describe('leaving', () => {
  test('the mailed link ends all waiting of its mailbox, however often it is clicked (STOCK-ALERTS-5)', async () => {
    const [other] = await sql<{ id: number }>(
      `select variant_id id from product_variant join publication using (product_id)
       where site_id = 1 and language_id = 1 and is_published and variant_id <> $1 order by variant_id limit 1`,
      [muesli],
    )
    await sellOut(other?.id ?? 0)
    await ask('anna@example.nl')
    await ask('anna@example.nl', other?.id)
    await ask('bea@example.nl', other?.id)
    await restock()
    await tellWaiting(shop.context)
    const token = new URL((await mails())[0]?.facts.endUrl ?? '').searchParams.get('token')
    const end = () => shop.request('/api/stockalerts/end', { json: { token } })
    expect([(await end()).status, (await end()).status]).toEqual([204, 204])
    await restock(other?.id)
    await tellWaiting(shop.context)
    expect((await mails()).map(({ toAddress }) => toAddress)).toEqual(['anna@example.nl', 'bea@example.nl'])
    const wrong = await shop.request('/api/stockalerts/end', { json: { token: 'x'.repeat(32) } })
    expect([wrong.status, await wrong.json()]).toMatchObject([404, { code: 'link-invalid' }])
  })

  test('a customer sees and ends what the own mailbox waits for, and nothing else', async () => {
    const customer = await startCustomer(shop, { email: 'anna@example.nl' })
    const other = await startCustomer(shop)
    await ask('anna@example.nl')
    const scopes = await shop.context.sites.scopes()
    const scope = scopes.find(({ host }) => host === 'haverhof.nl') ?? scopes[0]
    if (!scope) throw new Error('There are no sites')
    const [alert] = await alertsOf(shop.context, scope, customer.userId)
    expect(alert).toMatchObject({ productVariantId: muesli, label: '3 kg' })
    const path = `/api/account/stockalerts/${alert?.stockAlertId}`
    expect((await other.request(path, { method: 'DELETE' })).status).toBe(404)
    expect((await shop.request(path, { method: 'DELETE' })).status).toBe(401)
    expect((await customer.request(path, { method: 'DELETE' })).status).toBe(204)
    expect((await customer.request(path, { method: 'DELETE' })).status).toBe(404)
    expect(await alertsOf(shop.context, scope, customer.userId)).toEqual([])
  })

  test('an alert expires after a year, and a sent one is deleted (STOCK-ALERTS-6)', async () => {
    await ask('anna@example.nl')
    shop.clock.advance(366 * DAY)
    await ask('bea@example.nl')
    await restock()
    await tellWaiting(shop.context)
    await forgetOldRows(shop.context)
    expect(await sql('select email_address from stock_alert')).toEqual([{ email_address: 'bea@example.nl' }])
    shop.clock.advance(31 * DAY)
    await forgetOldRows(shop.context)
    expect(await sql('select 1 from stock_alert')).toEqual([])
  })
})
