import { isWaiting } from '@haverhof/domain/payments'
import { SECOND } from '@haverhof/domain/shared'
import { setTimeout } from 'node:timers/promises'
import type { AppContext } from '../../app-context.ts'
import { siteOrigin } from '../../config/index.ts'
import { addJob } from '../../jobs/index.ts'
import {
  claimStart,
  giveUpStart,
  keepStarted,
  lookAtStart,
  type NewPayment,
  type ProviderPayment,
  type ProviderName,
  ProviderRefusal,
  readMandate,
} from '../../payments/index.ts'
import { intervalsOf } from '../store/intervals.ts'
import type { OrderRow } from '../store/order-row.ts'
import type { PaymentRow } from '../store/payment-row.ts'
import { refuseCollection } from './failed-collection.ts'
import { purchaseOf } from './purchase.ts'

/** How long the process that wrote the order has the provider to itself. */
export const startingMs = 12 * SECOND

/** Another process asks the provider: it is looked at again after these pauses, six seconds in all. */
const pausesMs = [50, 100, 200, 400, 800, 1500, 1500, 1500]

/** What a provider is told of an order. */
export type PayableOrder = Pick<
  OrderRow,
  | 'orderId'
  | 'orderKey'
  | 'siteId'
  | 'languageId'
  | 'billing'
  | 'billingRegionCode'
  | 'calculation'
  | 'giftCardCents'
> & {
  /** The payment was made by this call, which has the provider to itself. */
  isNew?: boolean
}

export type PayablePayment = Pick<
  PaymentRow,
  | 'paymentId'
  | 'orderId'
  | 'provider'
  | 'providerPaymentId'
  | 'paymentMethodId'
  | 'issuer'
  | 'amountCents'
  | 'checkoutUrl'
  | 'sequence'
  | 'mandateId'
>

/**
 * Where the customer pays (PAYMENTS-3). The provider is asked once at a time for a payment, always with the same key, so
 * that a lost answer or a second click never makes a second payment. Null while the provider is away.
 */
export async function startPayment(
  context: AppContext,
  order: PayableOrder,
  payment: PayablePayment,
): Promise<string | null> {
  if (payment.providerPaymentId !== null) return payment.checkoutUrl
  if (order.isNew || (await claim(context, payment.paymentId))) return create(context, order, payment)
  return waitForOther(context, payment.paymentId)
}

async function create(
  context: AppContext,
  order: PayableOrder,
  payment: PayablePayment,
): Promise<string | null> {
  const provider = context.paymentProviders.of(payment.provider)
  try {
    const addresses = await addressesOf(context, order, payment.provider)
    const providerPayment = await provider.createPayment({
      idempotencyKey: payment.paymentId,
      amountCents: payment.amountCents,
      description: String(order.orderId),
      method: payment.paymentMethodId,
      issuer: payment.issuer,
      ...addresses,
      purchase: purchaseOf(order),
      sequence: await sequenceOf(context, order, payment, addresses.locale),
    })
    await keep(context, payment, providerPayment)
    return isWaiting(providerPayment.status) ? providerPayment.checkoutUrl : null
  } catch (error) {
    // The order stands; its page offers another try.
    context.log.warn({ err: error, orderId: order.orderId }, 'the payment provider could not start a payment')
    await giveUpStart(context.database, payment.paymentId)
    if (payment.sequence === 'recurring' && error instanceof ProviderRefusal)
      await refuseCollection(context, payment)
    return null
  }
}

/** The first of several makes its payer a customer of the provider; a later one is collected by what came of it (REPEAT-31). */
async function sequenceOf(
  context: AppContext,
  { billing, calculation }: PayableOrder,
  payment: PayablePayment,
  locale: string,
): Promise<NewPayment['sequence']> {
  if (payment.sequence === null) return null
  if (payment.sequence === 'first') {
    const { customerId } = await context.paymentProviders.of(payment.provider).createCustomer({
      idempotencyKey: `${payment.paymentId}-customer`,
      name: `${billing.firstName} ${billing.lastName}`,
      emailAddress: billing.emailAddress,
      locale,
    })
    return { kind: 'first', customerId, days: intervalsOf(calculation) }
  }
  const mandate = payment.mandateId === null ? null : await readMandate(context.database, payment.mandateId)
  if (!mandate) throw new ProviderRefusal('the mandate has been given up')
  return {
    kind: 'recurring',
    customerId: mandate.providerCustomerId,
    mandateId: mandate.providerMandateId,
  }
}

async function addressesOf(context: AppContext, order: PayableOrder, provider: ProviderName) {
  const { env } = context
  const scope = (await context.sites.scopes()).find(
    ({ siteId, languageId }) => siteId === order.siteId && languageId === order.languageId,
  )
  if (!scope) throw new Error(`Site ${order.siteId} has no language ${order.languageId}`)
  const origin = siteOrigin(env, scope.host)
  // On a developer's machine names below localhost are known to browsers alone.
  const reachable = env.SHOP_ENV === 'production' ? origin : `http://127.0.0.1:${env.PORT}`
  return {
    redirectUrl: `${origin}/checkout/complete/?id=${order.orderId}&key=${order.orderKey}&status=return`,
    webhookUrl: new URL(`/api/payments/${provider}/webhook`, env.WEBHOOK_ORIGIN ?? reachable).href,
    locale: scope.culture,
  }
}

async function keep(
  context: AppContext,
  payment: PayablePayment,
  providerPayment: ProviderPayment,
): Promise<void> {
  const { paymentId } = payment
  await keepStarted(context.database, { paymentId, now: context.now(), started: providerPayment })
  // The confirmation of a transfer waited for the account to transfer to.
  if (providerPayment.transfer) await addJob(context.database, 'send-mail', {})
}

async function claim(context: AppContext, paymentId: string): Promise<boolean> {
  const now = context.now()
  const until = new Date(now.getTime() + startingMs)
  return claimStart(context.database, { paymentId, now, until })
}

/** Another call is asking the provider at this moment: its answer is ours too. */
async function waitForOther({ database }: AppContext, paymentId: string): Promise<string | null> {
  for (const pauseMs of pausesMs) {
    const start = await lookAtStart(database, paymentId)
    if (!start?.isBusy) return start?.checkoutUrl ?? null
    await setTimeout(pauseMs)
  }
  return null
}
