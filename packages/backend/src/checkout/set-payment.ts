import { giftCardMethodId, isMaskOf } from '@haverhof/domain/payments'
import { refusal, type Result, success, wrongInput } from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import {
  type CalculatedCartView,
  type CartCall,
  cartChange,
  changeCart,
  type PaymentChoiceRecord,
  type StoredCart,
} from '../cart/index.ts'
import { findGiftCard, type GiftCard, type SitePayments } from '../payments/index.ts'
import { chosenMethod } from './chosen-method.ts'
import { openStep } from './open-step.ts'
import type { CheckoutRefused } from './refusals.ts'
import type { PaymentInput } from './schemas.ts'
import { totalsAfter } from './totals-after.ts'

type Input = z.infer<typeof PaymentInput>

/** How to pay: a method of the site, a bank of that method, a gift card, or a card and a method together (CHECKOUT-17). */
export async function setPayment(
  context: AppContext,
  call: CartCall,
  input: Input,
): Promise<Result<CalculatedCartView, CheckoutRefused>> {
  const open = await openStep(context, call, 'payment')
  if (!open.ok) return open
  const read = open.value
  const offered = await context.sitePayments.of(call.scope.siteId)
  const method = chosenMethod(offered, input)
  if (!method.ok) return method
  const { paymentMethodId, issuer } = method.value
  const chosen = await chosenCard(context, call, { input, offered, cart: read.stored })
  if (!chosen.ok) return chosen
  const card = chosen.value
  const isByCardAlone = paymentMethodId === giftCardMethodId
  if (isByCardAlone && card === null) return wrongInput('giftCardNumber', 'required')
  const totals = await totalsAfter(context, read, {
    paymentMethodId,
    giftCardCents: card?.balanceCents ?? 0,
  })
  if (paymentMethodId === null && card === null && totals.dueAmount > 0) {
    return wrongInput('paymentMethodId', 'required')
  }
  if (isByCardAlone && totals.dueAmount > 0)
    return refusal('gift-card-too-small', { dueAmount: totals.dueAmount })
  const choice: PaymentChoiceRecord = { paymentMethodId, issuer, giftCardId: card?.giftCardId ?? null }
  const changed = await changeCart(context, call, setChoice, { choice })
  return changed.ok ? success(totals) : changed
}

type Card = Pick<GiftCard, 'giftCardId' | 'balanceCents'>

type Chosen = { input: Input; offered: SitePayments; cart: StoredCart }

/**
 * A card that is not mentioned stays, and so does one whose masked number comes back; an empty number takes it away. Number
 * and pin are checked at once and not kept.
 */
async function chosenCard(
  context: AppContext,
  { clientIp }: CartCall,
  { input, offered, cart }: Chosen,
): Promise<Result<Card | null, CheckoutRefused>> {
  const number = input.giftCardNumber ?? null
  if (number === null) return success(knownCard(cart))
  if (number.trim() === '') return success(null)
  if (cart.giftCard && isMaskOf(number, cart.giftCard.lastDigits)) return success(knownCard(cart))
  if (!offered.takesGiftCards) return wrongInput('giftCardNumber', 'this site does not take gift cards')
  return findGiftCard(context, { number, pin: input.giftCardPin ?? '', clientIp })
}

function knownCard({ payment, giftCard }: StoredCart): Card | null {
  const giftCardId = payment?.giftCardId ?? null
  return giftCardId === null ? null : { giftCardId, balanceCents: giftCard?.balanceCents ?? 0 }
}

const setChoice = cartChange<{ choice: object }>('checkout-set-payment', 'payment = :choice')
