import { invoiceNumber } from '@haverhof/domain/orders'
import { type Database, type RowOf, statement } from '../../database/index.ts'
import { invoiceColumns } from '../invoice/invoice-series.ts'
import type { InvoiceView } from './schemas.ts'

type Row = RowOf<typeof invoiceColumns> & { isElectronic: boolean }

/** The invoices of a customer's orders, the latest first (INVOICES-4). */
export async function listInvoices({ rows }: Pick<Database, 'rows'>, userId: string): Promise<InvoiceView[]> {
  const invoices = await rows(list, { userId })
  return invoices.map((row) => ({
    invoiceNumber: invoiceNumber(row.series, row.number),
    orderId: row.orderId,
    issuedAt: row.issuedAt.toISOString(),
    totalAmount: row.totalCents / 100,
    kind: row.kind,
    isElectronic: row.isElectronic,
  }))
}

const list = statement<{ userId: string }, Row>(
  'invoices-of-customer',
  `
    select ${invoiceColumns.select('i')},
      i.document->'buyer'->>'companyName' is not null and i.document ? 'costs' "isElectronic"
    from invoice i join shop_order o using (order_id)
    where o.account_id = :userId order by i.issued_at desc, i.invoice_id desc`,
)
