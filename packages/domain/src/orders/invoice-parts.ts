import { type Calculation, netOf, type VatTreatment } from '../pricing/index.ts'
import type { Supply } from '../sites/index.ts'

/** Something an invoice charges at one rate, after its share of the discounts. */
export type InvoicePart = {
  percent: number
  treatment: VatTreatment
  /** With VAT, where VAT is charged. */
  grossCents: number
  vatCents: number
}

export type LinePart = InvoicePart & {
  /** As order lines are numbered. */
  lineNumber: number
  description: string
  quantity: number
  supply: Supply
  /** Before its share of the discounts on the order. */
  totalCents: number
  /** The same without VAT. */
  netCents: number
}

/** What an order charges: its lines, and what delivery and payment cost at each rate. Together they are its total and its VAT. */
export type InvoiceParts = { lines: LinePart[]; costs: InvoicePart[] }

export function invoiceParts(calculation: Pick<Calculation, 'lines' | 'vatGroups'>): InvoiceParts {
  const lines = calculation.lines.map((line, index): LinePart => {
    const { totalCents, paidCents, vatPercent, vatCents } = line
    const discountNetCents = netOf(totalCents - paidCents, vatPercent)
    return {
      lineNumber: index + 1,
      description: `${line.description}, ${line.productLabel}`,
      quantity: line.quantity,
      supply: line.supply,
      percent: vatPercent,
      treatment: line.treatment,
      grossCents: paidCents,
      vatCents,
      totalCents,
      netCents: paidCents - vatCents + discountNetCents,
    }
  })
  const costs = calculation.vatGroups.map(({ percent, treatment, baseCents, vatCents }) => {
    const own = lines.filter((line) => line.percent === percent && line.treatment === treatment)
    const sum = (amount: (line: LinePart) => number) => own.reduce((total, line) => total + amount(line), 0)
    return {
      percent,
      treatment,
      grossCents: baseCents + vatCents - sum((line) => line.grossCents),
      vatCents: vatCents - sum((line) => line.vatCents),
    }
  })
  return { lines, costs: costs.filter(({ grossCents }) => grossCents !== 0) }
}
