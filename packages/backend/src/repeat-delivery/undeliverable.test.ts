import { startTestShop, type TestShop } from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailsOf, muesli, type Repeating, sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

/** One bag of 3 kg every four weeks, to a pickup point that takes 40 kg. */
async function startAtPickupPoint(): Promise<Repeating> {
  const points = '/api/delivery/parcelshops?zipcodeOrCity=8011'
  const [point] = await shop.read<{ parcelShopId: string }[]>(points)
  const path = `/setdpdpickuppoint?parcelShopId=${point?.parcelShopId}&parcelShopZipcodeOrCity=8011`
  return startRepeating(shop, { days: 28, quantity: 1, place: path })
}

const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]
const refused = [409, 'not-deliverable']
const setPieces = (quantity: number) => sql(shop, `update repeat_delivery_line set quantity = ${quantity}`)
const pauses = () =>
  sql<{ reason: string }>(
    shop,
    `select facts->>'reason' reason from outbox_mail where kind = 'repeat-paused' order by mail_id`,
  )

test('more than a pickup point takes is neither put in nor added, and goes to a door (REPEAT-25, DELIVERY-10, 17)', async () => {
  const { change, read } = await startAtPickupPoint()
  const pieces = (quantity: number) => ({
    method: 'PUT',
    json: { days: 28, lines: [{ productVariantId: muesli, quantity }] },
  })
  expect(await codeOf(await change('', pieces(15)))).toEqual(refused)
  expect(await codeOf(await change(`/additions?productVariantId=${muesli}&quantity=14`, {}))).toEqual(refused)
  const added = await change('/additions', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    json: { productVariantId: muesli, quantity: 14, agreedAmount: 10_000 },
  })
  expect(await codeOf(added)).toEqual(refused)
  const { lines, address, firstName, lastName } = await read()
  expect(lines).toMatchObject([{ quantity: 1 }])
  const toDoor = { method: 'PUT', json: { firstName, lastName, address } }
  expect((await change('/address', toDoor)).status).toBe(204)
  expect((await change('', pieces(15))).status).toBe(204)
})

test('feed does not move to a country where its label cannot be read (REPEAT-25, DELIVERY-9)', async () => {
  const { change, read } = await startRepeating(shop, { days: 28 })
  const { firstName, lastName, address } = await read()
  await sql(
    shop,
    `update product_text set composition = '' where language_id <> (select language_id from language where code = 'nl')
       and product_id = (select product_id from product_variant where variant_id = ${muesli});
     update product set content_version = content_version + 1
       where product_id = (select product_id from product_variant where variant_id = ${muesli})`,
  )
  const german = { ...address, countryId: 276, zipcode: '10115', city: 'Berlin' }
  const moved = await change('/address', { method: 'PUT', json: { firstName, lastName, address: german } })
  expect(await codeOf(moved)).toEqual(refused)
  expect((await read()).address).toMatchObject({ city: address.city })
})

test('what has become undeliverable is not announced but rests, and its customer is told why (REPEAT-46)', async () => {
  const { read } = await startAtPickupPoint()
  await setPieces(15)
  await workOn(shop, '2026-12-03')
  expect(await read()).toMatchObject({ state: 'paused', pauseReason: 'undeliverable' })
  expect(await mailsOf(shop)).toEqual(['repeat-begun', 'repeat-paused'])
  expect(await pauses()).toEqual([{ reason: 'undeliverable' }])
})

test('what has become undeliverable after its announcement is not told as missing, and its day is the next again (REPEAT-47, REPEAT-46)', async () => {
  const { read } = await startAtPickupPoint()
  await workOn(shop, '2026-12-03')
  await setPieces(15)
  await sql(shop, 'update repeat_delivery set announced_cents = 1000000')
  await workOn(shop, '2026-12-10')
  expect(await read()).toMatchObject({
    state: 'paused',
    pauseReason: 'undeliverable',
    day: '2026-12-17',
    deliveries: [],
  })
  expect(await mailsOf(shop)).toEqual(['repeat-begun', 'repeat-announced', 'repeat-paused'])
  expect(await pauses()).toEqual([{ reason: 'undeliverable' }])
  expect(await sql(shop, 'select 1 from shop_order')).toHaveLength(1)
})

test('a pickup point that is gone is neither announced nor ordered to: it rests until another address is chosen (REPEAT-46)', async () => {
  const { read, change } = await startAtPickupPoint()
  await sql(
    shop,
    'delete from parcel_shop where parcel_shop_id = (select parcel_shop_id from repeat_delivery)',
  )
  await workOn(shop, '2026-12-03')
  const { state, pauseReason, place: destination, address, firstName, lastName } = await read()
  expect({ state, pauseReason }).toEqual({ state: 'paused', pauseReason: 'place' })
  expect(destination).toEqual({ kind: 'parcel-shop', name: '', address: null })
  expect(await mailsOf(shop)).toEqual(['repeat-begun', 'repeat-paused'])
  expect(await pauses()).toEqual([{ reason: 'place' }])
  expect((await change('/address', { method: 'PUT', json: { firstName, lastName, address } })).status).toBe(
    204,
  )
  expect((await change('/resume')).status).toBe(204)
  await workOn(shop, '2026-12-03')
  expect((await mailsOf(shop)).at(-1)).toBe('repeat-announced')
})

test('a dealer that leaves the site after the announcement is not ordered to (REPEAT-46)', async () => {
  const { read } = await startRepeating(shop, { days: 28, quantity: 1, place: '/setdealer?dealerId=1001' })
  await workOn(shop, '2026-12-03')
  expect(await mailsOf(shop)).toEqual(['repeat-begun', 'repeat-announced'])
  await sql(shop, `update dealer set site_ids = '{}' where dealer_id = 1001`)
  await workOn(shop, '2026-12-10')
  expect(await read()).toMatchObject({ state: 'paused', pauseReason: 'place', deliveries: [] })
  expect(await pauses()).toEqual([{ reason: 'place' }])
  expect(await sql(shop, 'select 1 from shop_order')).toHaveLength(1)
})
