import type { PaymentMethodId, StrayReason } from '@haverhof/domain/payments'
import { type Database, statement } from '../../database/index.ts'
import type { ProviderName } from '../../payments/index.ts'
import type { InvoiceDocument } from '../records.ts'

type PageQuery<Id> = {
  siteIds: readonly number[]
  after: { at: Date; id: Id }
  /** What came later is left for the next call. */
  until: Date
  limit: number
}

type PageValues<Id> = { siteIds: readonly number[]; at: Date; id: Id; until: Date; limit: number }

function valuesOf<Id>({ after, ...page }: PageQuery<Id>): PageValues<Id> {
  return { ...page, ...after }
}

export type StaffInvoice = {
  invoiceId: number
  series: string
  number: number
  kind: 'invoice' | 'credit'
  orderId: number
  siteId: number
  issuedAt: Date
  totalCents: number
  document: InvoiceDocument
}

/** STAFF-8: invoices as they were issued. */
export function listIssuedInvoices(
  { rows }: Pick<Database, 'rows'>,
  page: PageQuery<number>,
): Promise<StaffInvoice[]> {
  return rows(invoices, valuesOf(page))
}

export type StaffPayment = {
  paymentId: string
  orderId: number
  siteId: number
  provider: ProviderName
  providerPaymentId: string | null
  paymentMethodId: PaymentMethodId
  amountCents: number
  paidAt: Date | null
  changedAt: Date
  refundDueCents: number
  refundReason: StrayReason | null
  refundedCents: number
  refundId: string | null
}

/** STAFF-8: money that came, and of it what goes or went back, in the order of what changed last. */
export function listPaidPayments(
  { rows }: Pick<Database, 'rows'>,
  page: PageQuery<string>,
): Promise<StaffPayment[]> {
  return rows(payments, valuesOf(page))
}

const invoices = statement<PageValues<number>, StaffInvoice>(
  'invoices-list-issued',
  `
    select i.invoice_id "invoiceId", i.series, i.number, i.kind, i.order_id "orderId", o.site_id "siteId",
      i.issued_at "issuedAt", i.total_cents "totalCents", i.document
    from invoice i join shop_order o using (order_id)
    where (i.issued_at, i.invoice_id) > (:at, :id) and i.issued_at < :until and o.site_id = any(:siteIds)
    order by i.issued_at, i.invoice_id limit :limit`,
)

const payments = statement<PageValues<string>, StaffPayment>(
  'payments-list-paid',
  `
    select p.payment_id "paymentId", p.order_id "orderId", o.site_id "siteId", p.provider,
      p.provider_payment_id "providerPaymentId", p.payment_method_id "paymentMethodId", p.amount_cents "amountCents",
      p.paid_at "paidAt", p.updated_at "changedAt", p.refund_due_cents "refundDueCents",
      p.refund_reason "refundReason", p.refunded_cents "refundedCents", p.refund_id "refundId"
    from paid_payment p join shop_order o using (order_id)
    where (p.updated_at, p.payment_id) > (:at, :id) and p.updated_at < :until and o.site_id = any(:siteIds)
    order by p.updated_at, p.payment_id limit :limit`,
)
