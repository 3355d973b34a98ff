import { invoiceNumber, invoicePlace } from '@haverhof/domain/orders'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import type { MailAttachment } from '../../mail/index.ts'
import { drawInvoice, ublOf } from '../../paper/index.ts'
import { type OrderCall, readOrder } from '../store/read-order.ts'
import type { invoice } from '../invoice-tables.ts'
import { columnsOf, type NoValues, type RowOf, statement } from '../../database/index.ts'

const ownColumns = columnsOf<typeof invoice.$inferSelect>()([
  'invoiceId',
  'series',
  'number',
  'kind',
  'issuedAt',
  'document',
  'pdf',
])

type Row = RowOf<typeof ownColumns> & { siteId: number; languageId: number }

/** The invoice of an order, for a caller with the key of the order. */
export async function invoicePdf(context: AppContext, call: OrderCall): Promise<MailAttachment | null> {
  const order = await readOrder(context.database, call)
  const [invoice] = order ? await readInvoice(context, order.orderId) : []
  return invoice ?? null
}

/** An invoice of a customer's own order, by its number (INVOICES-4). */
export async function invoiceOfCustomer(
  context: AppContext,
  { userId, invoiceNumber }: { userId: string; invoiceNumber: string },
): Promise<MailAttachment | null> {
  const row = await readOwn(context, userId, invoiceNumber)
  return row && fileOf(context, row)
}

/** The same for machines; a consumer's has none (INVOICES-7). */
export async function electronicInvoiceOfCustomer(
  context: AppContext,
  { userId, invoiceNumber }: { userId: string; invoiceNumber: string },
): Promise<MailAttachment | null> {
  const row = await readOwn(context, userId, invoiceNumber)
  return row && ublFileOf(row)
}

async function readOwn(context: AppContext, userId: string, invoiceNumber: string): Promise<Row | null> {
  const invoice = invoicePlace(invoiceNumber)
  const [row] = invoice ? await context.database.rows(findOwn, { ...invoice, userId }) : []
  return row ?? null
}

/** An invoice or credit note of one of these sites, by its number; null for every other (STAFF-2). */
export async function invoiceOfSites(
  context: AppContext,
  { siteIds, invoiceNumber }: { siteIds: readonly number[]; invoiceNumber: string },
): Promise<MailAttachment | null> {
  const invoice = invoicePlace(invoiceNumber)
  const [row] = invoice ? await context.database.rows(findOfSites, { ...invoice, siteIds }) : []
  return row ? fileOf(context, row) : null
}

/** The files of an order's invoice, drawn when they have not been drawn yet; none while there is no invoice. */
export async function readInvoice(context: AppContext, orderId: number): Promise<MailAttachment[]> {
  const [row] = await context.database.rows(find, { orderId })
  return row ? filesOf(context, row) : []
}

/** The files of a credit note. */
export async function readCreditNote(context: AppContext, creditNumber: string): Promise<MailAttachment[]> {
  const note = invoicePlace(creditNumber)
  const [row] = note ? await context.database.rows(findByNumber, note) : []
  return row ? filesOf(context, row) : []
}

/** The paper, and for a company the same for machines. */
async function filesOf(context: AppContext, row: Row): Promise<MailAttachment[]> {
  const electronic = await ublFileOf(row)
  return [await fileOf(context, row), ...(electronic ? [electronic] : [])]
}

async function ublFileOf(row: Row): Promise<MailAttachment | null> {
  const xml = await ublOf(paperOf(row))
  const fileName = `${invoiceNumber(row.series, row.number)}.xml`
  return xml === null ? null : { fileName, bytes: Buffer.from(xml), type: 'application/xml' }
}

async function fileOf(context: AppContext, row: Row): Promise<MailAttachment> {
  const bytes = row.pdf ?? (await draw(context, row))
  return { fileName: `${invoiceNumber(row.series, row.number)}.pdf`, bytes, type: 'application/pdf' }
}

/** Invoices whose paper is still missing; drawing takes its time and is left to the worker (INVOICES-3). */
export async function drawMissingInvoices(context: AppContext): Promise<void> {
  for (const row of await context.database.rows(findMissing)) {
    if (context.stopping.aborted) return
    try {
      await draw(context, row)
    } catch (error) {
      if (context.stopping.aborted) return
      context.log.error({ err: error, invoiceId: row.invoiceId }, 'an invoice could not be drawn')
    }
  }
}

async function draw(context: AppContext, row: Row): Promise<Buffer> {
  const { platform, languageCode, regionCode } = await pairOf(context, row)
  const drawn = await drawInvoice(paperOf(row), { platform, languageCode, regionCode })
  // An invoice is never edited: what was drawn first stays.
  const [stored] = await context.database.rows(keep, { invoiceId: row.invoiceId, drawn })
  return stored?.pdf ?? drawn
}

function paperOf({ kind, series, number, issuedAt, document }: Row) {
  return { kind, number: invoiceNumber(series, number), issuedAt: issuedAt.toISOString(), document }
}

async function pairOf(context: AppContext, { siteId, languageId }: Row): Promise<SiteScope> {
  const scope = (await context.sites.scopes()).find(
    (each) => each.siteId === siteId && each.languageId === languageId,
  )
  if (!scope) throw new Error(`Site ${siteId} has no language ${languageId}`)
  return scope
}

const columns = `${ownColumns.select('i')}, o.site_id "siteId", o.language_id "languageId"`

const find = statement<{ orderId: number }, Row>(
  'invoices-find',
  `
    select ${columns} from invoice i join shop_order o using (order_id)
    where i.order_id = :orderId and i.kind = 'invoice'`,
)

const findOwn = statement<{ series: string; number: number; userId: string }, Row>(
  'invoices-find-own',
  `
    select ${columns} from invoice i join shop_order o using (order_id)
    where i.series = :series and i.number = :number and o.account_id = :userId`,
)

const findOfSites = statement<{ series: string; number: number; siteIds: readonly number[] }, Row>(
  'invoices-find-of-sites',
  `
    select ${columns} from invoice i join shop_order o using (order_id)
    where i.series = :series and i.number = :number and o.site_id = any(:siteIds)`,
)

const findByNumber = statement<{ series: string; number: number }, Row>(
  'invoices-find-by-number',
  `
    select ${columns} from invoice i join shop_order o using (order_id)
    where i.series = :series and i.number = :number`,
)

const findMissing = statement<NoValues, Row>(
  'invoices-missing',
  `
    select ${columns} from invoice i join shop_order o using (order_id) where i.pdf is null
    order by i.invoice_id limit 50`,
)

const keep = statement<{ invoiceId: number; drawn: Buffer }, { pdf: Buffer | null }>(
  'invoices-keep',
  `
    update invoice set pdf = coalesce(pdf, :drawn) where invoice_id = :invoiceId returning pdf`,
)
