import {
  type CreditReason,
  type InvoiceParts,
  leftToCredit,
  type LeftOfLine,
  type RefundState,
} from '@haverhof/domain/orders'
import type { StrayReason } from '@haverhof/domain/payments'
import { type Database, statement } from '../../database/index.ts'
import { readMoneyLeft } from '../../payments/index.ts'
import { readInvoiced } from '../invoice/write-credit-note.ts'
import type { RefundedLine } from '../records.ts'
import { readStaffOrder, type StaffOrder } from '../staff/read-order.ts'

type Reader = Pick<Database, 'rows'>

/** Of its pieces, those that are still in the house go back to stock in any case. */
type RefundableLine = LeftOfLine & { description: string; unsent: number }

/** What can still be paid back of an order, and where it would go. */
export type Refundable = {
  lines: RefundableLine[]
  costsCents: number
  totalCents: number
  giftCardLeftCents: number
  paymentLeftCents: number
  refundedCents: number
}

/** REFUNDS-2: null for an order of another site, and for one that is not paid. */
export async function readRefundable(
  reader: Reader,
  asked: { orderId: number; siteIds: readonly number[] },
): Promise<Refundable | null> {
  const order = await readStaffOrder(reader, asked)
  const invoiced = order && (await readInvoiced(reader, order))
  if (!order || !invoiced) return null
  const { costsCents, lines } = leftToCredit(invoiced.parts, invoiced.earlier)
  const { giftCardLeftCents, paymentLeftCents } = await readMoneyLeft(reader, asked.orderId)
  const leftCents = lines.reduce((sum, line) => sum + line.leftCents, costsCents)
  return {
    lines: lines.map((line) => ({ ...line, ...factsOf(order, invoiced.parts, line.lineNumber) })),
    costsCents,
    totalCents: order.totalCents,
    refundedCents: order.totalCents - leftCents,
    giftCardLeftCents,
    paymentLeftCents,
  }
}

function factsOf({ lines }: StaffOrder, parts: InvoiceParts, lineNumber: number) {
  const isThis = (line: { lineNumber: number }) => line.lineNumber === lineNumber
  return {
    description: parts.lines.find(isThis)?.description ?? '',
    unsent: lines.find(isThis)?.left ?? 0,
  }
}

export type StaffRefund = {
  refundId: number
  orderId: number
  siteId: number
  customerName: string
  amountCents: number
  giftCardCents: number
  chargedBackCents: number
  deliveryCents: number
  reason: CreditReason | StrayReason
  lines: RefundedLine[]
  restock: boolean
  madeBy: string
  madeAt: Date
  state: RefundState
  paidAt: Date | null
  problem: string | null
  refusedAt: Date | null
  transferReference: string | null
  creditNumber: string | null
}

/** The refunds of an order, the latest first. */
export function refundsOfOrder(
  { rows }: Reader,
  asked: { orderId: number; siteIds: readonly number[] },
): Promise<StaffRefund[]> {
  return rows(ofOrder, asked)
}

export type RefundsQuery = {
  siteIds: readonly number[]
  /** Only what is still to be paid: it waits for the provider, or the provider refused it. */
  isUnpaid: boolean
  /** The latest of the page before. */
  before: { at: Date; id: number }
  limit: number
}

/** REFUNDS-1: decisions, the latest first. */
export function listRefunds({ rows }: Reader, query: RefundsQuery): Promise<StaffRefund[]> {
  const { siteIds, isUnpaid, before, limit } = query
  return rows(isUnpaid ? unpaid : all, { siteIds, at: before.at, id: before.id, limit })
}

const columns = `r.refund_id "refundId", r.order_id "orderId", o.site_id "siteId",
  concat(o.billing->>'firstName', ' ', o.billing->>'lastName') "customerName", r.amount_cents "amountCents",
  r.gift_card_cents "giftCardCents", r.charged_back_cents "chargedBackCents", r.delivery_cents "deliveryCents", r.reason, r.lines, r.restock, r.made_by "madeBy",
  r.made_at "madeAt", r.state, r.paid_at "paidAt", r.problem,
  r.refused_at "refusedAt", r.transfer_reference "transferReference",
  (select i.series || '-' || lpad(i.number::text, 6, '0') from invoice i where i.refund_id = r.refund_id) "creditNumber"`

const ofOrder = statement<{ orderId: number; siteIds: readonly number[] }, StaffRefund>(
  'refunds-of-order',
  `
    select ${columns} from refund r join shop_order o using (order_id)
    where r.order_id = :orderId and o.site_id = any(:siteIds) order by r.refund_id desc`,
)

type Page = { siteIds: readonly number[]; at: Date; id: number; limit: number }

const pageSql = (which: string) => `
    select ${columns} from refund r join shop_order o using (order_id)
    where (r.made_at, r.refund_id) < (:at, :id) and o.site_id = any(:siteIds) ${which}
    order by r.made_at desc, r.refund_id desc limit :limit`

const all = statement<Page, StaffRefund>('refunds-list', pageSql(''))
const unpaid = statement<Page, StaffRefund>('refunds-list-unpaid', pageSql(`and r.state <> 'paid'`))
