import { giftCardMethodId } from '@haverhof/domain/payments'
import type { PaymentChoiceRecord } from '../cart/index.ts'
import { badInput } from '../http/index.ts'
import { offeredMethod, type SitePayments } from '../payments/index.ts'

export type ChosenMethod = Omit<PaymentChoiceRecord, 'giftCardId'>
export type MethodInput = { paymentMethodId?: string | null | undefined; issuer?: string | null | undefined }

/** CHECKOUT-17: a method of the site and, where it has banks, perhaps one of them; or the gift card alone. */
export function chosenMethod(offered: SitePayments, input: MethodInput): ChosenMethod {
  const paymentMethodId = input.paymentMethodId || null
  const issuer = input.issuer || null
  if (paymentMethodId === null) return { paymentMethodId, issuer: null }
  if (paymentMethodId === giftCardMethodId && offered.takesGiftCards) return { paymentMethodId, issuer: null }
  if (!offeredMethod(offered, paymentMethodId, null)) {
    throw badInput('paymentMethodId', 'must be a method that this site offers')
  }
  if (!offeredMethod(offered, paymentMethodId, issuer)) {
    throw badInput('issuer', 'must be a bank of the method')
  }
  return { paymentMethodId, issuer }
}
