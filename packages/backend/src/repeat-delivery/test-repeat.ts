import {
  type Customer,
  dutchBilling,
  finishAtSandbox,
  type OrderAnswer,
  startBuying,
  startCustomer,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { runDueWork } from '../worker/due-work.ts'
import { tellBegun } from './worker/tell-begun.ts'
import type { OneRepeatDeliveryView, RepeatDeliveryView } from './schemas.ts'

export const muesli = 10_101

export type Repeating = {
  customer: Customer
  repeatDeliveryId: number
  orderId: number
  read: () => Promise<OneRepeatDeliveryView>
  change: (path: string, init?: Parameters<Customer['request']>[1]) => Promise<Response>
}

type Options = {
  days?: number
  quantity?: number
  method?: string
  customer?: Customer
  /** The note for the driver. */
  remark?: string
  /** Where it goes instead of to the address of the bill: a call of the cart. */
  place?: string
  /** Of the collections that follow, the first so many fail. */
  failing?: number
  /** Instead of paying at the test bank. */
  pay?: () => Promise<unknown>
}

/** A customer whose first order is paid and comes again. */
export async function startRepeating(shop: TestShop, options: Options = {}): Promise<Repeating> {
  const { days = 42, quantity = 2, method = 'ideal', failing = 0 } = options
  const customer = options.customer ?? (await startCustomer(shop))
  await staySignedIn(shop)
  const headers = { cookie: customer.cookie() }
  const billing = { ...dutchBilling, emailAddress: customer.email }
  const payment = { paymentMethodId: method }
  const buyer = await startBuying(shop, { headers, billing, payment, lines: [[muesli, quantity]] })
  const set = await buyer.call('PUT', `/products/${muesli}?quantity=${quantity}&repeatDays=${days}`)
  if (set.status !== 204) throw new Error(`The interval was refused: ${await set.text()}`)
  if (options.place) await buyer.call('POST', options.place)
  if (options.remark) await buyer.call('PUT', '/deliverywishes', { remark: options.remark })
  const order = await buyer.order()
  await (options.pay?.() ?? payAtSandbox(shop, order, failing))
  await tellBegun(shop.context)
  const { repeatDeliveries } = await customer.read<{ repeatDeliveries: RepeatDeliveryView[] }>(
    '/api/account/repeatdeliveries',
  )
  const repeatDeliveryId = Math.max(0, ...repeatDeliveries.map((each) => each.repeatDeliveryId))
  const path = `/api/account/repeatdeliveries/${repeatDeliveryId}`
  return {
    customer,
    repeatDeliveryId,
    orderId: order.orderId,
    read: () => customer.read<OneRepeatDeliveryView>(path),
    change: (suffix, init = { method: 'POST' }) => customer.request(`${path}${suffix}`, init),
  }
}

async function payAtSandbox(shop: TestShop, order: OrderAnswer, failing: number): Promise<void> {
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid', { failingCollections: failing }))
}

/** The clock goes on for months; a session would not. */
export async function staySignedIn(shop: TestShop): Promise<void> {
  await shop.context.database.pool.query(
    `update account_session set expires_at = '2040-01-01', last_seen_at = '2039-12-31'`,
  )
}

/** It is noon on a date, and the worker has done the work of two minutes. */
export async function workOn(shop: TestShop, date: string): Promise<void> {
  shop.clock.set(new Date(`${date}T12:00:00Z`))
  await runDueWork(shop.context)
  shop.clock.advance(61_000)
  await runDueWork(shop.context)
}

export async function sql<Row>(shop: TestShop, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.context.database.pool.query(text, values)).rows as Row[]
}

/** The kinds of mail about repeat deliveries, in the order in which they were caused. */
export async function mailsOf(shop: TestShop): Promise<string[]> {
  const mails = await sql<{ kind: string }>(
    shop,
    `select kind from outbox_mail where kind like 'repeat-%' order by mail_id`,
  )
  return mails.map(({ kind }) => kind)
}

/** A second interval of a first order. */
export const addInterval = `
  with added as (
    insert into repeat_delivery (user_id, site_id, language_id, state, days, planned_on, day, order_on, announce_on,
      billing, shipping, alternative_shipping_address, mandate_id, payment_method_id, first_order_id, begun_at)
    select user_id, site_id, language_id, state, 182, planned_on, day, order_on, announce_on, billing, shipping,
      alternative_shipping_address, mandate_id, payment_method_id, first_order_id, begun_at
    from repeat_delivery where first_order_id = $1 returning repeat_delivery_id)
  insert into repeat_delivery_line (repeat_delivery_id, variant_id, quantity)
  select repeat_delivery_id, ${muesli}, 1 from added`
