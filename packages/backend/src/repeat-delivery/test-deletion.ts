import type { TestShop, TwoShops } from '@haverhof/testing'
import { expect } from 'vitest'
import { checkBooks } from '../orders/index.ts'
import { runDueWork } from '../worker/due-work.ts'
import type { Repeating } from './test-repeat.ts'

export const orderLocks = [
  /(select from shop_order where account_id = \$1 order by order_id) for no key update/,
  '$1',
] as const
export const repeatLocks = [
  /(from repeat_delivery where user_id = \$1\s+order by repeat_delivery_id) for update/,
  '$1',
] as const

export async function deleteAccount(shop: TestShop, { customer }: Repeating): Promise<void> {
  const headers = { cookie: customer.cookie() }
  const json = { password: 'paard1234' }
  expect((await shop.request('/api/account', { method: 'DELETE', json, headers })).status).toBe(204)
}

export const inUse = async (two: TwoShops) =>
  (await two.sql('select 1 from payment_mandate where unneeded_at is null')).length

/** What has become of the last order once the bank has answered, and of the mandate; carts that still tell whose they were. */
export async function endOf(two: TwoShops) {
  const [shop] = two.shops
  const whileCollecting = await inUse(two)
  await runDueWork(shop.context)
  shop.clock.advance(61_000)
  await runDueWork(shop.context)
  const [order] = await two.sql<{ status: string }>(
    'select status from shop_order order by order_id desc limit 1',
  )
  const named = await two.sql('select 1 from cart where billing is not null')
  const books = await checkBooks(shop.context)
  return { whileCollecting, status: order?.status, after: await inUse(two), named: named.length, books }
}

export const collected = { whileCollecting: 1, status: 'paid', after: 0, named: 0, books: [] }
