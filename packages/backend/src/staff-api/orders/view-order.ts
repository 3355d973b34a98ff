import { invoiceNumber } from '@haverhof/domain/orders'
import type { z } from '@hono/zod-openapi'
import type { StaffCaller } from '../../http/index.ts'
import { companyAtDoor, intervalsOf, type ListedOrder, type StaffOrder } from '../../orders/index.ts'
import type { RepeatOfOrder } from '../../repeat-delivery/index.ts'
import type { StaffOrderView } from './order-schemas.ts'

type View = z.infer<typeof StaffOrderView>
type AddressRecord = StaffOrder['billing']['address']

type Summary = Pick<
  StaffOrder,
  'orderId' | 'siteId' | 'status' | 'totalCents' | 'orderedAt' | 'paidAt' | 'sentAt'
>

/** Who packs parcels needs no payment (STAFF-4). */
export function listedView(order: ListedOrder, { permissions }: Pick<StaffCaller, 'permissions'>) {
  const { firstName, lastName, paymentMethodId, orderedAt, paidAt, sentAt, ...rest } = order
  return {
    ...rest,
    name: `${firstName} ${lastName}`.trim(),
    orderedAt: new Date(orderedAt).toISOString(),
    paidAt: paidAt && new Date(paidAt).toISOString(),
    sentAt: sentAt && new Date(sentAt).toISOString(),
    paymentMethodId: permissions.includes('payments.read') ? paymentMethodId : null,
  }
}

export function summaryView({ orderedAt, paidAt, sentAt, ...order }: Summary) {
  const { orderId, siteId, status, totalCents } = order
  return {
    orderId,
    siteId,
    status,
    orderedAt: orderedAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    totalCents,
  }
}

/** Fields follow the permissions: who packs parcels needs no mailbox and no payment (STAFF-4). */
export function orderView(
  order: StaffOrder,
  { permissions }: StaffCaller,
  { names, repeats }: { names: ReadonlyMap<string, string>; repeats: readonly RepeatOfOrder[] },
): View {
  const { billing, invoice } = order
  const seesCustomers = permissions.includes('customers.read')
  return {
    ...summaryView(order),
    openWithdrawalId: order.openWithdrawalId,
    repeatDays: intervalsOf(order.calculation)[0] ?? null,
    languageId: order.languageId,
    lines: order.lines.map(({ codes, ...line }) => ({ ...line, ...codes })),
    amounts: amountsOf(order),
    discountCode: order.discountCode,
    isReverseCharge: order.calculation.isReverseCharge,
    billing: {
      firstName: billing.firstName,
      lastName: billing.lastName,
      companyName: billing.companyName,
      vatNumber: billing.vatNumber,
      address: addressView(billing.address, order.billingRegionCode),
    },
    contact: seesCustomers ? { emailAddress: billing.emailAddress, phoneNumber: billing.phoneNumber } : null,
    userId: seesCustomers ? order.accountId : null,
    delivery: deliveryView(order),
    parcelNumbers: order.parcelNumbers,
    shipments: order.shipments.map((shipment) => ({
      ...shipment,
      sentByName: names.get(shipment.sentBy) ?? null,
    })),
    repeatDeliveries: repeats.map(({ at, userId, ...repeat }) => ({
      ...repeat,
      at: at.toISOString(),
      userId: seesCustomers ? userId : null,
    })),
    steps: order.steps.map(({ at, ...step }) => ({ ...step, at: new Date(at).toISOString() })),
    invoiceNumber: invoice && invoiceNumber(invoice.series, invoice.number),
    payments: permissions.includes('payments.read') ? order.payments.map(paymentView) : null,
  }
}

function amountsOf(order: StaffOrder): View['amounts'] {
  const { linesCents, orderDiscountCents, shippingCents, paymentCostsCents, totalExclVatCents } = order
  const { vatLowCents, vatHighCents, totalCents, giftCardCents, dueCents } = order
  const sums = { linesCents, orderDiscountCents, shippingCents, paymentCostsCents, totalExclVatCents }
  return { ...sums, vatLowCents, vatHighCents, totalCents, giftCardCents, dueCents }
}

function deliveryView(order: StaffOrder): View['delivery'] {
  const { delivery, shippingAddress, shippingRegionCode } = order
  const company = companyAtDoor(delivery, order.billing.companyName)
  return {
    kind: delivery.kind,
    name:
      'name' in delivery
        ? delivery.name
        : 'firstName' in delivery
          ? [company, `${delivery.firstName} ${delivery.lastName}`].filter(Boolean).join(', ')
          : null,
    recipient:
      'firstName' in delivery ? { firstName: delivery.firstName, lastName: delivery.lastName } : null,
    address: shippingAddress && addressView(shippingAddress, shippingRegionCode ?? ''),
    date: delivery.date ?? null,
    wishes: delivery.wishes ?? null,
  }
}

function addressView(address: AddressRecord, regionCode: string): View['billing']['address'] {
  const { street, streetNumber, streetNumberAddition, zipcode, city } = address
  return { street, streetNumber, streetNumberAddition, zipcode, city, regionCode }
}

function paymentView(payment: StaffOrder['payments'][number]) {
  const { paymentId, provider, providerPaymentId, paymentMethodId, status, amountCents } = payment
  const { refundedCents, chargedBackCents } = payment
  return {
    paymentId,
    provider,
    providerPaymentId,
    paymentMethodId,
    status,
    amountCents,
    refundedCents,
    chargedBackCents,
  }
}
