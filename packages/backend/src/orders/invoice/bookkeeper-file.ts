import { invoiceNumber } from '@haverhof/domain/orders'
import type { Database } from '../../database/index.ts'
import { type Cell, csvFile } from '../../csv/index.ts'
import { type ExportedInvoice, exportInvoices } from './invoice-series.ts'

const perPage = 500

const header = [
  'number',
  'kind',
  'issued',
  'order',
  'site',
  'buyer',
  'company',
  'vat number',
  'country',
  'vat percent',
  'vat treatment',
  'net',
  'vat',
  'gross',
  'credits',
]

type Period = { from: Date; until: Date; siteIds: readonly number[] }

/** One row per paper and rate; a credit note counts with a minus, so that a column adds up (INVOICES-9). */
export async function bookkeeperFile(reader: Pick<Database, 'rows'>, period: Period): Promise<string> {
  const rows: Cell[][] = []
  let after = { at: new Date(0), id: 0 }
  for (let isMore = true; isMore;) {
    const page = await exportInvoices(reader, { ...period, after, limit: perPage })
    rows.push(...page.flatMap(rowsOf))
    const last = page.at(-1)
    if (last) after = { at: last.issuedAt, id: last.invoiceId }
    isMore = page.length === perPage
  }
  return csvFile(header, rows)
}

function rowsOf(invoice: ExportedInvoice): Cell[][] {
  const { document, kind } = invoice
  const sign = kind === 'credit' ? -1 : 1
  const euros = (cents: number) => (sign * cents) / 100
  const { buyer, credits } = document
  return document.vat.map(({ percent, treatment, baseCents, vatCents }) => [
    invoiceNumber(invoice.series, invoice.number),
    kind,
    invoice.issuedAt.toISOString(),
    invoice.orderId,
    invoice.siteId,
    buyer.name,
    buyer.companyName,
    buyer.vatNumber,
    buyer.address?.regionCode ?? buyer.lines.at(-1) ?? null,
    percent,
    treatment ?? null,
    euros(baseCents),
    euros(vatCents),
    euros(baseCents + vatCents),
    credits?.invoiceNumber ?? null,
  ])
}
