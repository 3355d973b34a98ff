import { startMember, startTestShop, type TestMember, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeBooks, placePaidOrder } from '../../orders/test-desk.ts'

let shop: TestShop
let warehouse: TestMember
beforeAll(async () => {
  shop = await startTestShop()
  warehouse = await startMember(shop, { role: 'warehouse' })
})
afterAll(() => closeBooks(shop))

const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query(text, values)).rows as Row[]

type Sent = { orderId: number; shipmentId: number }

const ship = (json: object) => warehouse.read<Sent>('/shipments', { json })

async function shipWhole(): Promise<Sent> {
  const { orderId } = await placePaidOrder(shop)
  return ship({ orderId })
}

const change = (shipmentId: number, json: object, idempotencyKey?: string) =>
  warehouse.request(`/shipments/${shipmentId}/parcels`, {
    json,
    ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
  })

const mailsOf = (orderId: number) =>
  sql<{ kind: string; facts: { shipment: object } }>(
    `select kind, facts from outbox_mail where kind in ('order-sent', 'order-part-sent') and facts->>'orderId' = $1
     order by mail_id`,
    [String(orderId)],
  )

const entriesOf = (orderId: number) =>
  sql(
    `select changes, details from audit_entry where subject = $1 and action = 'order-parcels-changed' order by 1`,
    [`order ${orderId}`],
  )

test('a parcel number is added to what was sent, once however often it is asked for, with before and after in the log and a mail (SHIPMENTS-9, STAFF-7, AUDIT-3)', async () => {
  const { orderId, shipmentId } = await shipWhole()
  const parcels = { carrier: 'postnl', parcelNumbers: ['3SABCD0123456'], tellsCustomer: true }
  const answers = await Promise.all(
    [1, 2, 3].map(() => change(shipmentId, parcels, 'a-parcel-that-was-late')),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await answers[0]?.json()).toEqual({
    orderId,
    shipmentId,
    carrier: 'postnl',
    parcelNumbers: ['3SABCD0123456'],
    isCustomerTold: true,
  })
  expect(await warehouse.read(`/orders/${orderId}`)).toMatchObject({
    parcelNumbers: ['3SABCD0123456'],
    shipments: [{ carrier: 'postnl', parcelNumbers: ['3SABCD0123456'] }],
  })
  const mails = await mailsOf(orderId)
  expect(mails.map(({ kind }) => kind)).toEqual(['order-sent', 'order-sent'])
  expect(mails[1]?.facts.shipment).toMatchObject({
    carrier: 'PostNL',
    parcels: [{ number: '3SABCD0123456', url: expect.stringContaining('3SABCD0123456-NL-') as string }],
    lines: [{ quantity: 3 }],
    isRest: false,
  })
  expect(await entriesOf(orderId)).toEqual([
    {
      changes: [
        { field: 'carrier', before: null, after: 'postnl' },
        { field: 'parcelNumbers', before: [], after: ['3SABCD0123456'] },
      ],
      details: { shipmentId, isCustomerTold: true },
    },
  ])
})

test('a number is put right without a mail, and what stays the same is not written down (SHIPMENTS-9)', async () => {
  const { orderId } = await placePaidOrder(shop)
  const { shipmentId } = await ship({ orderId, carrier: 'dhl', parcelNumbers: ['WRONG-1', 'RIGHT-2'] })
  const right = { carrier: 'dhl', parcelNumbers: ['RIGHT-2', 'RIGHT-1'] }
  expect((await change(shipmentId, right)).status).toBe(200)
  expect((await change(shipmentId, right)).status).toBe(200)
  expect(await entriesOf(orderId)).toEqual([
    {
      changes: [{ field: 'parcelNumbers', before: ['RIGHT-2', 'WRONG-1'], after: ['RIGHT-1', 'RIGHT-2'] }],
      details: { shipmentId, isCustomerTold: false },
    },
  ])
  expect(await mailsOf(orderId)).toHaveLength(1)
})

test('of several shipments each has its own numbers, and the mail says which it is about (SHIPMENTS-9, 3, 18)', async () => {
  const { orderId } = await placePaidOrder(shop)
  const first = await ship({ orderId, lines: [{ lineNumber: 1, quantity: 1 }] })
  const rest = await ship({ orderId, parcelNumbers: ['REST-1'] })
  const taken = await change(first.shipmentId, { parcelNumbers: ['REST-1'] })
  expect(taken.status).toBe(409)
  expect(await taken.json()).toMatchObject({ code: 'parcel-of-another-shipment' })
  await change(first.shipmentId, { parcelNumbers: ['FIRST-1'], tellsCustomer: true })
  await change(rest.shipmentId, { parcelNumbers: ['REST-2'], tellsCustomer: true })
  const mails = (await mailsOf(orderId)).slice(2)
  expect(mails.map(({ kind }) => kind)).toEqual(['order-part-sent', 'order-sent'])
  expect(mails.map(({ facts }) => facts.shipment)).toMatchObject([
    { parcels: [{ number: 'FIRST-1' }], lines: [{ quantity: 1 }], isRest: false },
    { parcels: [{ number: 'REST-2' }], lines: [{ quantity: 2 }], isRest: true },
  ])
})

test('a shipment of another site is not there, and who may not ship may not change it (SHIPMENTS-9, STAFF-2)', async () => {
  const { shipmentId } = await shipWhole()
  const json = { parcelNumbers: ['3SABCD0123456'] }
  const german = await startMember(shop, { role: 'warehouse', siteIds: [2] })
  expect((await german.request(`/shipments/${shipmentId}/parcels`, { json })).status).toBe(404)
  const viewer = await startMember(shop, { role: 'viewer' })
  expect((await viewer.request(`/shipments/${shipmentId}/parcels`, { json })).status).toBe(403)
  expect(await sql('select 1 from order_parcel where shipment_id = $1', [shipmentId])).toEqual([])
})

test('what is proposed for an order says which days were promised or wished, and what the driver should know (DELIVERY-13, SHIPMENTS-14)', async () => {
  const { orderId } = await placePaidOrder(shop)
  const date = { from: '2026-06-03', until: '2026-06-04' }
  const wishes = { remark: 'achter de schuur', day: '2026-06-04', yard: null }
  await sql('update shop_order set delivery = delivery || $2 where order_id = $1', [
    orderId,
    JSON.stringify({ date, wishes }),
  ])
  expect(await warehouse.read(`/orders/${orderId}/picking`)).toMatchObject({ delivery: { date, wishes } })
  await sql(`update shop_order set delivery = delivery - 'date' - 'wishes' where order_id = $1`, [orderId])
  expect(await warehouse.read(`/orders/${orderId}/picking`)).toMatchObject({
    delivery: { date: null, wishes: null },
  })
})
