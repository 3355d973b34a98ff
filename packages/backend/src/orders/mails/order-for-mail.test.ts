import { startBuying, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOrderForMail } from '../index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

test('letters know the address of the dealer who has the order ready (MAIL-15, ACC-278)', async () => {
  const buyer = await startBuying(shop)
  expect((await buyer.call('POST', '/setdealer?dealerId=1001')).status).toBe(204)
  const { orderId } = await buyer.order()
  const letter = await readOrderForMail(shop.context, orderId)
  const [dealer] = (
    await shop.context.database.pool.query<Record<string, string>>(
      'select name, street, street_number, zipcode, city from dealer where dealer_id = 1001',
    )
  ).rows
  expect(letter?.delivery).toMatchObject({
    kind: 'dealer',
    address: {
      name: dealer?.['name'],
      street: dealer?.['street'],
      streetNumber: dealer?.['street_number'],
      zipcode: dealer?.['zipcode'],
      city: dealer?.['city'],
    },
  })
})

test('and that of the pickup point the parcel goes to (MAIL-15, ACC-278)', async () => {
  const buyer = await startBuying(shop)
  const [point] = await shop.read<Record<string, string>[]>('/api/delivery/parcelshops?zipcodeOrCity=8011')
  const chosen = `/setdpdpickuppoint?parcelShopId=${point?.['parcelShopId']}&parcelShopZipcodeOrCity=8011`
  expect((await buyer.call('POST', chosen)).status).toBe(204)
  const { orderId } = await buyer.order()
  expect((await readOrderForMail(shop.context, orderId))?.delivery).toMatchObject({
    kind: 'parcel-shop',
    address: { name: point?.['name'], zipcode: point?.['zipcode'], city: point?.['city'] },
  })
})
