import type { Credited, InvoicePart, InvoiceParts } from '@haverhof/domain/orders'
import type { CreditReason } from '@haverhof/domain/orders'
import type { InvoiceDocument } from '../records.ts'
import type { OrderRow } from '../store/order-row.ts'
import { lineOf, partiesOf, supplyPeriodOf } from './invoice-document.ts'

type Credit = {
  credited: Credited
  reason: CreditReason
  /** Of it, what the bank has taken back before (REFUNDS-16). */
  chargedBackCents: number
  /** The invoice that it corrects. */
  invoice: { number: string; issuedAt: Date }
}

/** Everything a credit note says, at the rates of the invoice it corrects (INVOICES-13). */
export function creditDocument(
  order: OrderRow,
  parts: InvoiceParts,
  { credited, reason, chargedBackCents, invoice }: Credit,
): InvoiceDocument {
  const lines = credited.lines.flatMap(({ lineNumber, quantity, grossCents, vatCents }) => {
    const line = parts.lines.find((part) => part.lineNumber === lineNumber)
    if (!line) return []
    const netCents = grossCents - vatCents
    return {
      ...line,
      quantity: Math.max(1, quantity),
      grossCents,
      vatCents,
      totalCents: grossCents,
      netCents,
    }
  })
  const vat = vatGroups([...lines, ...credited.costs])
  const sum = (amounts: readonly number[]) => amounts.reduce((all, cents) => all + cents, 0)
  const totalExclVatCents = sum(vat.map(({ baseCents }) => baseCents))
  return {
    ...partiesOf(order),
    deliveryRegionCode: order.shippingRegionCode,
    orderId: order.orderId,
    orderedAt: order.orderedAt.toISOString(),
    supplyPeriod: supplyPeriodOf(order),
    paymentMethodId: order.paymentMethodId,
    lines: lines.map(lineOf),
    discounts: [],
    shippingCents: sum(credited.costs.map(({ grossCents }) => grossCents)),
    paymentCostsCents: 0,
    costs: credited.costs,
    vat,
    totalExclVatCents,
    totalCents: totalExclVatCents + sum(vat.map(({ vatCents }) => vatCents)),
    giftCardCents: 0,
    isReverseCharge: vat.every(({ treatment }) => treatment !== 'taxed'),
    credits: {
      invoiceNumber: invoice.number,
      issuedAt: invoice.issuedAt.toISOString(),
      reason,
      taken: credited,
      ...(chargedBackCents > 0 && { chargedBackCents }),
    },
  }
}

function vatGroups(parts: readonly InvoicePart[]) {
  const groups = Map.groupBy(parts, ({ percent, treatment }) => `${percent} ${treatment}`)
  return [...groups.values()]
    .flatMap((own) => {
      const [first] = own
      if (!first) return []
      const grossCents = own.reduce((sum, part) => sum + part.grossCents, 0)
      const vatCents = own.reduce((sum, part) => sum + part.vatCents, 0)
      const { percent, treatment } = first
      return { percent, treatment, baseCents: grossCents - vatCents, vatCents }
    })
    .toSorted((a, b) => a.percent - b.percent)
}
