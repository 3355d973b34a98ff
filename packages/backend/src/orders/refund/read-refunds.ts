import { type InvoiceParts, leftToCredit, type LeftOfLine } from '@haverhof/domain/orders'
import { columnsOf, type Database, type RowOf, statement } from '../../database/index.ts'
import { readMoneyLeft } from '../../payments/index.ts'
import { readInvoiced } from '../invoice/write-credit-note.ts'
import type { refund } from '../refund-tables.ts'
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

/** Null for an order of another site, and for one that is not paid (REFUNDS-2). */
export async function readRefundable(
  reader: Reader,
  query: { orderId: number; siteIds: readonly number[] },
): Promise<Refundable | null> {
  const order = await readStaffOrder(reader, query)
  const invoiced = order && (await readInvoiced(reader, order))
  if (!order || !invoiced) return null
  const { costsCents, lines } = leftToCredit(invoiced.parts, invoiced.earlier)
  const { giftCardLeftCents, paymentLeftCents } = await readMoneyLeft(reader, query.orderId)
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

const ownColumns = columnsOf<typeof refund.$inferSelect>()([
  'refundId',
  'orderId',
  'amountCents',
  'giftCardCents',
  'chargedBackCents',
  'deliveryCents',
  'reason',
  'lines',
  'restock',
  'madeBy',
  'madeAt',
  'state',
  'paidAt',
  'problem',
  'refusedAt',
  'transferReference',
])

export type StaffRefund = RowOf<typeof ownColumns> & {
  siteId: number
  customerName: string
  creditNumber: string | null
}

/** The refunds of an order, the latest first. */
export function refundsOfOrder(
  { rows }: Reader,
  query: { orderId: number; siteIds: readonly number[] },
): Promise<StaffRefund[]> {
  return rows(ofOrder, query)
}

export type RefundsQuery = {
  siteIds: readonly number[]
  /** Only what is still to be paid: it waits for the provider, or the provider refused it. */
  isUnpaid: boolean
  /** The latest of the page before. */
  before: { at: Date; id: number }
  limit: number
}

/** Decisions, the latest first (REFUNDS-1). */
export function listRefunds({ rows }: Reader, query: RefundsQuery): Promise<StaffRefund[]> {
  const { siteIds, isUnpaid, before, limit } = query
  return rows(isUnpaid ? unpaid : all, { siteIds, at: before.at, id: before.id, limit })
}

const columns = `${ownColumns.select('r')}, o.site_id "siteId",
  concat(o.billing->>'firstName', ' ', o.billing->>'lastName') "customerName",
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
