import type { InvoicePaper, PaperStyle } from './invoice.ts'

export type { CreditReason, InvoiceContent, InvoiceLine, PostalAddress } from './invoice.ts'

/** Loaded when the first paper is drawn: PDF and fonts are heavy, and the shop opens without them. */
export async function drawInvoice(invoice: InvoicePaper, style: PaperStyle): Promise<Buffer> {
  const { drawInvoice: draw } = await import('./draw-invoice.ts')
  return draw(invoice, style)
}
