import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterAll(() => shop[Symbol.asyncDispose]())

type Point = { parcelShopId: string; name: string; street: string; zipcode: string }
type MailedPlace = { kind: string; place: object; agreed: { place: object } }

/** What the mails about a repeat delivery say of where it goes. */
async function toldOf(repeatDeliveryId: number): Promise<object[]> {
  const mails = await sql<{ facts: MailedPlace }>(
    shop,
    `select facts from outbox_mail where kind in ('repeat-begun', 'repeat-announced')
       and (facts->>'repeatDeliveryId')::int = $1 order by mail_id`,
    [repeatDeliveryId],
  )
  return mails.map(({ facts }) => facts.place ?? facts.agreed.place)
}

test('who picks it up at a pickup point or a dealer reads where, in the account and in the mails, and it goes there (REPEAT-3, REPEAT-8, REPEAT-16, REPEAT-33, REPEAT-71)', async () => {
  const [point] = await shop.read<Point[]>('/api/delivery/parcelshops?zipcodeOrCity=8011')
  const near = 'parcelShopZipcodeOrCity=8011'
  const places = [
    [`/setdpdpickuppoint?parcelShopId=${point?.parcelShopId}&${near}`, 'parcel-shop', point],
    [
      '/setdealer?dealerId=1001',
      'dealer',
      (await sql<Point>(shop, 'select name, street, zipcode from dealer where dealer_id = 1001'))[0],
    ],
  ] as const
  const begun = []
  for (const [path, kind, at] of places) {
    const repeating = await startRepeating(shop, { days: 28, quantity: 1, place: path })
    const address = { street: at?.street, zipcode: at?.zipcode }
    const { day, place: shown } = await repeating.read()
    expect(shown).toMatchObject({ kind, name: at?.name, address })
    begun.push({ ...repeating, day, kind, name: at?.name, address })
  }
  for (const date of ['2026-12-01', '2026-12-03', '2026-12-10']) await workOn(shop, date)
  for (const { repeatDeliveryId, read, kind, name, address } of begun) {
    const destination = { kind, name, address: { name, ...address } }
    expect(await toldOf(repeatDeliveryId)).toMatchObject([destination, destination])
    const [delivery] = (await read()).deliveries
    const [order] = await sql<{ delivery: object }>(
      shop,
      'select delivery from shop_order where order_id = $1',
      [delivery?.orderId],
    )
    expect(order?.delivery).toMatchObject({ kind, name, date: { until: delivery?.day } })
  }
})
