import {
  type Credited,
  type CreditReason,
  creditSeries,
  invoiceNumber,
  invoiceParts,
  type InvoiceParts,
} from '@haverhof/domain/orders'
import type { ReasonForReader } from '@haverhof/domain/shared'
import { statement, type Transaction } from '../../database/index.ts'
import { queueMail } from '../../mail/index.ts'
import type { InvoiceDocument } from '../records.ts'
import type { OrderRow } from '../store/order-row.ts'
import { currentCalculation } from '../store/stored-calculation.ts'
import { creditDocument } from './credit-document.ts'

/** The invoice of an order, and what credit notes took back of it. */
export type Invoiced = {
  invoice: { number: string; issuedAt: Date }
  parts: InvoiceParts
  earlier: Credited[]
}

/** Null while the order has no invoice. The caller holds the order's row: of two at once the second sees what the first took. */
export async function readInvoiced(
  { rows }: Pick<Transaction, 'rows'>,
  { orderId, calculation }: Pick<OrderRow, 'orderId' | 'calculation'>,
): Promise<Invoiced | null> {
  const [row] = await rows(readCredits, { orderId })
  if (!row) return null
  return {
    invoice: { number: invoiceNumber(row.series, row.number), issuedAt: row.issuedAt },
    parts: invoiceParts(currentCalculation(calculation)),
    earlier: row.credits.flatMap(({ credits }) => credits?.taken ?? []),
  }
}

type CreditNote = {
  refundId: number
  reason: CreditReason
  /** Of a cancelled order, for its reader (REASONS-2). */
  why?: ReasonForReader
  credited: Credited
  chargedBackCents: number
  now: Date
}

/** A credit note with a number of its own series; the customer gets it by mail (INVOICES-6). Gives its number. */
export async function writeCreditNote(
  transaction: Transaction,
  order: OrderRow,
  { parts, invoice }: Invoiced,
  { refundId, now, why, ...credit }: CreditNote,
): Promise<string> {
  const document = creditDocument(order, parts, { ...credit, invoice })
  const { totalCents } = document
  const { orderId, siteId, languageId, billing } = order
  const series = creditSeries(order.platform, now)
  const [written] = await transaction.rows(write, {
    orderId,
    refundId,
    series,
    now,
    totalCents,
    document: JSON.stringify(document),
  })
  if (!written) throw new Error('a credit note was not written')
  const creditNumber = invoiceNumber(series, written.number)
  const mail = {
    kind: 'credit-note' as const,
    causeKey: `credit-note:${creditNumber}`,
    siteId,
    languageId,
    toAddress: billing.emailAddress,
    facts: { orderId, creditNumber, amountCents: totalCents, reason: credit.reason, ...(why && { why }) },
  }
  await queueMail(transaction, mail, now)
  return creditNumber
}

type Row = { series: string; number: number; issuedAt: Date; credits: InvoiceDocument[] }

const readCredits = statement<{ orderId: number }, Row>(
  'invoices-read-credited',
  `
    select i.series, i.number, i.issued_at "issuedAt",
      coalesce((select json_agg(c.document order by c.invoice_id) from invoice c
        where c.order_id = i.order_id and c.kind = 'credit'), '[]') credits
    from invoice i where i.order_id = :orderId and i.kind = 'invoice'`,
)

const write = statement<
  { orderId: number; refundId: number; series: string; now: Date; totalCents: number; document: string },
  { number: number }
>(
  'invoices-write-credit',
  `
    with counted as (
      insert into invoice_counter (series, last_number, last_issued_at) values (:series, 1, :now)
      on conflict (series) do update set last_number = invoice_counter.last_number + 1,
        last_issued_at = greatest(invoice_counter.last_issued_at, excluded.last_issued_at)
      returning last_number, last_issued_at)
    insert into invoice (series, number, kind, order_id, issued_at, total_cents, document, refund_id)
    select :series, last_number, 'credit', :orderId, last_issued_at, :totalCents, :document::jsonb, :refundId from counted
    returning number`,
)
