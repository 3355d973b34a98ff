import { invoiceNumber, invoicePlace } from '@haverhof/domain/orders'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { notFound } from '../../http/index.ts'
import type { MailAttachment } from '../../mail/index.ts'
import { drawInvoice } from '../../paper/index.ts'
import { type OrderCall, requireOrder } from '../store/read-order.ts'
import type { InvoiceDocument } from '../records.ts'
import { orderMissing } from '../refusals.ts'

type Row = {
  invoiceId: number
  series: string
  number: number
  kind: 'invoice' | 'credit'
  issuedAt: Date
  document: InvoiceDocument
  pdf: Buffer | null
  siteId: number
  languageId: number
}

/** The invoice of an order, for whoever has the key of the order. */
export async function invoicePdf(context: AppContext, call: OrderCall): Promise<MailAttachment> {
  const { orderId } = await requireOrder(context.database, call)
  const invoice = await readInvoice(context, orderId)
  if (!invoice) throw orderMissing()
  return invoice
}

/** INVOICES-4: an invoice of a customer's own order, by its number. */
export async function invoiceOfCustomer(
  context: AppContext,
  { userId, invoiceNumber }: { userId: string; invoiceNumber: string },
): Promise<MailAttachment> {
  const place = invoicePlace(invoiceNumber)
  if (!place) throw notFound('invoice')
  const [row] = await context.database.rows<Row>(findOwn, [place.series, place.number, userId])
  if (!row) throw notFound('invoice')
  return fileOf(context, row)
}

/** The invoice of an order as a file, drawn when it has not been drawn yet; null while there is none. */
export async function readInvoice(context: AppContext, orderId: number): Promise<MailAttachment | null> {
  const [row] = await context.database.rows<Row>(find, [orderId])
  if (!row) return null
  return fileOf(context, row)
}

async function fileOf(context: AppContext, row: Row): Promise<MailAttachment> {
  const bytes = row.pdf ?? (await draw(context, row))
  return { fileName: `${invoiceNumber(row.series, row.number)}.pdf`, bytes, type: 'application/pdf' }
}

/** INVOICES-3: invoices whose paper is still missing; drawing takes its time and is left to the worker. */
export async function drawMissingInvoices(context: AppContext): Promise<void> {
  for (const row of await context.database.rows<Row>(findMissing)) {
    try {
      await draw(context, row)
    } catch (error) {
      context.log.error({ err: error, invoiceId: row.invoiceId }, 'an invoice could not be drawn')
    }
  }
}

async function draw(context: AppContext, row: Row): Promise<Buffer> {
  const { platform, languageCode, regionCode } = await pairOf(context, row)
  const paper = {
    kind: row.kind,
    number: invoiceNumber(row.series, row.number),
    issuedAt: row.issuedAt.toISOString(),
    document: row.document,
  }
  const drawn = await drawInvoice(paper, { platform, languageCode, regionCode })
  // An invoice is never edited: what was drawn first stays.
  const [kept] = await context.database.rows<{ pdf: Buffer }>(keep, [row.invoiceId, drawn])
  return kept?.pdf ?? drawn
}

async function pairOf(context: AppContext, { siteId, languageId }: Row): Promise<SiteScope> {
  const scope = (await context.sites.scopes()).find(
    (each) => each.siteId === siteId && each.languageId === languageId,
  )
  if (!scope) throw new Error(`Site ${siteId} has no language ${languageId}`)
  return scope
}

const columns = `i.invoice_id "invoiceId", i.series, i.number, i.kind, i.issued_at "issuedAt", i.document, i.pdf,
  o.site_id "siteId", o.language_id "languageId"`

const find = {
  name: 'invoices-find',
  text: `
    select ${columns} from invoice i join shop_order o using (order_id)
    where i.order_id = $1 and i.kind = 'invoice'`,
}

const findOwn = {
  name: 'invoices-find-own',
  text: `
    select ${columns} from invoice i join shop_order o using (order_id)
    where i.series = $1 and i.number = $2 and o.account_id = $3`,
}

const findMissing = {
  name: 'invoices-missing',
  text: `
    select ${columns} from invoice i join shop_order o using (order_id) where i.pdf is null
    order by i.invoice_id limit 50`,
}

const keep = {
  name: 'invoices-keep',
  text: `
    update invoice set pdf = coalesce(pdf, $2) where invoice_id = $1 returning pdf`,
}
