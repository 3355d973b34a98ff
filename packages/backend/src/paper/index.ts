import type { InvoicePaper, PaperStyle } from './invoice.ts'
import type { StyledSlip } from './draw-packing-slip.ts'
import type { ContractContent } from './draw-contract.ts'
import type { SlipContent } from './packing-slip.ts'

export type { InvoiceContent, InvoiceLine, PostalAddress } from './invoice.ts'
export type { StyledSlip } from './draw-packing-slip.ts'
export type { SlipContent } from './packing-slip.ts'

/** Loaded when the first paper is drawn: PDF and fonts are heavy, and the shop opens without them. */
export async function drawInvoice(invoice: InvoicePaper, style: PaperStyle): Promise<Buffer> {
  const { drawInvoice: draw } = await import('./draw-invoice.ts')
  return draw(invoice, style)
}

/** The paper in the parcel, or the one on it (SHIPMENTS-5). */
export async function drawSlip(
  kind: 'packing-slip' | 'label',
  slip: SlipContent,
  style: PaperStyle,
): Promise<Buffer> {
  return drawSlips(kind, { slip, style }, [])
}

/** Those of several orders as one paper (SHIPMENTS-8). */
export async function drawSlips(
  kind: 'packing-slip' | 'label',
  first: StyledSlip,
  others: readonly StyledSlip[],
): Promise<Buffer> {
  const { drawAddressLabels, drawPackingSlips } = await import('./draw-packing-slip.ts')
  return kind === 'label' ? drawAddressLabels(first, others) : drawPackingSlips(first, others)
}

/** What the order mail carries (CONTRACT-2). */
export async function drawContract(contract: ContractContent, style: PaperStyle): Promise<Buffer> {
  const { drawContractOn } = await import('./draw-contract.ts')
  return drawContractOn(contract, style)
}

/** The name of that file in the language of the site (CONTRACT-2). */
export async function contractFileName(style: PaperStyle): Promise<string> {
  const { fileNameOf } = await import('./contract-file-name.ts')
  return fileNameOf(style)
}

/** The invoice of a company as UBL; null for consumers (INVOICES-7). */
export async function ublOf(invoice: InvoicePaper): Promise<string | null> {
  const [{ electronicInvoice }, { ublInvoice }] = await Promise.all([
    import('./e-invoice/electronic-invoice.ts'),
    import('./e-invoice/ubl.ts'),
  ])
  const electronic = electronicInvoice(invoice)
  return electronic && ublInvoice(electronic)
}
