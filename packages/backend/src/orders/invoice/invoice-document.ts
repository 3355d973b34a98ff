import { company } from '@haverhof/domain/sites'
import type { AddressRecord } from '../../cart/index.ts'
import type { OrderRow } from '../store/order-row.ts'
import type { InvoiceDocument } from '../records.ts'

/** INVOICES-1: everything the invoice says, as it is at this moment; the PDF is drawn from this and nothing else. */
export function invoiceDocument(order: OrderRow): InvoiceDocument {
  const { billing, calculation } = order
  return {
    seller: {
      name: company.name,
      lines: [company.street, `${company.zipcode} ${company.city}`, company.regionCode],
      vatNumber: company.vatNumber,
    },
    buyer: {
      name: `${billing.firstName} ${billing.lastName}`,
      companyName: billing.companyName,
      lines: addressLines(billing.address, order.billingRegionCode),
      vatNumber: billing.vatNumber,
    },
    orderId: order.orderId,
    orderedAt: order.orderedAt.toISOString(),
    paymentMethodId: order.paymentMethodId,
    lines: linesOf(order),
    discounts: calculation.orderDiscounts.map(({ description, amountCents }) => ({
      description,
      amountCents,
    })),
    shippingCents: calculation.shippingCents,
    paymentCostsCents: calculation.paymentCostsCents,
    vat: calculation.vatGroups,
    totalExclVatCents: calculation.totalExclVatCents,
    totalCents: calculation.totalCents,
    giftCardCents: order.giftCardCents,
    isReverseCharge: calculation.isReverseCharge,
  }
}

function addressLines(address: AddressRecord, regionCode: string): string[] {
  const { street, streetNumber, streetNumberAddition, zipcode, city } = address
  return [
    `${street} ${streetNumber}${streetNumberAddition ? ` ${streetNumberAddition}` : ''}`,
    `${zipcode} ${city}`,
    regionCode,
  ]
}

function linesOf({ calculation }: OrderRow): InvoiceDocument['lines'] {
  return calculation.lines.flatMap((line) => [
    {
      description: `${line.description}, ${line.productLabel}`,
      quantity: line.quantity,
      vatPercent: line.vatPercent,
      totalCents: line.totalCents,
    },
    ...line.freeProducts.map((free) => ({
      description: `${free.description}, ${free.productLabel}`,
      quantity: free.quantity,
      vatPercent: calculation.vatRates[free.vatClass],
      totalCents: 0,
    })),
  ])
}
