import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import {
  calculatedView,
  type CalculatedCartView,
  calculateFacts,
  type CartCall,
  cartChange,
  changeCart,
  type PaymentChoiceRecord,
  type StoredCart,
} from '../cart/index.ts'
import { badInput } from '../http/index.ts'
import {
  findGiftCard,
  type GiftCard,
  offeredMethod,
  type SitePayments,
  sitePayments,
} from '../payments/index.ts'
import { openStepFacts } from './open-step.ts'
import type { PaymentInput } from './schemas.ts'

type Input = z.infer<typeof PaymentInput>

/**
 * CHECKOUT-17: how to pay: a method of the site, a bank of that method, a gift card, or both together. The answer is what
 * the cart comes to that way.
 */
export async function setPayment(
  context: AppContext,
  call: CartCall,
  input: Input,
): Promise<CalculatedCartView> {
  const facts = await openStepFacts(context, call, 'payment')
  const offered = await sitePayments(context, call.scope.siteId)
  const { paymentMethodId, issuer } = chosenMethod(offered, input)
  const card = await chosenCard(context, call, { input, offered, cart: facts.stored })
  const paid = { ...facts, cart: { ...facts.cart, paymentMethodId, giftCardCents: card?.balanceCents ?? 0 } }
  const calculated = calculateFacts(paid)
  if (paymentMethodId === null && card === null && calculated.dueCents > 0) {
    throw badInput('paymentMethodId', 'required')
  }
  const choice: PaymentChoiceRecord = { paymentMethodId, issuer, giftCardId: card?.giftCardId ?? null }
  await changeCart(context, call, setChoice, [choice])
  return calculatedView(context, paid, calculated, call.cartId)
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

type Card = Pick<GiftCard, 'giftCardId' | 'balanceCents'>

type Chosen = { input: Input; offered: SitePayments; cart: StoredCart }

/** A card that is not mentioned stays; an empty number takes it away. Number and pin are checked at once and not kept. */
async function chosenCard(
  context: AppContext,
  { clientIp }: CartCall,
  { input, offered, cart }: Chosen,
): Promise<Card | null> {
  const number = input.giftCardNumber ?? null
  if (number === null) return knownCard(cart)
  if (number.trim() === '') return null
  if (!offered.takesGiftCards) throw badInput('giftCardNumber', 'this site does not take gift cards')
  return findGiftCard(context, { number, pin: input.giftCardPin ?? '', clientIp })
}

function knownCard({ payment, giftCard }: StoredCart): Card | null {
  const giftCardId = payment?.giftCardId ?? null
  return giftCardId === null ? null : { giftCardId, balanceCents: giftCard?.balanceCents ?? 0 }
}

const setChoice = cartChange('checkout-set-payment', 'payment = $6')
