import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import {
  calculateFacts,
  type CartCall,
  cartChange,
  changeCart,
  loadCartFacts,
  type PaymentChoiceRecord,
  type StoredCart,
} from '../cart/index.ts'
import { badInput } from '../http/index.ts'
import { findGiftCard, offeredMethod, type SitePayments, sitePayments } from '../payments/index.ts'
import { openStep } from './open-step.ts'
import type { PaymentInput } from './schemas.ts'

type Input = z.infer<typeof PaymentInput>

/** CHECKOUT-17: how to pay: a method of the site, a bank of that method, a gift card, or both together. */
export async function setPayment(context: AppContext, call: CartCall, input: Input): Promise<void> {
  const cart = await openStep(context, call, 'payment')
  const offered = await sitePayments(context, call.scope.siteId)
  const { paymentMethodId, issuer } = chosenMethod(offered, input)
  const giftCardId = await chosenCard(context, call, { input, offered, cart })
  if (paymentMethodId === null && giftCardId === null && (await isSomethingDue(context, call))) {
    throw badInput('paymentMethodId', 'required')
  }
  const choice: PaymentChoiceRecord = { paymentMethodId, issuer, giftCardId }
  await changeCart(context, call, setChoice, [choice])
}

function chosenMethod(offered: SitePayments, input: Input): Omit<PaymentChoiceRecord, 'giftCardId'> {
  const paymentMethodId = input.paymentMethodId || null
  const issuer = input.issuer || null
  if (paymentMethodId === null) return { paymentMethodId, issuer: null }
  if (!offeredMethod(offered, paymentMethodId, null)) {
    throw badInput('paymentMethodId', 'must be a method that this site offers')
  }
  if (!offeredMethod(offered, paymentMethodId, issuer)) {
    throw badInput('issuer', 'must be a bank of the method')
  }
  return { paymentMethodId, issuer }
}

type Chosen = { input: Input; offered: SitePayments; cart: StoredCart }

/** A card that is not mentioned stays; an empty number takes it away. Number and pin are checked at once and not kept. */
async function chosenCard(
  context: AppContext,
  { clientIp }: CartCall,
  { input, offered, cart }: Chosen,
): Promise<number | null> {
  const number = input.giftCardNumber ?? null
  if (number === null) return cart.payment?.giftCardId ?? null
  if (number.trim() === '') return null
  if (!offered.takesGiftCards) throw badInput('giftCardNumber', 'this site does not take gift cards')
  const card = await findGiftCard(context, { number, pin: input.giftCardPin ?? '', clientIp })
  return card.giftCardId
}

/** CHECKOUT-4: a cart that costs nothing needs no way to pay. */
async function isSomethingDue(context: AppContext, call: CartCall): Promise<boolean> {
  const asked = { ...call, now: context.now() }
  const facts = await loadCartFacts(context.database, asked)
  return facts === null || calculateFacts(facts).dueCents > 0
}

const setChoice = cartChange('checkout-set-payment', 'payment = $6')
