import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailsOf, muesli, type Repeating, sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

const other = 11_101

/** Muesli, and another feed with it. */
async function startTwo(): Promise<Repeating> {
  const repeating = await startRepeating(shop, { days: 28 })
  const lines = [muesli, other].map((productVariantId) => ({ productVariantId, quantity: 1 }))
  const changed = await repeating.change('', { method: 'PUT', json: { days: 28, lines } })
  expect(changed.status).toBe(204)
  return repeating
}

/** The site sells a product no more, or again. */
async function publish(variantId: number, isPublished: boolean): Promise<void> {
  await sql(
    shop,
    `update publication set is_published = $2 where site_id = 1
       and product_id = (select product_id from product_variant where variant_id = $1)`,
    [variantId, isPublished],
  )
}

type Announced = {
  lines: { description: string }[]
  gone: { description: string; path: string; replacements: string[]; isOtherProduct: boolean }[]
  totalCents: number
}

async function announced(): Promise<Announced | undefined> {
  const [mail] = await sql<{ facts: Announced }>(
    shop,
    `select facts from outbox_mail where kind = 'repeat-announced' order by mail_id desc limit 1`,
  )
  return mail?.facts
}

const lastOrder = async () =>
  (
    await sql<{ total: number; packs: number[] }>(
      shop,
      `select total_cents total, (select array_agg(variant_id) from order_line l where l.order_id = o.order_id) packs
       from shop_order o order by order_id desc limit 1`,
    )
  )[0]

test('what is sold no more is named in the announcement with what can replace it, and the rest comes as announced (REPEAT-24)', async () => {
  const { read } = await startTwo()
  await publish(other, false)
  await workOn(shop, '2026-12-03')
  const letter = await announced()
  expect(letter?.lines).toHaveLength(1)
  expect(letter?.gone).toMatchObject([{ quantity: 1, path: expect.stringMatching(/^\/.+\/$/) as string }])
  expect(letter?.gone[0]?.description).not.toBe('')
  expect(letter?.gone[0]).toMatchObject({
    isOtherProduct: true,
    replacements: [expect.stringContaining('25 kg')],
  })
  await workOn(shop, '2026-12-10')
  expect(await lastOrder()).toEqual({ total: letter?.totalCents, packs: [muesli] })
  const after = await read()
  expect(after.deliveries).toMatchObject([{ state: 'paid', day: '2026-12-17' }])
  expect(after.lines.map(({ title }) => title !== null)).toEqual([true, false])
  expect(await mailsOf(shop)).not.toContain('repeat-moved')
  // It is sold again.
  await publish(other, true)
  await workOn(shop, '2026-12-31')
  expect(await announced()).toMatchObject({ gone: [] })
  await workOn(shop, '2027-01-07')
  expect((await lastOrder())?.packs).toEqual([muesli, other])
})

test('what goes after the announcement moves the day, and the rest is announced anew (REPEAT-44)', async () => {
  const { read } = await startTwo()
  await workOn(shop, '2026-12-03')
  await publish(other, false)
  await workOn(shop, '2026-12-10')
  expect(await read()).toMatchObject({ day: '2026-12-24', deliveries: [{ state: 'gone', orderId: null }] })
  expect((await mailsOf(shop)).slice(-2)).toEqual(['repeat-moved', 'repeat-announced'])
  expect((await announced())?.gone).toHaveLength(1)
  await workOn(shop, '2026-12-17')
  expect((await read()).deliveries[0]).toMatchObject({ state: 'paid', day: '2026-12-24' })
  expect((await lastOrder())?.packs).toEqual([muesli])
})

test('when nothing is left it rests, and its customer is told why (REPEAT-82)', async () => {
  const { read } = await startTwo()
  await publish(muesli, false)
  await publish(other, false)
  await workOn(shop, '2026-12-03')
  expect(await read()).toMatchObject({ state: 'paused', pauseReason: 'gone' })
  expect(await mailsOf(shop)).toEqual(['repeat-begun', 'repeat-paused'])
})

test('a gift that is sold out moves nothing: the mails said that it comes while stocks last (REPEAT-45)', async () => {
  const giftsIn = `select l.quantity from order_line l where l.is_free and l.order_id = (select max(order_id) from shop_order)`
  const { read } = await startRepeating(shop, { days: 28, quantity: 12 })
  expect(await sql(shop, giftsIn)).toEqual([{ quantity: 1 }])
  await workOn(shop, '2026-12-03')
  expect((await announced())?.lines).toMatchObject([{ quantity: 12 }, { totalCents: 0, quantity: 1 }])
  const words = await sql<{ kind: string; saysSo: boolean }>(
    shop,
    `select kind, plain_text like '%Cadeaus krijgt u erbij zolang de actie loopt en de voorraad strekt.%' "saysSo"
     from outbox_mail where kind in ('repeat-begun', 'repeat-announced') order by mail_id`,
  )
  expect(words).toEqual([
    { kind: 'repeat-begun', saysSo: true },
    { kind: 'repeat-announced', saysSo: true },
  ])
  await sql(
    shop,
    `update stock set amount = 0 where variant_id in (select variant_id from order_line where is_free)`,
  )
  await workOn(shop, '2026-12-10')
  expect((await read()).deliveries).toMatchObject([{ state: 'paid', day: '2026-12-17' }])
  expect(await sql(shop, giftsIn)).toEqual([])
})
