import { invoiceParts, type LinePart } from '@haverhof/domain/orders'
import { company } from '@haverhof/domain/sites'
import type { AddressRecord } from '../../cart/index.ts'
import type { InvoiceLine, PostalAddress } from '../../paper/index.ts'
import type { OrderRow } from '../store/order-row.ts'
import { currentCalculation } from '../store/stored-calculation.ts'
import type { CalculationRecord, InvoiceDocument } from '../records.ts'

/** Everything the invoice says, as it is at this moment; the PDF is drawn from this and nothing else (INVOICES-1). */
export function invoiceDocument(order: OrderRow, paidAt: Date): InvoiceDocument {
  const calculation = currentCalculation(order.calculation)
  const { lines, costs } = invoiceParts(calculation)
  return {
    ...partiesOf(order),
    deliveryRegionCode: order.shippingRegionCode,
    orderId: order.orderId,
    orderedAt: order.orderedAt.toISOString(),
    paidAt: paidAt.toISOString(),
    supplyPeriod: supplyPeriodOf(order),
    paymentMethodId: order.paymentMethodId,
    lines: linesOf(calculation, lines),
    discounts: calculation.orderDiscounts.map(({ description, amountCents }) => ({
      description,
      amountCents,
    })),
    shippingCents: calculation.shippingCents,
    paymentCostsCents: calculation.paymentCostsCents,
    costs,
    vat: calculation.vatGroups,
    totalExclVatCents: calculation.totalExclVatCents,
    totalCents: calculation.totalCents,
    giftCardCents: order.giftCardCents,
    isReverseCharge: calculation.isReverseCharge,
  }
}

/** Between which days the goods were promised; nothing where a lorry comes by appointment or nothing is sent (INVOICES-12). */
export function supplyPeriodOf({ delivery }: Pick<OrderRow, 'delivery'>): InvoiceDocument['supplyPeriod'] {
  if (!delivery.date || delivery.date.byAppointment) return undefined
  const { from, until } = delivery.date
  return { from, until }
}

/** Who sells and who buys. */
export function partiesOf({
  billing,
  billingRegionCode,
}: Pick<OrderRow, 'billing' | 'billingRegionCode'>): Pick<InvoiceDocument, 'seller' | 'buyer'> {
  const { street, zipcode, city, regionCode } = company
  return {
    seller: {
      name: company.name,
      lines: addressLines(company),
      address: { street, zipcode, city, regionCode },
      vatNumber: company.vatNumber,
    },
    buyer: {
      name: `${billing.firstName} ${billing.lastName}`,
      companyName: billing.companyName,
      lines: addressLines(postalAddress(billing.address, billingRegionCode)),
      address: postalAddress(billing.address, billingRegionCode),
      vatNumber: billing.vatNumber,
      emailAddress: billing.emailAddress,
    },
  }
}

function postalAddress(address: AddressRecord, regionCode: string): PostalAddress {
  const { street, streetNumber, streetNumberAddition, zipcode, city } = address
  const streetLine = `${street} ${streetNumber}${streetNumberAddition ? ` ${streetNumberAddition}` : ''}`
  return { street: streetLine, zipcode, city, regionCode }
}

function addressLines({ street, zipcode, city, regionCode }: PostalAddress): string[] {
  return [street, `${zipcode} ${city}`, regionCode]
}

function linesOf({ lines }: CalculationRecord, parts: readonly LinePart[]): InvoiceLine[] {
  return parts.flatMap((part, index) => [
    lineOf(part),
    ...(lines[index]?.freeProducts ?? []).map((free) => ({
      description: `${free.description}, ${free.productLabel}`,
      quantity: free.quantity,
      vatPercent: free.vatPercent,
      totalCents: 0,
    })),
  ])
}

/** With the price of one piece without VAT (Directive 2006/112/EC, Art. 226(8)) (INVOICES-5). */
export function lineOf(part: Omit<LinePart, 'netCents'> & { netCents: number }): InvoiceLine {
  const { lineNumber, description, quantity, supply, treatment, totalCents, netCents, vatCents } = part
  return {
    lineNumber,
    description,
    quantity,
    supply,
    treatment,
    vatPercent: part.percent,
    unitNetCents: Math.round((netCents * 100) / quantity) / 100,
    totalCents,
    netCents,
    paidCents: part.grossCents,
    vatCents,
  }
}
