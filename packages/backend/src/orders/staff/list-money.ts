import { columnsOf, type Database, type RowOf, statement } from '../../database/index.ts'
import { type ExportedInvoice, invoiceColumns } from '../invoice/invoice-series.ts'
import type { Payment } from '../store/payment-row.ts'

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

export type StaffInvoice = Omit<ExportedInvoice, 'buyerName' | 'companyName'>

/** Invoices as they were issued (STAFF-8). */
export function listIssuedInvoices(
  { rows }: Pick<Database, 'rows'>,
  page: PageQuery<number>,
): Promise<StaffInvoice[]> {
  return rows(invoices, valuesOf(page))
}

const moneyColumns = columnsOf<Payment>()([
  'paymentId',
  'orderId',
  'provider',
  'providerPaymentId',
  'paymentMethodId',
  'amountCents',
  'paidAt',
  'refundDueCents',
  'refundReason',
  'refundedCents',
  'refundId',
])

export type StaffPayment = RowOf<typeof moneyColumns> & { siteId: number; changedAt: Date }

/** Money that came, and of it what goes or went back, in the order of what changed last (STAFF-8). */
export function listPaidPayments(
  { rows }: Pick<Database, 'rows'>,
  page: PageQuery<string>,
): Promise<StaffPayment[]> {
  return rows(payments, valuesOf(page))
}

const invoices = statement<PageValues<number>, StaffInvoice>(
  'invoices-list-issued',
  `
    select ${invoiceColumns.select('i')}, i.invoice_id "invoiceId", i.document, o.site_id "siteId"
    from invoice i join shop_order o using (order_id)
    where (i.issued_at, i.invoice_id) > (:at, :id) and i.issued_at < :until and o.site_id = any(:siteIds)
    order by i.issued_at, i.invoice_id limit :limit`,
)

const payments = statement<PageValues<string>, StaffPayment>(
  'payments-list-paid',
  `
    select ${moneyColumns.select('p')}, o.site_id "siteId", p.updated_at "changedAt"
    from paid_payment p join shop_order o using (order_id)
    where (p.updated_at, p.payment_id) > (:at, :id) and p.updated_at < :until and o.site_id = any(:siteIds)
    order by p.updated_at, p.payment_id limit :limit`,
)
