import { isAnalysisKit } from '@haverhof/domain/catalogue'
import { invoiceNumber } from '@haverhof/domain/orders'
import type { AppContext } from '../../app-context.ts'
import type { AddressRecord } from '../../cart/index.ts'
import type { AddressForMail, OrderForMail } from '../../mail/index.ts'
import { type OrderRow, orderColumns } from '../store/order-row.ts'
import type { CalculationRecord } from '../records.ts'
import type { InvoiceRef } from '../store/read-order.ts'
import { companyAtDoor } from '../shipment/recipient.ts'
import { currentCalculation } from '../store/stored-calculation.ts'
import { picturePath } from '../picture-path.ts'
import { statement } from '../../database/index.ts'

type Row = OrderRow & {
  shownCurrency: string
  shownTotalCents: number
  sampleNames: { variantId: number; name: string }[]
  transfer: OrderForMail['transfer']
  invoice: InvoiceRef | null
  contractVersion: string | null
}

/** What letters tell of an order (MAIL-2). */
export async function readOrderForMail(context: AppContext, orderId: number): Promise<OrderForMail | null> {
  const [order] = await context.database.rows(read, { orderId })
  if (!order) return null
  const { billing } = order
  const calculation = currentCalculation(order.calculation)
  return {
    ...calculation,
    orderId,
    orderKey: order.orderKey,
    orderedAt: order.orderedAt.toISOString(),
    holdUntil: order.holdUntil.toISOString(),
    isPaid: order.paidAt !== null,
    hasAccount: order.accountId !== null,
    isScanOnly: order.isScanOnly,
    beginAnalysis: order.beginAnalysis,
    contractVersion: order.contractVersion,
    firstName: billing.firstName,
    lastName: billing.lastName,
    vatNumber: billing.vatNumber,
    billing: addressFor(
      billing.address,
      order.billingRegionCode,
      `${billing.firstName} ${billing.lastName}`,
      billing.companyName,
    ),
    delivery: deliveryOf(order),
    arrival: order.delivery.date ?? null,
    wishes: order.delivery.wishes ?? null,
    lines: linesOf(calculation, order.sampleNames),
    packs: calculation.lines
      .filter(({ productType }) => !isAnalysisKit(productType))
      .map(({ productVariantId: variantId, quantity }) => ({ variantId, quantity })),
    gifts: calculation.lines.flatMap((line) =>
      line.freeProducts.map(({ description, productLabel, quantity, promotionText, productVariantId }) => ({
        description,
        productLabel,
        quantity,
        promotionText,
        imagePath: picturePath(productVariantId, order.languageId),
      })),
    ),
    vat: calculation.vatGroups.map(({ percent, treatment, vatCents }) => ({ percent, treatment, vatCents })),
    giftCardCents: order.giftCardCents,
    dueCents: order.dueCents,
    paymentMethodId: order.paymentMethodId,
    shown:
      order.shownCurrency === 'EUR' ? null : { currency: order.shownCurrency, cents: order.shownTotalCents },
    transfer: order.transfer,
    invoiceNumber: order.invoice && invoiceNumber(order.invoice.series, order.invoice.number),
  }
}

function linesOf(
  { lines, shown }: CalculationRecord,
  sampleNames: Row['sampleNames'],
): OrderForMail['lines'] {
  return lines.map((line) => ({
    ...line,
    discounts: line.productDiscounts,
    imagePath:
      shown.products.find(({ productVariantId }) => productVariantId === line.productVariantId)?.imageUrl ??
      null,
    sampleNames: sampleNames
      .filter(({ variantId }) => variantId === line.productVariantId)
      .map(({ name }) => name),
  }))
}

function deliveryOf({
  billing,
  delivery,
  shippingAddress,
  shippingRegionCode,
}: Row): OrderForMail['delivery'] {
  if (delivery.kind === 'none') return { kind: 'none' }
  const company = companyAtDoor(delivery, billing.companyName)
  const addressed = (name: string) =>
    shippingAddress && addressFor(shippingAddress, shippingRegionCode ?? '', name, company)
  if (delivery.kind === 'parcel-shop' || delivery.kind === 'dealer')
    return { kind: delivery.kind, name: delivery.name, address: addressed(delivery.name) }
  const address = addressed(`${delivery.firstName} ${delivery.lastName}`)
  return address ? { kind: delivery.kind, address } : { kind: 'none' }
}

function addressFor(
  address: AddressRecord,
  regionCode: string,
  name: string,
  companyName: string | null,
): AddressForMail {
  const { street, streetNumber, streetNumberAddition, zipcode, city } = address
  return { name, companyName, street, streetNumber, streetNumberAddition, zipcode, city, regionCode }
}

const read = statement<{ orderId: number }, Row>(
  'orders-for-mail',
  `
    select ${orderColumns}, o.contract_version "contractVersion", o.shown_currency "shownCurrency", o.shown_total_cents "shownTotalCents",
      coalesce((select json_agg(json_build_object('variantId', variant_id, 'name', sample_name)
          order by variant_id, sequence)
        from order_sample where order_id = o.order_id), '[]') "sampleNames",
      (select p.transfer from payment p where p.order_id = o.order_id and p.transfer is not null
          and p.status in ('created', 'open') order by p.created_at desc limit 1) transfer,
      (select json_build_object('series', i.series, 'number', i.number, 'hasPdf', i.pdf is not null)
        from invoice i where i.order_id = o.order_id and i.kind = 'invoice') invoice
    from shop_order o join site s using (site_id) where o.order_id = :orderId`,
)
