import { columnsOf, type Database, type RowOf, statement } from '../../database/index.ts'
import type { invoice } from '../invoice-tables.ts'
import type { InvoiceDocument } from '../records.ts'

type Reader = Pick<Database, 'rows'>

export type InvoiceSeries = {
  series: string
  lastNumber: number
  /** Numbers that are missing (INVOICES-2). There are none. */
  missing: number
  lastIssuedAt: Date
}

/** The series there are, the latest first (INVOICES-8). */
export function listSeries({ rows }: Reader): Promise<InvoiceSeries[]> {
  return rows(series, {})
}

export const invoiceColumns = columnsOf<typeof invoice.$inferSelect>()([
  'series',
  'number',
  'kind',
  'orderId',
  'issuedAt',
  'totalCents',
])

export type ListedInvoice = RowOf<typeof invoiceColumns> & {
  siteId: number
  buyerName: string
  companyName: string | null
}

type SeriesPage = { series: string; beforeNumber: number; siteIds: readonly number[]; limit: number }

/** The papers of a series, the latest first (INVOICES-8). */
export function listOfSeries({ rows }: Reader, page: SeriesPage): Promise<ListedInvoice[]> {
  return rows(papers, page)
}

export type ExportedInvoice = ListedInvoice & { invoiceId: number; document: InvoiceDocument }

type ExportPage = {
  from: Date
  until: Date
  after: { at: Date; id: number }
  siteIds: readonly number[]
  limit: number
}

/** For the bookkeeper, as they were issued (INVOICES-9). */
export function exportInvoices({ rows }: Reader, page: ExportPage): Promise<ExportedInvoice[]> {
  const { from, until, after, siteIds, limit } = page
  return rows(exported, { from, until, at: after.at, id: after.id, siteIds, limit })
}

const columns = `${invoiceColumns.select('i')}, o.site_id "siteId", i.document->'buyer'->>'name' "buyerName",
  i.document->'buyer'->>'companyName' "companyName"`

const series = statement<object, InvoiceSeries>(
  'invoices-series',
  `
    select c.series, c.last_number "lastNumber", c.last_issued_at "lastIssuedAt",
      c.last_number - (select count(*) from invoice i where i.series = c.series)::int missing
    from invoice_counter c order by c.last_issued_at desc, c.series`,
)

const papers = statement<SeriesPage, ListedInvoice>(
  'invoices-of-series',
  `
    select ${columns} from invoice i join shop_order o using (order_id)
    where i.series = :series and i.number < :beforeNumber and o.site_id = any(:siteIds)
    order by i.number desc limit :limit`,
)

const exported = statement<
  { from: Date; until: Date; at: Date; id: number; siteIds: readonly number[]; limit: number },
  ExportedInvoice
>(
  'invoices-export',
  `
    select ${columns}, i.invoice_id "invoiceId", i.document from invoice i join shop_order o using (order_id)
    where i.issued_at >= :from and i.issued_at < :until and (i.issued_at, i.invoice_id) > (:at, :id)
      and o.site_id = any(:siteIds)
    order by i.issued_at, i.invoice_id limit :limit`,
)
