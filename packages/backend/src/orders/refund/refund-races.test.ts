import { MINUTE } from '@haverhof/domain/shared'
import {
  cancelByStaff,
  finishAtSandbox,
  refundOrder,
  startBuying,
  stopAfter,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { inTransaction } from '../../database/index.ts'
import { payByTransfer, payRefunds, retryRefund, shipOrder } from '../index.ts'
import { placePaidOrder } from '../test-desk.ts'
import { type Race, testRaces } from '../test-race.ts'

const paidOrder = async (shop: TestShop, quantity: number) =>
  (await placePaidOrder(shop, { lines: [[10101, quantity]] })).orderId

function refundPiece(shop: TestShop, orderId: number) {
  const request = { lines: [{ lineNumber: 1, quantity: 1 }], costsCents: 0 }
  return refundOrder(shop.context, { orderId, request, reason: 'return', restock: true, by: 'Test' })
}

/** A member of staff who presses until there is something to refund. */
async function refundWhenPaid(shop: TestShop, orderId: number): Promise<void> {
  for (let press = 0; press < 200; press += 1) {
    const refund = await refundPiece(shop, orderId)
    if (refund.ok || refund.reason !== 'not-paid') return
  }
}

const noOrderLock = [/ for no key update of o\b/, ''] as const
const noPaymentLock = [/(?<=and refund_reason is null) for update/, ''] as const

const noRefundLock = [/ for update of r\b/, ''] as const
const noCondition = [
  /(?<=where refund_id = \$\d) and state <> 'paid' and \(\$\d::text is null or state = 'refused'\)/,
  '',
] as const

const races: readonly Race[] = [
  {
    name: 'a refused refund that is paid by bank transfer while another process asks the provider again: it is paid once (REFUNDS-8)',
    run: async (two) => {
      const [first, second] = two.shops
      const overtake = stopAfter(first, /from refund r join .* for update of r|"isSoldOut", r\.state/s)
      const orderId = await paidOrder(second, 3)
      await shipOrder(second.context, { orderId, by: 'Test' })
      for (let piece = 0; piece < 2; piece += 1) await refundPiece(second, orderId)
      await two.sql(`update refund set state = 'refused', problem = 'The account is closed'`)
      const [refund] = await two.sql<{ refundId: number }>('select min(refund_id) "refundId" from refund')
      const refundId = refund?.refundId ?? 0
      await overtake(
        () =>
          inTransaction(first.context, (transaction) =>
            payByTransfer(first.context, transaction, { refundId, reference: 'SEPA 7', by: 'Ines' }),
          ),
        async () => {
          await inTransaction(second.context, (transaction) =>
            retryRefund(second.context, transaction, { refundId, by: 'Jan' }),
          )
          await payRefunds(second.context)
        },
      )
      return two.sql(`
        select state, transfer_reference reference, (select refunded_cents from payment) back,
          (select refunded_cents from sandbox_payment) "byProvider"
        from refund order by refund_id`)
    },
    expected: [
      { state: 'paid', reference: 'SEPA 7', back: 595, byProvider: 0 },
      { state: 'refused', reference: null, back: 595, byProvider: 0 },
    ],
    without: { 'the lock of the refund and its condition': { changes: [noRefundLock, noCondition] } },
  },
  {
    name: 'a refund that two processes ask for, one of them in vain, so that staff pay it by transfer: it is paid once (REFUNDS-10)',
    run: async (two) => {
      const [first, second] = two.shops
      const overtake = stopAfter(first, /"lastAskedAt"/)
      const orderId = await paidOrder(second, 1)
      await shipOrder(second.context, { orderId, by: 'Test' })
      const result = await refundPiece(second, orderId)
      const refundId = result.ok ? result.value.refundId : 0
      const setStatus = (status: string) => two.sql('update sandbox_payment set status = $1', [status])
      await overtake(
        () => payRefunds(first.context),
        async () => {
          await setStatus('expired')
          await payRefunds(second.context)
          await inTransaction(second.context, (transaction) =>
            payByTransfer(second.context, transaction, { refundId, reference: 'SEPA 7', by: 'Ines' }),
          )
          await setStatus('paid')
        },
      )
      await inTransaction(second.context, (transaction) =>
        retryRefund(second.context, transaction, { refundId, by: 'Jan' }),
      )
      first.clock.advance(MINUTE)
      await payRefunds(second.context)
      return two.sql(`
        select state, (select refunded_cents from sandbox_payment)
          + case when transfer_reference is null then 0 else amount_cents end back from refund`)
    },
    expected: [{ state: 'paid', back: 595 }],
    without: { 'the lock of the claim': { changes: [noRefundLock] } },
  },
  {
    name: 'twenty refunds at once of the one piece of an order: one is made (REFUNDS-2)',
    run: async (two) => {
      const [first] = two.shops
      const orderId = await paidOrder(first, 1)
      await shipOrder(first.context, { orderId, by: 'Test' })
      await two.lineUp()
      const refunds = await Promise.all(
        two.turns(20).map((shop) => refundPiece(shop, orderId).catch(() => null)),
      )
      await payRefunds(first.context)
      const [count] = await two.sql(`
        select (select count(*) from refund)::int refunds, (select count(*) from invoice where kind = 'credit')::int notes,
          (select sum(refunded_cents) from sandbox_payment)::int back`)
      return { made: refunds.filter((one) => one?.ok).length, ...count }
    },
    expected: { made: 1, refunds: 1, notes: 1, back: 595 },
    without: { 'the locks of order and payment': { changes: [noOrderLock, noPaymentLock] } },
    widen: [
      [/(?<=\bwhere i\.order_id = \$\d) (?=and i\.kind = 'invoice')/, ' and pg_sleep(0.05) is not null '],
    ],
  },
  {
    name: 'money that comes while an order is cancelled: it goes back, once (ORDERS-7, REFUNDS-3)',
    run: async (two) => {
      const [first, second] = two.shops
      const overtake = stopAfter(second, /from payment where payment_id = \$\d for update/)
      const buyer = await startBuying(first, { lines: [[10101, 2]] })
      const order = await buyer.order()
      const id = await finishAtSandbox(first, order, 'paid')
      await overtake(
        () => tellShop(second, id),
        async () => {
          const cancelled = await cancelByStaff(first.context, { orderId: order.orderId, by: 'Test' })
          return cancelled
        },
      )
      // Either came first: the order is cancelled, or it was paid and can be cancelled now.
      await cancelByStaff(first.context, { orderId: order.orderId, by: 'Test' })
      await payRefunds(first.context)
      return two.sql(`
        select o.status, p.refunded_cents = p.amount_cents back, (select count(*)::int from refund) refunds
        from shop_order o join payment p using (order_id)`)
    },
    expected: [{ status: 'cancelled', back: true, refunds: 1 }],
    without: {
      'the locks of order and payment': {
        changes: [noOrderLock, [/(?<=from payment where payment_id = \$\d) for update/, '']],
      },
    },
  },
  {
    name: 'refunds that are asked for again and again until the money is there, and its webhook ten times: one refund (ORDERS-7, REFUNDS-2)',
    run: async (two) => {
      const [first] = two.shops
      const buyer = await startBuying(first, { lines: [[10101, 1]] })
      const order = await buyer.order()
      const id = await finishAtSandbox(first, order, 'paid')
      await two.lineUp()
      const calls = two
        .turns(20)
        .map((shop, index) => (index < 10 ? tellShop(shop, id) : refundWhenPaid(shop, order.orderId)))
      await Promise.allSettled(calls)
      await payRefunds(first.context)
      return two.sql(`
        select o.status, (select count(*)::int from refund) refunds, (select count(*)::int from invoice) papers,
          (select sum(refunded_cents)::int from sandbox_payment) back
        from shop_order o`)
    },
    expected: [{ status: 'cancelled', refunds: 1, papers: 2, back: 595 }],
    without: { 'the locks of order and payment': { changes: [noOrderLock, noPaymentLock] } },
    widen: [
      [/(?<=\bwhere i\.order_id = \$\d) (?=and i\.kind = 'invoice')/, ' and pg_sleep(0.05) is not null '],
    ],
  },
  {
    name: 'an order that is cancelled while it is sent: either, never both (REFUNDS-3)',
    run: async (two) => {
      const [first, second] = two.shops
      const overtake = stopAfter(first, /select exists \(select from shipment/)
      const orderId = await paidOrder(second, 2)
      await overtake(
        () => cancelByStaff(first.context, { orderId, by: 'Test' }),
        () => shipOrder(second.context, { orderId, by: 'Test' }),
      )
      await payRefunds(first.context)
      return two.sql(`
        select o.status, (select count(*)::int from shipment) shipments, (select count(*)::int from refund) refunds
        from shop_order o`)
    },
    expected: [{ status: 'cancelled', shipments: 0, refunds: 1 }],
    without: {
      'the lock of the order and its condition': {
        changes: [noOrderLock, [/(?<=set status = 'cancelled' where order_id = \$\d) and status = \$\d/, '']],
      },
    },
  },
]

testRaces(races)
