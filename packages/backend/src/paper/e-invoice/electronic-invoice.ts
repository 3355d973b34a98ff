import type { VatTreatment } from '@haverhof/domain/pricing'
import { dateInZone } from '@haverhof/domain/sites'
import type { InvoiceContent, InvoicePaper } from '../invoice.ts'

/** Codes of UNCL 5305: standard, zero rated, intra-Community supply, reverse charge. */
export type VatCategory = 'S' | 'Z' | 'K' | 'AE'

type Taxed = { category: VatCategory; percent: number }

/** An invoice in the words of EN 16931, amounts in cents: what every syntax says. */
export type ElectronicInvoice = {
  number: string
  issueDate: string
  isCredit: boolean
  /** Days of supply, as promised; where none were, the day the money came. */
  supply: { from: string; until: string }
  note: string | null
  orderId: string
  /** Of a credit note: the invoice that it corrects. */
  preceding: { number: string; issueDate: string } | null
  seller: InvoiceContent['seller']
  buyer: InvoiceContent['buyer']
  deliveryRegionCode: string | null
  lines: (Taxed & { id: string; name: string; quantity: number; netCents: number })[]
  allowances: (Taxed & { cents: number; reason: string })[]
  charges: (Taxed & { cents: number; reason: string })[]
  taxes: (Taxed & { baseCents: number; vatCents: number; exemption: { code: string; text: string } | null })[]
  totals: Record<'lines' | 'allowances' | 'charges' | 'exclusive' | 'vat' | 'inclusive' | 'prepaid', number>
}

const exemptions = {
  K: { code: 'VATEX-EU-IC', text: 'Intra-Community supply, Article 138 of Directive 2006/112/EC' },
  AE: { code: 'VATEX-EU-AE', text: 'Reverse charge, Article 196 of Directive 2006/112/EC' },
} as const

/** The invoice of a company for machines; null for consumers, and for documents of before there were any (INVOICES-7). */
export function electronicInvoice({
  kind,
  number,
  issuedAt,
  document,
}: InvoicePaper): ElectronicInvoice | null {
  const { seller, buyer, credits, costs } = document
  const isComplete = document.lines.every(
    ({ netCents, totalCents }) => netCents !== undefined || totalCents === 0,
  )
  if (!buyer.companyName || !buyer.address || !costs || !isComplete) return null
  const lines = linesOf(document)
  const allowances = allowancesOf(document, lines)
  const charges = costs.map((cost) => ({
    ...taxOf(cost),
    cents: cost.grossCents - cost.vatCents,
    reason: 'Delivery',
  }))
  const sum = (amounts: readonly number[]) => amounts.reduce((all, cents) => all + cents, 0)
  const day = (instant: string) => dateInZone(new Date(instant), 'Europe/Amsterdam')
  return {
    number,
    issueDate: day(issuedAt),
    isCredit: kind === 'credit',
    supply: document.supplyPeriod ?? onDay(day(document.paidAt ?? issuedAt)),
    note: document.paidAt
      ? `Payment received on ${day(document.paidAt)}, before the supply. The delivery note shows its day.`
      : null,
    orderId: String(document.orderId),
    preceding: credits ? { number: credits.invoiceNumber, issueDate: day(credits.issuedAt) } : null,
    seller,
    buyer,
    deliveryRegionCode: document.deliveryRegionCode ?? null,
    lines,
    allowances,
    charges,
    taxes: document.vat.map(({ percent, treatment, baseCents, vatCents }) => {
      const { category } = taxOf({ percent, treatment })
      const exemption = category === 'K' || category === 'AE' ? exemptions[category] : null
      return { category, percent, baseCents, vatCents, exemption }
    }),
    totals: {
      lines: sum(lines.map(({ netCents }) => netCents)),
      allowances: sum(allowances.map(({ cents }) => cents)),
      charges: sum(charges.map(({ cents }) => cents)),
      exclusive: document.totalExclVatCents,
      vat: document.totalCents - document.totalExclVatCents,
      inclusive: document.totalCents,
      prepaid: document.totalCents,
    },
  }
}

function onDay(date: string): ElectronicInvoice['supply'] {
  return { from: date, until: date }
}

/** A gift has the rate of the line before it, which earned it: a rate that nothing is paid at has no place in the sums. */
function linesOf({ lines }: InvoiceContent): ElectronicInvoice['lines'] {
  let earner: Taxed = { category: 'S', percent: 0 }
  return lines.map((line, index) => {
    if (line.netCents !== undefined) earner = taxOf({ percent: line.vatPercent, treatment: line.treatment })
    const { description, quantity, netCents = 0 } = line
    return { ...earner, id: String(index + 1), name: description, quantity, netCents }
  })
}

/** Discounts on the order, by rate: what the lines of a rate and its costs are more than its base. */
function allowancesOf({ vat, costs = [], discounts }: InvoiceContent, lines: ElectronicInvoice['lines']) {
  const reason = discounts.map(({ description }) => description).join(', ') || 'Discount'
  return vat.flatMap((group) => {
    const tax = taxOf(group)
    const isOwn = (one: Taxed) => one.category === tax.category && one.percent === tax.percent
    const lineCents = lines.filter(isOwn).reduce((all, { netCents }) => all + netCents, 0)
    const own = costs.filter((cost) => isOwn(taxOf(cost)))
    const charged = own.reduce((all, { grossCents, vatCents }) => all + grossCents - vatCents, 0)
    const cents = lineCents + charged - group.baseCents
    return cents === 0 ? [] : { ...tax, cents, reason }
  })
}

function taxOf({
  percent,
  treatment = 'taxed',
}: {
  percent: number
  treatment?: VatTreatment | undefined
}): Taxed {
  if (treatment === 'intra-community') return { category: 'K', percent: 0 }
  if (treatment === 'reverse-charge') return { category: 'AE', percent: 0 }
  return { category: percent === 0 ? 'Z' : 'S', percent }
}
