import { mailboxForLimits } from '@haverhof/domain/accounts'
import { foldEmailAddress } from '@haverhof/domain/checkout'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import { emptyProfile, openAccount } from '../../accounts/index.ts'
import type { AppContext } from '../../app-context.ts'
import { customerKeyOf } from '../../cart/index.ts'
import { siteOrigin } from '../../config/index.ts'
import type { Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { debitGiftCard } from '../../payments/index.ts'
import { limitedAmong, redeemPromotions } from '../../pricing/index.ts'
import { hasPaidBefore } from '../cart-facts.ts'
import { lockOrder } from '../store/lock-order.ts'
import { isRepeated } from '../store/intervals.ts'
import { addressesOf } from '../store/order-addresses.ts'
import { payOrder } from '../payment/pay-order.ts'
import { refuseLongHold } from '../payment/transfer-limits.ts'
import type { RecheckedCart } from './order-rows.ts'
import type { OrderRefused } from '../refusals.ts'
import { queueConfirmation } from '../mails/queue-order-mail.ts'

type Placed = { context: AppContext; transaction: Transaction; rechecked: RecheckedCart; orderId: number }
type Done = Result<null, OrderRefused>
type SideEffect = (placed: Placed) => Promise<Done>

/**
 * Side effects of an order, within its transaction; none for most. Codes and gift cards come after the
 * goods and always in this order: a fixed lock order, so no deadlock.
 */
export function sideEffectsOf({ facts, calculated, paymentMethodId }: RecheckedCart): SideEffect[] {
  const { passwordHash, newsletterSubscribe, remindersSubscribe } = facts.stored
  const all: readonly [boolean, SideEffect][] = [
    [isForFirstOrders({ facts, calculated }), refuseLaterOrder],
    [limitedPromotions({ facts, calculated }).length > 0, usePromotions],
    [calculated.giftCardCents > 0, spendGiftCard],
    [passwordHash !== null, createAccount],
    [newsletterSubscribe || remindersSubscribe, requestNewsletter],
    [paymentMethodId === null, pay],
    [paymentMethodId === 'banktransfer', tellWhereToTransfer],
  ]
  return all.filter(([applies]) => applies).map(([, sideEffect]) => sideEffect)
}

/** Under the terms that the order was calculated with. */
function limitedPromotions({ facts, calculated }: Pick<RecheckedCart, 'facts' | 'calculated'>): number[] {
  return limitedAmong(facts.pricedVariants.terms.promotions, calculated.calculation.usedPromotionIds)
}

function isForFirstOrders({ facts, calculated }: Pick<RecheckedCart, 'facts' | 'calculated'>): boolean {
  const used = calculated.calculation.usedPromotionIds
  return facts.pricedVariants.terms.promotions.some(
    ({ promotionId, rule }) => used.includes(promotionId) && rule.condition.firstOrderOnly,
  )
}

/** Only now the mailbox of the bill shows whether it has ordered before (PRICING-16). */
async function refuseLaterOrder({ transaction, rechecked }: Placed): Promise<Done> {
  const { stored } = rechecked.facts
  const customerKey = customerKeyOf(stored) ?? ''
  const hasPaid = await hasPaidBefore(transaction, { siteId: stored.siteId, customerKey })
  return hasPaid ? refusal('discount-first-order') : success(null)
}

async function usePromotions({ transaction, rechecked, orderId }: Placed): Promise<Done> {
  const { facts } = rechecked
  const redeemed = await redeemPromotions(transaction, {
    orderId,
    promotionIds: limitedPromotions(rechecked),
    customerKey: customerKeyOf(facts.stored) ?? '',
    now: facts.now,
  })
  return redeemed.ok ? success(null) : redeemed
}

async function spendGiftCard({ transaction, rechecked, orderId }: Placed): Promise<Done> {
  const { stored, now } = rechecked.facts
  const giftCardId = stored.payment?.giftCardId ?? null
  const amountCents = rechecked.calculated.giftCardCents
  const isPaid =
    giftCardId !== null && (await debitGiftCard(transaction, { giftCardId, orderId, amountCents, now }))
  return isPaid ? success(null) : refusal('gift-card-refused')
}

/** What was ticked, and nothing else (NEWSLETTER-9). */
async function requestNewsletter({ transaction, rechecked }: Placed): Promise<Done> {
  const { siteId, languageId, newsletterSubscribe, remindersSubscribe } = rechecked.facts.stored
  const { emailAddress } = rechecked.billing
  const purposes = [
    ...(newsletterSubscribe ? ['newsletter'] : []),
    ...(remindersSubscribe ? ['reminders'] : []),
  ]
  await addJob(transaction, 'request-newsletter', { siteId, languageId, emailAddress, purposes })
  return success(null)
}

async function pay({ context, transaction, rechecked, orderId }: Placed): Promise<Done> {
  const order = await lockOrder(transaction, orderId)
  const { now } = rechecked.facts
  if (order) await payOrder(context, transaction, order, { paymentId: null, paymentMethodId: null, now })
  return success(null)
}

/** Who transfers money needs to be told where to, and leaves goods for others (ORDERS-8, 20). */
async function tellWhereToTransfer({ transaction, rechecked, orderId }: Placed): Promise<Done> {
  const refused = await refuseLongHold(transaction, orderId, rechecked.facts.now)
  if (refused) return refused
  const { siteId, languageId } = rechecked.facts.stored
  const { billing, facts } = rechecked
  await queueConfirmation(transaction, { orderId, siteId, languageId, billing }, facts.now)
  return success(null)
}

/**
 * A password chosen at checkout becomes an account that
 * its owner activates by mail, with the addresses of the order (ORDERS-11, ACCOUNTS-34).
 */
async function createAccount({ context, transaction, rechecked, orderId }: Placed): Promise<Done> {
  const { billing, facts, calculated } = rechecked
  const { stored, scope, now } = facts
  const emailAddress = foldEmailAddress(billing.emailAddress)
  const order = await lockOrder(transaction, orderId)
  await openAccount(transaction, {
    siteId: stored.siteId,
    languageId: stored.languageId,
    emailAddress,
    passwordHash: stored.passwordHash ?? '',
    details: {
      ...emptyProfile,
      firstName: billing.firstName,
      lastName: billing.lastName,
      phoneNumber: billing.phoneNumber,
      companyName: billing.companyName,
      vatNumber: billing.vatNumber,
      vatNumberValid: billing.vatNumberValid,
      billing: null,
      shipping: null,
    },
    ...(order && { ordered: addressesOf(order) }),
    alternativeShippingAddress: false,
    newsletterWish: false,
    callbackUrl: stored.confirmUrl ?? `${siteOrigin(context.env, scope.host)}/account/confirm/`,
    beginsRepeat: isRepeated(calculated.calculation),
    // However many orders: one letter an hour.
    mailCause: `order:${stored.siteId}:${mailboxForLimits(emailAddress)}:${now.toISOString().slice(0, 13)}`,
    now,
  })
  return success(null)
}
