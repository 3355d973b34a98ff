import { foldEmailAddress } from '@haverhof/domain/checkout'
import { openAccount } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { siteOrigin } from '../config/index.ts'
import type { Transaction } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import { lockOrder } from './lock-order.ts'
import { payOrder } from './pay-order.ts'
import type { Agreed } from './placement.ts'
import { queueConfirmation } from './queue-confirmation.ts'

type Placed = { agreed: Agreed; orderId: number }

/** What else an order brings about, within its transaction. */
export async function afterPlacement(
  context: AppContext,
  transaction: Transaction,
  { agreed, orderId }: Placed,
): Promise<void> {
  const { stored, now } = agreed.facts
  const { siteId, languageId } = stored
  if (stored.passwordHash !== null) await createAccount(context, transaction, agreed, stored.passwordHash)
  if (stored.newsletterSubscribe) {
    const { emailAddress } = agreed.billing
    await addJob(transaction, 'request-newsletter', { siteId, languageId, emailAddress })
  }
  if (agreed.paymentMethodId === null) {
    const order = await lockOrder(transaction, orderId)
    if (order) await payOrder(transaction, order, { paymentId: null, paymentMethodId: null, now })
  } else if (agreed.paymentMethodId === 'banktransfer') {
    // ORDERS-8: who transfers money needs to be told where to.
    await queueConfirmation(transaction, { orderId, siteId, languageId, billing: agreed.billing }, now)
  }
}

/** ORDERS-11: a password chosen at checkout becomes an account that its owner activates by mail. */
async function createAccount(
  { env }: AppContext,
  transaction: Transaction,
  { billing, facts }: Agreed,
  passwordHash: string,
): Promise<void> {
  const { stored, scope, now } = facts
  const emailAddress = foldEmailAddress(billing.emailAddress)
  await openAccount(transaction, {
    siteId: stored.siteId,
    languageId: stored.languageId,
    emailAddress,
    passwordHash,
    details: {
      firstName: billing.firstName,
      lastName: billing.lastName,
      phoneNumber: billing.phoneNumber,
      mobile: null,
      companyName: billing.companyName,
      vatNumber: billing.vatNumber,
      vatNumberValid: billing.vatNumberValid,
      address: billing.address,
      shipping: null,
    },
    newsletterWish: false,
    callbackUrl: stored.confirmUrl ?? `${siteOrigin(env, scope.host)}/account/confirm/`,
    // However many orders: one letter an hour.
    mailCause: `order:${stored.siteId}:${emailAddress}:${now.toISOString().slice(0, 13)}`,
    now,
  })
}
