import { productTypes } from '@haverhof/domain/catalogue'
import { invoiceNumber } from '@haverhof/domain/orders'
import { isWaiting } from '@haverhof/domain/payments'
import type { AppContext } from '../app-context.ts'
import type { OrderedSample } from './hooks.ts'
import { mostPayments } from './payment/payment-limits.ts'
import { companyAtDoor } from './shipment/recipient.ts'
import { hasKits } from './store/order-row.ts'
import type { PaymentRow } from './store/payment-row.ts'
import { type FullOrder, type OrderCall, readOrder } from './store/read-order.ts'
import { currentCalculation } from './store/stored-calculation.ts'
import type { OrderView } from './schemas.ts'
import { settlePayment } from './payment/settle-payment.ts'
import { mayAskProvider } from '../payments/index.ts'

/** The order as its customer sees it. While a payment is awaited the provider is asked, every two seconds at most. */
export async function viewOrder(context: AppContext, call: OrderCall): Promise<OrderView | null> {
  const viewed = await viewLatest(context, () => readOrder(context.database, call))
  return viewed && viewed.view
}

/** The order and how it looks once everything is known; null when `read` finds none. */
export async function viewLatest(
  context: AppContext,
  read: () => Promise<FullOrder | null>,
): Promise<{ order: FullOrder; view: OrderView } | null> {
  const fullOrder = await read()
  if (!fullOrder) return null
  const waiting = fullOrder.payments.filter((payment) => isWaiting(payment.status))
  const order = (await askAll(context, waiting)) ? await read() : fullOrder
  if (!order) return null
  const samples = hasSamples(order)
    ? await context.orderHooks.readSamples(context.database, order.orderId)
    : []
  return { order, view: orderView(order, samples, context.now()) }
}

/** Asks the provider about each payment; true when a status changed. */
async function askAll(context: AppContext, payments: readonly PaymentRow[]): Promise<boolean> {
  let isChanged = false
  for (const payment of payments) {
    if (payment.providerPaymentId === null) continue
    const { paymentId } = payment
    if (!(await mayAskProvider(context.database, { paymentId, now: context.now() }))) continue
    try {
      isChanged = (await settlePayment(context, payment)) !== payment.status || isChanged
    } catch (error) {
      // The page shows what is known and asks again in a moment.
      context.log.warn({ err: error, orderId: payment.orderId }, 'the provider could not be asked')
    }
  }
  return isChanged
}

function hasSamples(order: FullOrder): boolean {
  return hasKits(order) && order.status !== 'cancelled'
}

function orderView(order: FullOrder, samples: readonly OrderedSample[], now: Date): OrderView {
  const latest = order.payments[0] ?? null
  const isOpen = order.status === 'open'
  // A collection that is under way is not paid by hand (REPEAT-48).
  const isCollecting = isOpen && latest?.sequence === 'recurring' && isWaiting(latest.status)
  const hasTime = isOpen && !isCollecting && order.holdUntil > now
  return {
    orderId: order.orderId,
    status: order.status,
    orderedAt: order.orderedAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    paymentStatus: paymentStatusOf(order),
    paymentMethodId: order.paymentMethodId,
    calculation: currentCalculation(order.calculation).shown,
    billing: order.billing,
    delivery: deliveryView(order),
    emailAddress: order.billing.emailAddress,
    discountCode: order.discountCode,
    invoiceNumber: order.invoice && invoiceNumber(order.invoice.series, order.invoice.number),
    invoiceUrl: order.invoice && `/api/orders/${order.orderId}/invoice?key=${order.orderKey}`,
    isScanOnly: order.isScanOnly,
    beginAnalysis: order.beginAnalysis,
    samples: samples.map(({ key, productType, sampleName, isAwaited }) => ({
      key,
      type: productType === productTypes.rqs ? ('Rqs' as const) : ('Qs' as const),
      sampleName,
      isAwaited,
    })),
    holdUntil: order.holdUntil.toISOString(),
    canRetryPayment: hasTime && order.dueCents > 0 && order.payments.length < mostPayments,
    canReopen: (isOpen && !isCollecting) || order.status === 'cancelled',
    isCollecting,
    checkoutUrl: hasTime && latest?.status === 'open' ? latest.checkoutUrl : null,
    bankTransfer:
      isOpen && latest?.transfer ? { ...latest.transfer, payBefore: order.holdUntil.toISOString() } : null,
  }
}

function paymentStatusOf({ status, dueCents, payments }: FullOrder): OrderView['paymentStatus'] {
  if (dueCents === 0) return 'none'
  if (status !== 'open' && status !== 'cancelled') return 'paid'
  // A delivery that its customer pays has no payment before that (REPEAT-56).
  const latest = payments[0]?.status
  if (latest === undefined) return 'none'
  if (status === 'cancelled' && isWaiting(latest)) return 'expired'
  return latest === 'created' || latest === 'open' ? 'waiting' : latest
}

function deliveryView({ billing, delivery, shippingAddress }: FullOrder): OrderView['delivery'] {
  const nowhere = { parcelShopId: null, parcelShopZipcodeOrCity: null, dealerId: null }
  const { kind, date = null, wishes = null } = delivery
  const view = { ...nowhere, kind, name: null, address: shippingAddress, date, wishes }
  switch (delivery.kind) {
    case 'none':
      return view
    case 'parcel-shop':
      return {
        ...view,
        name: delivery.name,
        parcelShopId: delivery.parcelShopId,
        parcelShopZipcodeOrCity: delivery.zipcodeOrCity,
      }
    case 'dealer':
      return { ...view, name: delivery.name, dealerId: delivery.dealerId }
    default:
      return {
        ...view,
        name: [companyAtDoor(delivery, billing.companyName), `${delivery.firstName} ${delivery.lastName}`]
          .filter(Boolean)
          .join(', '),
      }
  }
}
