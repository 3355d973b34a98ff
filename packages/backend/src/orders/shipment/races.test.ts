import {
  deliverStock,
  finishAtSandbox,
  type Mutant,
  startBuying,
  startTwoShops,
  tellShop,
  type TwoShops,
  type TwoShopsOptions,
} from '@haverhof/testing'
import { expect, test } from 'vitest'
import { inTransaction } from '../../database/index.ts'
import { addDelivery, countStock, shipOrder } from '../index.ts'
import { type Race, testRaces } from '../test-race.ts'

const pack = 10201
const by = 'staff:1'

async function paidOrder({ shops: [first] }: TwoShops, quantity: number): Promise<number> {
  const order = await (await startBuying(first, { lines: [[pack, quantity]] })).order()
  await tellShop(first, await finishAtSandbox(first, order, 'paid'))
  return order.orderId
}

async function outcomes(answers: readonly Promise<{ ok: boolean }>[]): Promise<{ sent: number }> {
  const settled = await Promise.allSettled(answers)
  return { sent: settled.filter((answer) => answer.status === 'fulfilled' && answer.value.ok).length }
}

const races: readonly Race[] = [
  {
    name: 'one order is sent twenty times: one shipment, one mail, one event (SHIPMENTS-1)',
    run: async (two) => {
      const orderId = await paidOrder(two, 2)
      await two.lineUp()
      const { sent } = await outcomes(two.turns(20).map(({ context }) => shipOrder(context, { orderId, by })))
      const mails = await two.sql(`select 1 from outbox_mail where kind = 'order-sent'`)
      const events = await two.sql(`select 1 from order_event where to_status = 'sent'`)
      return { sent, mails: mails.length, events: events.length }
    },
    expected: { sent: 1, mails: 1, events: 1 },
    without: {
      'its lock on the order and its stock': {
        changes: [
          [/for no key update of o/, ''],
          [/order by variant_id for update/, 'order by variant_id'],
        ],
      },
    },
    widen: [[/(select shipment_id "shipmentId" from new_shipment)/, '$1 where pg_sleep(0.3) is not null']],
  },
  {
    name: 'the last pieces of a lot are picked for two orders: one gets them (LOTS-2)',
    run: async (two) => {
      const orders = [await paidOrder(two, 3), await paidOrder(two, 3)]
      const lot = { lotNumber: 'L1', bestBefore: '2027-03-31' }
      const [{ context }] = two.shops
      await deliverStock(context, { variantId: pack, amount: 3, lot, by })
      await two.lineUp()
      return outcomes(
        two.turns(2).map((shop, turn) => shipOrder(shop.context, { orderId: orders[turn] ?? 0, by })),
      )
    },
    expected: { sent: 1 },
    without: {
      'its lock on the stock and the condition on the lot': {
        changes: [[/order by variant_id for update/, 'order by variant_id']],
        constraints: [
          ['stock_lot', 'stock_lot_amount'],
          ['stock_lot', 'stock_lot_withheld'],
        ],
      },
    },
    widen: [[/(select shipment_id "shipmentId" from new_shipment)/, '$1 where pg_sleep(0.3) is not null']],
  },
  {
    name: 'a pack is counted while it is bought: no piece is sold that was not counted (STOCK-4)',
    run: async (two) => {
      const [first, second] = two.shops
      const buyers = await Promise.all(two.turns(6).map((shop) => startBuying(shop, { lines: [[pack, 1]] })))
      const amount = (await buyers[0]?.calculate())?.totalAmount ?? 0
      await two.lineUp()
      const counts = [first, second].map(({ context }) =>
        inTransaction(context, (transaction) =>
          countStock(context, transaction, { variantId: pack, counted: 40, reason: 'counted', by }),
        ),
      )
      await Promise.allSettled([...counts, ...buyers.map((buyer) => buyer.send({ amount }))])
      const [row] = await two.sql<{ pieces: number }>(
        `select (s.amount + coalesce((select sum(quantity) from stock_reservation r
          where r.variant_id = s.variant_id and r.state = 'held'), 0))::int pieces from stock s where variant_id = $1`,
        [pack],
      )
      return row?.pieces
    },
    expected: 40,
    without: {},
  },
]

testRaces(races)

const guards: [string, Mutant | undefined, boolean][] = [
  ['all of them do', undefined, true],
  [
    'without the lock on the stock some are lost',
    { changes: [[/order by variant_id for update/, 'order by variant_id']] },
    false,
  ],
]

test.each(guards)(
  'ten deliveries of the same new lots come in at once, in one order of packs and the other: %s (STOCK-7)',
  async (_, mutant, isWhole) => {
    const widen: TwoShopsOptions['widen'] = [
      [/where (\(l\.variant_id, l\.lot_number\) in)/, 'where pg_sleep(0.1) is not null and $1'],
    ]
    await using two = await startTwoShops({ widen, ...(mutant && { mutant }) })
    await two.lineUp()
    const lot = { lotNumber: 'L7', bestBefore: '2027-03-31' }
    const lines = [pack, 10_301].map((variantId) => ({ variantId, amount: 1, lot }))
    const deliveries = two
      .turns(10)
      .map(({ context }, turn) =>
        inTransaction(context, (transaction) =>
          addDelivery(context, transaction, { lines: turn % 2 === 0 ? lines : lines.toReversed(), by }),
        ),
      )
    const { sent: received } = await outcomes(deliveries)
    const [row] = await two.sql<{ pieces: number }>(
      `select sum(amount)::int pieces from stock_lot where lot_number = 'L7'`,
    )
    expect(received === 10 && row?.pieces === 20).toBe(isWhole)
  },
  60_000,
)
