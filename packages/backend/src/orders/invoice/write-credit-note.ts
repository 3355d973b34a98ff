import {
  creditOf,
  type CreditProblem,
  type CreditRequest,
  creditSeries,
  everythingLeft,
  invoiceNumber,
  invoiceParts,
} from '@haverhof/domain/orders'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { inTransaction, statement, type Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { queueMail } from '../../mail/index.ts'
import type { CreditReason } from '../../paper/index.ts'
import type { InvoiceDocument } from '../records.ts'
import { lockOrder } from '../store/lock-order.ts'
import { currentCalculation } from '../store/stored-calculation.ts'
import { creditDocument } from './credit-document.ts'

export type CreditNote = {
  orderId: number
  reason: CreditReason
  /** All that is left of the invoice, delivery too, or what is named. */
  credit: CreditRequest | 'everything'
  by: string
}

export type Written = Result<
  { creditNumber: string; totalCents: number },
  CreditProblem | 'no-such-order' | 'not-invoiced'
>

/** INVOICES-6: a credit note of its own; the customer gets it by mail. */
export function issueCreditNote(context: AppContext, note: CreditNote): Promise<Written> {
  return inTransaction(context, (transaction) => writeCreditNote(context, transaction, note))
}

/** The same inside a transaction of the caller. The order's row is locked first: of two at once the second sees what the first took. */
export async function writeCreditNote(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { orderId, reason, credit, by }: CreditNote,
): Promise<Written> {
  const order = await lockOrder(transaction, orderId)
  if (!order) return refusal('no-such-order')
  const [invoiced] = await transaction.rows(readInvoiced, { orderId })
  if (!invoiced) return refusal('not-invoiced')
  const parts = invoiceParts(currentCalculation(order.calculation))
  const earlier = invoiced.credits.flatMap(({ credits }) => credits?.taken ?? [])
  const asked = credit === 'everything' ? everythingLeft(parts, earlier) : credit
  const credited = creditOf(parts, earlier, asked)
  if (!credited.ok) return credited
  const now = clock()
  const invoice = { number: invoiceNumber(invoiced.series, invoiced.number), issuedAt: invoiced.issuedAt }
  const document = creditDocument(order, parts, { credited: credited.value, reason, invoice })
  const { totalCents } = document
  const series = creditSeries(order.platform, now)
  const [written] = await transaction.rows(write, {
    orderId,
    series,
    now,
    totalCents,
    document: JSON.stringify(document),
  })
  if (!written) throw new Error('a credit note was not written')
  const creditNumber = invoiceNumber(series, written.number)
  const details = { creditNumber, totalCents, reason }
  await writeAudit(transaction, {
    actor: by,
    action: 'order-credited',
    subject: `order ${orderId}`,
    details,
    now,
  })
  const { siteId, languageId, billing } = order
  const mail = {
    kind: 'credit-note' as const,
    causeKey: `credit-note:${creditNumber}`,
    siteId,
    languageId,
    toAddress: billing.emailAddress,
    facts: { orderId, creditNumber, amountCents: totalCents, reason },
  }
  await queueMail(transaction, mail, now)
  await addJob(transaction, 'send-mail', {})
  return success({ creditNumber, totalCents })
}

type Invoiced = { series: string; number: number; issuedAt: Date; credits: InvoiceDocument[] }

const readInvoiced = statement<{ orderId: number }, Invoiced>(
  'invoices-read-credited',
  `
    select i.series, i.number, i.issued_at "issuedAt",
      coalesce((select json_agg(c.document order by c.invoice_id) from invoice c
        where c.order_id = i.order_id and c.kind = 'credit'), '[]') credits
    from invoice i where i.order_id = :orderId and i.kind = 'invoice'`,
)

const write = statement<
  { orderId: number; series: string; now: Date; totalCents: number; document: string },
  { number: number }
>(
  'invoices-write-credit',
  `
    with counted as (
      insert into invoice_counter (series, last_number, last_issued_at) values (:series, 1, :now)
      on conflict (series) do update set last_number = invoice_counter.last_number + 1,
        last_issued_at = greatest(invoice_counter.last_issued_at, excluded.last_issued_at)
      returning last_number, last_issued_at)
    insert into invoice (series, number, kind, order_id, issued_at, total_cents, document)
    select :series, last_number, 'credit', :orderId, last_issued_at, :totalCents, :document::jsonb from counted
    returning number`,
)
