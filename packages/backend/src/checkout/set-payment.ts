import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import {
  type CartCall,
  cartChange,
  changeCart,
  type PaymentChoiceRecord,
  type StoredCart,
} from '../cart/index.ts'
import { badInput } from '../http/index.ts'
import { openStep } from './open-step.ts'
import type { PaymentInput } from './schemas.ts'

type Input = z.infer<typeof PaymentInput>

/** CHECKOUT-17: how to pay: a method of the site, a bank of that method. */
export async function setPayment(context: AppContext, call: CartCall, input: Input): Promise<void> {
  const cart = await openStep(context, call, 'payment')
  const method = chosenMethod(cart, input)
  const choice: PaymentChoiceRecord = {
    paymentMethodId: method,
    issuer: input.issuer || null,
    giftCardId: cart.payment?.giftCardId ?? null,
  }
  await changeCart(context, call, setChoice, [choice])
}

function chosenMethod({ paymentMethodIds }: StoredCart, { paymentMethodId }: Input): string | null {
  if (!paymentMethodId) return null
  if (!paymentMethodIds.includes(paymentMethodId)) {
    throw badInput('paymentMethodId', 'must be a method that this site offers')
  }
  return paymentMethodId
}

const setChoice = cartChange('checkout-set-payment', 'payment = $5')
