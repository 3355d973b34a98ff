import {
  finishAtSandbox,
  startBuying,
  startCustomer,
  startTestShop,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBooks } from '../orders/index.ts'
import { runDueWork } from '../worker/due-work.ts'
import type { RepeatDeliveryView } from './schemas.ts'
import { mailsOf, muesli, sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

test('nothing is offered where the setting is off (REPEAT-30)', async () => {
  await using quiet = await startTestShop({ env: { REPEAT_DELIVERY: 'off' } })
  expect(await quiet.read('/api/repeatdeliveries/terms')).toMatchObject({ isOffered: false })
  const cart = { products: [{ productVariantId: 11_101, count: 1, repeatDays: 42 }] }
  const answer = await quiet.request('/api/cart', { json: cart })
  expect([answer.status, await codeOf(answer)]).toEqual([409, 'repeat-not-offered'])
})

const quickscan = 90_101
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

test('a line comes again every 7 to 182 days, kits do not (REPEAT-1, REPEAT-29)', async () => {
  const { call, add, cart } = await startBuying(shop)
  await add(quickscan)
  expect((await call('PUT', `/products/${muesli}?quantity=1&repeatDays=182`)).status).toBe(204)
  expect((await call('PUT', `/products/${muesli}?quantity=2`)).status).toBe(204)
  expect((await call('PUT', `/products/${muesli}?quantity=1&repeatDays=189`)).status).toBe(400)
  const kit = await call('PUT', `/products/${quickscan}?quantity=1&repeatDays=42`)
  expect([kit.status, await codeOf(kit)]).toEqual([409, 'not-repeatable'])
  const { products } = (await cart()) as unknown as { products: { repeatDays: number | null }[] }
  expect(products.map(({ repeatDays }) => repeatDays)).toEqual([182, null])
  expect((await call('PUT', `/products/${muesli}?quantity=2&repeatDays=0`)).status).toBe(204)
})

test('a guest begins none, and only a method that gives a mandate does (REPEAT-2, REPEAT-31)', async () => {
  const guest = await startBuying(shop)
  await guest.call('PUT', `/products/${muesli}?quantity=1&repeatDays=42`)
  expect(await codeOf(await guest.send())).toBe('repeat-needs-account')
  const anna = await startCustomer(shop)
  const buyer = await startBuying(shop, {
    headers: { cookie: anna.cookie() },
    payment: { paymentMethodId: 'banktransfer' },
  })
  await buyer.call('PUT', `/products/${muesli}?quantity=1&repeatDays=42`)
  expect(await codeOf(await buyer.send())).toBe('repeat-method')
})

test('the discount counts for lines that come again alone (REPEAT-4)', async () => {
  const { call, add, calculate } = await startBuying(shop)
  await add(10_102)
  await call('PUT', `/products/${muesli}?quantity=1&repeatDays=42`)
  const { products } = (await calculate()) as unknown as {
    products: { productVariantId: number; productDiscounts: { promotionKey: string }[] }[]
  }
  const keys = products.map((line) => [
    line.productVariantId,
    line.productDiscounts.map((each) => each.promotionKey),
  ])
  expect(keys).toContainEqual([muesli, ['repeat-delivery']])
  expect(keys).toContainEqual([10_102, []])
  expect(await shop.read('/api/repeatdeliveries/terms')).toMatchObject({
    isOffered: true,
    discountPercent: 5,
  })
})

test('what would cost more than was announced is not ordered but announced anew (REPEAT-9)', async () => {
  const { read } = await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  await sql(shop, `update variant_price set amount_cents = amount_cents + 100 where variant_id = ${muesli}`)
  await workOn(shop, '2026-12-10')
  const moved = await read()
  expect(moved).toMatchObject({ day: '2026-12-24' })
  expect(moved.deliveries).toMatchObject([{ state: 'dearer', orderId: null }])
  expect(await mailsOf(shop)).toEqual([
    'repeat-begun',
    'repeat-announced',
    'repeat-moved',
    'repeat-announced',
  ])
  await workOn(shop, '2026-12-17')
  expect((await read()).deliveries[0]).toMatchObject({ state: 'paid', day: '2026-12-24' })
})

test('what is missing moves the day by a week, four times, then it rests (REPEAT-10)', async () => {
  const { read } = await startRepeating(shop, { days: 56 })
  await sql(shop, `update stock set amount = 0 where variant_id = ${muesli}`)
  for (let days = 0; days < 80; days += 1) {
    shop.clock.advance(86_400_000)
    await runDueWork(shop.context)
  }
  expect(await read()).toMatchObject({ state: 'paused', pauseReason: 'goods' })
  expect((await read()).deliveries.map(({ state }) => state)).toEqual(['short', 'short', 'short', 'short'])
  expect((await mailsOf(shop)).filter((kind) => kind === 'repeat-moved')).toHaveLength(3)
})

test('another method: the next delivery is paid through a link and gives the new mandate; the old one is revoked (REPEAT-14, REPEAT-15)', async () => {
  const { read, change } = await startRepeating(shop, { days: 28 })
  const json = { paymentMethodId: 'creditcard' }
  expect((await change('/paymentmethod', { method: 'PUT', json })).status).toBe(204)
  await workOn(shop, '2026-12-03')
  expect(await sql(shop, 'select is_revoked from sandbox_mandate')).toEqual([{ is_revoked: true }])
  await workOn(shop, '2026-12-10')
  expect((await mailsOf(shop)).at(-1)).toBe('repeat-payment-needed')
  const toPay = { state: 'collecting', retryOn: null, payUntil: '2026-12-17' }
  expect((await read()).deliveries[0]).toMatchObject(toPay)
  const [order] = await sql<{ id: number; key: string }>(
    shop,
    'select order_id id, order_key key from shop_order order by order_id desc limit 1',
  )
  const paid = await shop.read<{ checkoutUrl: string }>(
    `/api/orders/${order?.id}/payment?key=${order?.key}`,
    { json },
  )
  await tellShop(shop, await finishAtSandbox(shop, paid, 'paid'))
  expect(await read()).toMatchObject({ isCollected: true, paymentLabel: '4242' })
  await workOn(shop, '2026-12-31')
  await workOn(shop, '2027-01-07')
  expect((await read()).deliveries[0]).toMatchObject({ state: 'paid' })
  expect(await checkBooks(shop.context)).toEqual([])
})

test('the customer skips once for a key, moves, changes, pauses and ends in one press; foreign ones are unknown (REPEAT-16, REPEAT-17, REPEAT-18, REPEAT-60, REPEAT-72)', async () => {
  const { read, change, repeatDeliveryId } = await startRepeating(shop, { days: 28 })
  const headers = { 'idempotency-key': randomUUID() }
  for (const _ of [1, 2]) expect((await change('/skip', { method: 'POST', headers })).status).toBe(204)
  expect(await read()).toMatchObject({ day: '2027-01-14' })
  expect((await change('/move', { json: { day: '2027-01-20' } })).status).toBe(204)
  expect(await codeOf(await change('/move', { json: { day: '2027-01-23' } }))).toBe('no-parcel-day')
  const content = { days: 35, lines: [{ productVariantId: muesli, quantity: 3 }] }
  expect((await change('', { method: 'PUT', json: content })).status).toBe(204)
  expect(await read()).toMatchObject({ days: 35, lines: [{ quantity: 3 }] })
  expect((await change('/pause')).status).toBe(204)
  expect((await change('/resume')).status).toBe(204)
  const other = await startCustomer(shop)
  const path = `/api/account/repeatdeliveries/${repeatDeliveryId}`
  expect((await other.request(`${path}/end`, { method: 'POST' })).status).toBe(404)
  expect((await change('/end')).status).toBe(204)
  expect(await codeOf(await change('/resume'))).toBe('repeat-ended')
  await workOn(shop, '2027-03-01')
  const ended = await read()
  expect(ended.deliveries).toEqual([])
  expect(ended.events.map(({ event }) => event).toReversed()).toEqual([
    'begun',
    'skipped',
    'moved',
    'changed',
    'paused',
    'resumed',
    'ended',
  ])
  expect(await sql(shop, 'select is_revoked from sandbox_mandate')).toEqual([{ is_revoked: true }])
})

test('deletion of the account ends it and revokes its mandate; the order stays (REPEAT-19)', async () => {
  const { customer } = await startRepeating(shop)
  const json = { password: 'paard1234' }
  expect((await customer.request('/api/account', { method: 'DELETE', json })).status).toBe(204)
  await runDueWork(shop.context)
  expect(await sql(shop, 'select 1 from repeat_delivery')).toEqual([])
  expect(await sql(shop, 'select is_revoked from sandbox_mandate')).toEqual([{ is_revoked: true }])
  expect(await sql(shop, 'select 1 from shop_order')).toHaveLength(1)
})

test('one that cannot be ordered does not keep the others waiting (REPEAT-20)', async () => {
  const first = await startRepeating(shop, { days: 28 })
  const second = await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  await sql(shop, 'update repeat_delivery set site_id = 999 where repeat_delivery_id = $1', [
    first.repeatDeliveryId,
  ])
  await workOn(shop, '2026-12-10')
  expect((await second.read()).deliveries).toMatchObject([{ state: 'paid' }])
  const { repeatDeliveries } = await second.customer.read<{ repeatDeliveries: RepeatDeliveryView[] }>(
    '/api/account/repeatdeliveries',
  )
  expect(repeatDeliveries).toHaveLength(1)
})
