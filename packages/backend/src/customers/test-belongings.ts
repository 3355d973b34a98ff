import { languages } from '@haverhof/domain/shared'
import {
  bella,
  correctMeasurement,
  type Customer,
  decideQuestion,
  deliverStock,
  dutchBilling,
  finishAtSandbox,
  hayValues,
  packOfMuesli,
  receiveOrder,
  receiveSample,
  recordAdvice,
  recordMeasurement,
  startBuying,
  startCustomer,
  startShopping,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { photoForm, smallPhoto } from '../photos/test-photo.ts'

export const muesli = 10_101
export const packChange = `/products/${muesli}/pack?toProductVariantId=10102`
export const quickscan = 90_101

/** Something of everything that a customer can have. */
export type Belongings = {
  /** A marker in everything that belongs to the customer; no answer to another caller may hold it. */
  canary: string
  cartId: string
  /** Its order waits for payment. */
  orderedCartId: string
  orderId: number
  invoiceNumber: string
  returnId: number
  /** Has a photo. */
  reviewId: number
  reviewPhotoId: number
  resultKey: string
  sampleId: number
  stockAlertId: number
  passkeyId: number
  /** Has two weights, a photo and a pack. */
  horseId: number
  addressId: string
  repeatDeliveryId: number
}

/** A customer who has been with the shop for a while. */
export async function startRegular(shop: TestShop): Promise<Customer & { belongings: Belongings }> {
  const canary = `kanarie-${randomUUID().slice(0, 8)}`
  const customer = await startCustomer(shop)
  const { pool } = shop.context.database
  await pool.query('update account set last_name = $2 where user_id = $1', [customer.userId, canary])
  await deliverStock(shop.context, { variantId: muesli, amount: 10, by: 'test' })
  const headers = { cookie: customer.cookie() }
  const billing = { ...dutchBilling, lastName: canary, emailAddress: customer.email }
  const { orderId } = await receiveOrder(shop, customer, { lines: [[muesli, 4]], billing })
  const analysis = await orderAnalysis(shop, { headers, billing, sampleName: canary })
  const waiting = await startBuying(shop, { headers, billing })
  await waiting.order()
  await askInPublic(shop, customer, canary)
  await reportExample(customer, canary)
  await customer.request('/api/reviews/form', { method: 'POST', body: await reviewForm(canary) })
  await customer.request('/api/account/subscriptions/newsletter?subscribe=true', { method: 'PUT' })
  await customer.request('/api/account/subscriptions/cartreminders?subscribe=true', { method: 'PUT' })
  await pool.query(
    `insert into cart_reminder (cart_id, reminder_subscription_id, token_hash, reminded_at)
     select $1, subscription_id, $1, now() from reminder_subscription where email_address = $2`,
    [`cart-${canary}`, customer.email],
  )
  const shopper = await startShopping(shop, { headers })
  await shopper.add(muesli)
  await shopper.add(quickscan, 2)
  await shopper.call('POST', '/billing', billing)
  const belongings = {
    canary,
    cartId: shopper.cartId,
    orderedCartId: waiting.cartId,
    orderId,
    invoiceNumber: String(await one(shop, numberOfInvoice, [orderId])),
    returnId: await registerReturn(customer, orderId, canary),
    ...analysis,
    reviewId: Number(await one(shop, findReview, [canary])),
    reviewPhotoId: Number(await one(shop, findReviewPhoto, [canary])),
    horseId: await keepHorse(customer, canary),
    passkeyId: Number(await one(shop, insertPasskey, [customer.userId, canary])),
    addressId: await keepAddress(customer, canary),
    repeatDeliveryId: Number(await one(shop, insertRepeat, [customer.userId, billing, orderId, muesli])),
    stockAlertId: Number(await one(shop, insertAlert, [muesli, customer.email, `alert-${canary}`])),
  }
  return { ...customer, belongings }
}

type Analysis = { headers: { cookie: string }; billing: Record<string, unknown>; sampleName: string }

async function orderAnalysis(shop: TestShop, { headers, billing, sampleName }: Analysis) {
  const buyer = await startBuying(shop, { headers, billing })
  await buyer.add(quickscan)
  await buyer.call('POST', `/rqssamplename?productVariantId=${quickscan}&sequence=1&samplename=${sampleName}`)
  await tellShop(shop, await finishAtSandbox(shop, await buyer.order(), 'paid'))
  const sampleId = Number(await one(shop, findSample, [sampleName]))
  await receiveSample(shop.context, { sampleId, sampleType: 'hay', receivedOn: null, by: 'test' })
  await recordMeasurement(shop.context, { sampleId, sampleType: 'hay', values: hayValues, by: 'test' })
  await recordAdvice(shop.context, { sampleId, note: `Advies voor ${sampleName}`, by: 'test' })
  const correction = { values: { sugar: 91 }, reason: 'Afgelezen bij een ander monster', by: 'test' }
  await correctMeasurement(shop.context, { sampleId, ...correction })
  const key = await one(shop, 'select result_key one from roughage_sample where sample_id = $1', [sampleId])
  return { resultKey: String(key), sampleId }
}

/** One that others read, and one that waits. */
async function askInPublic(shop: TestShop, customer: Customer, asker: string): Promise<void> {
  const newQuestion = { productId: 101, asker, emailAddress: customer.email }
  const ask = (question: string) => customer.request('/api/questions', { json: { ...newQuestion, question } })
  await ask('Zit er soja in?')
  const questionId = Number(await one(shop, 'select max(question_id) one from question_origin', []))
  const answer = { questionId, state: 'published' as const, answer: 'Nee.', by: 'test' }
  await decideQuestion(shop.context, answer)
  await ask(`Is dit ook iets voor ${asker}?`)
}

/** About another customer's text. */
async function reportExample(customer: Customer, fullName: string): Promise<void> {
  const about = { kind: 'review', id: 100_000 * languages.nl.languageId, reason: 'other', goodFaith: 'yes' }
  const explanation = 'Dit heeft niets met voer te maken.'
  const json = { ...about, explanation, fullName, emailAddress: customer.email }
  await customer.request('/api/reports', { json })
}

/** A review with everything it can have. */
export async function reviewForm(title: string): Promise<FormData> {
  const form = new FormData()
  const words = { title, text: 'Onze merrie eet het graag en glanst weer.', rating: '5', productId: '101' }
  const facts = { horseKind: 'pony', ageBand: '4-to-9', workLoad: 'light', weightBand: 'to-299' }
  const fields = { ...words, ...facts, fedFor: 'from-1-year' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('photo1', await smallPhoto())
  return form
}

export async function returnForm(orderId: number, remarks: string): Promise<FormData> {
  const form = new FormData()
  const fields = { orderId: String(orderId), lineNumber: '1', quantity: '1', reason: 'damaged', remarks }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('photo', await smallPhoto())
  return form
}

/** A second one, so that one is left when it goes. */
async function keepAddress(customer: Customer, lastName: string): Promise<string> {
  const json = { label: 'stable', lastName, address: dutchBilling.address }
  return (await customer.read<{ addressId: string }>('/api/account/addresses', { json })).addressId
}

async function keepHorse(customer: Customer, name: string): Promise<number> {
  const added = await customer.read<{ horseId: number }>('/api/account/horses', { json: { ...bella, name } })
  const path = `/api/account/horses/${added.horseId}`
  const calls = [
    await customer.request(`${path}/weights`, { json: { weighedOn: '2026-01-01', weightKg: 540 } }),
    await customer.request(`${path}/photo`, { method: 'PUT', body: await photoForm() }),
    await customer.request(`${path}/packs/${muesli}`, { method: 'PUT', json: packOfMuesli }),
  ]
  for (const { status } of calls) if (status !== 204) throw new Error(`a horse was refused: ${status}`)
  return added.horseId
}

async function registerReturn(customer: Customer, orderId: number, remarks: string): Promise<number> {
  const init = { method: 'POST', body: await returnForm(orderId, remarks) }
  return (await customer.read<{ returnId: number }>('/api/account/returns', init)).returnId
}

async function one({ context }: TestShop, text: string, values: unknown[]): Promise<unknown> {
  const { rows } = await context.database.pool.query<{ one: unknown }>(text, values)
  return rows[0]?.one
}

const findReview = 'select review_id one from review where title = $1'
const findReviewPhoto = 'select photo_id one from review_photo join review using (review_id) where title = $1'
const findSample = 'select sample_id one from roughage_sample where sample_name = $1'
const numberOfInvoice = `select series || '-' || lpad(number::text, 6, '0') one from invoice where order_id = $1`
const insertPasskey = `
  insert into account_passkey (user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at)
  values ($1, 'id-of-' || $2, 'key-of-' || $2, 1, '[]', $2, now(), now()) returning passkey_id one`

const insertAlert = `
  insert into stock_alert (site_id, language_id, variant_id, email_address, token_hash, requested_at)
  values (1, 1, $1, $2, $3, now()) returning stock_alert_id one`
const insertRepeat = `
  with mandate as (
    insert into payment_mandate (provider, provider_customer_id, provider_mandate_id, payment_method_id, label, created_at)
    values ('sandbox', 'scu_1', 'smd_' || $1::text, 'sepa', '4300', now()) returning mandate_id),
  delivery as (
    insert into repeat_delivery (user_id, site_id, language_id, state, days, planned_on, day, order_on, announce_on, billing,
      shipping, alternative_shipping_address, dealer_id, parcel_shop_id, parcel_shop_zipcode_or_city, mandate_id,
      payment_method_id, first_order_id, begun_at)
    select $1::uuid, 1, 1, 'active', 42, date '2035-01-08', date '2035-01-08', date '2035-01-01', date '2034-12-25', $2::jsonb,
      '{"firstName": null, "lastName": null, "address": null, "shippingMethod": 0}', false, null, null, null, mandate_id,
      'ideal', $3, now() from mandate
    returning repeat_delivery_id),
  lines as (
    insert into repeat_delivery_line (repeat_delivery_id, variant_id, quantity)
    select repeat_delivery_id, $4, 1 from delivery),
  orders as (
    insert into repeat_delivery_order (repeat_delivery_id, planned_on, day, state, cart_id, taken_at)
    select repeat_delivery_id, date '2026-01-05', date '2026-01-05', 'paid', 'cart-of-' || $1::text, now() from delivery),
  events as (
    insert into repeat_delivery_event (repeat_delivery_id, at, event, is_by_customer)
    select repeat_delivery_id, now(), 'begun', true from delivery)
  select repeat_delivery_id one from delivery`
