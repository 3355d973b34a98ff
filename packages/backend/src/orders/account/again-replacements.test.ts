import { dutchBilling, receiveOrder, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AgainView } from './schemas.ts'

const muesli = 10_101
const largeMuesli = 10_102

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const sql = (text: string, values: unknown[] = []) => shop.context.database.pool.query(text, values)

/** A customer who has paid an order. */
async function startAgain(lines: [number, number][]) {
  const customer = await startCustomer(shop)
  const billing = { ...dutchBilling, emailAddress: customer.email }
  const { orderId } = await receiveOrder(shop, customer, { sent: false, lines, billing })
  const again = () => customer.read<AgainView>(`/api/account/orders/${orderId}/again`, { method: 'POST' })
  return { again }
}

test('an order that is placed again names what is gone, and what can replace it (CATALOGUE-60)', async () => {
  const { again } = await startAgain([
    [muesli, 1],
    [largeMuesli, 1],
  ])
  await sql('update stock set amount = 0 where variant_id = $1', [largeMuesli])
  const { cart, missing } = await again()
  expect(cart.products).toMatchObject([{ productVariantId: muesli }])
  expect(missing).toMatchObject([{ productVariantId: largeMuesli, reason: 'not-available', quantity: 1 }])
  expect(missing[0]?.replacements).toMatchObject([
    { productId: 101, packSize: '3 × 20 kg', quantity: 1, isOtherProduct: false },
    { productId: 101, packSize: '3 kg', quantity: 7, isOtherProduct: false },
  ])
  expect(missing[0]?.categoryUrl).toMatch(/^\/.+\/$/)
  await sql('update stock set amount = 100 where variant_id = $1', [largeMuesli])
})

test('an order that is placed again names another product where the product is gone, never one that is unfit where that one is fit (CATALOGUE-60, 65, 66, 67, SEARCH-7)', async () => {
  const publish = (productIds: number[], isPublished: boolean) =>
    sql('update publication set is_published = $2 where product_id = any($1)', [productIds, isPublished])
  const proposed = async (lines: [number, number][]) => {
    const { again } = await startAgain(lines)
    const gone = lines.map(([variantId]) => Math.floor(variantId / 100))
    await publish(gone, false)
    const { missing } = await again()
    await publish(gone, true)
    expect(missing.map(({ reason }) => reason)).toEqual(lines.map(() => 'not-sold'))
    return missing.map(({ replacements }) =>
      replacements.map((pack) => [pack.productVariantId, pack.quantity, pack.isOtherProduct]),
    )
  }
  const lowSugarMuesli = 22_102
  const metabolicBalancer = 22_301
  const scoop = 41_101
  const wanted: [number, number][] = [
    [largeMuesli, 2],
    [lowSugarMuesli, 3],
    [metabolicBalancer, 1],
    [scoop, 1],
  ]
  // As much of it in other packs; and nothing instead of what nothing else is made for, or of what is no feed.
  expect(await proposed(wanted)).toEqual([[[10_202, 2, true]], [[22_201, 2, true]], [], []])
  // No oats for who wished for none.
  const oatFreeMuesli = 10_202
  expect(await proposed([[oatFreeMuesli, 1]])).toEqual([[]])
})
