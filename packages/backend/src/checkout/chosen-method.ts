import { giftCardMethodId } from '@haverhof/domain/payments'
import { type Result, success, wrongInput, type WrongInput } from '@haverhof/domain/shared'
import type { PaymentChoiceRecord } from '../cart/index.ts'
import { offeredMethod, type SitePayments } from '../payments/index.ts'

export type ChosenMethod = Omit<PaymentChoiceRecord, 'giftCardId'>
export type MethodInput = { paymentMethodId?: string | null | undefined; issuer?: string | null | undefined }

/** A method of the site and, where it has banks, perhaps one of them; or the gift card alone (CHECKOUT-17). */
export function chosenMethod(offered: SitePayments, input: MethodInput): Result<ChosenMethod, WrongInput> {
  const paymentMethodId = input.paymentMethodId || null
  const issuer = input.issuer || null
  if (paymentMethodId === null) return success({ paymentMethodId, issuer: null })
  if (paymentMethodId === giftCardMethodId && offered.takesGiftCards)
    return success({ paymentMethodId, issuer: null })
  if (!offeredMethod(offered, paymentMethodId, null)) {
    return wrongInput('paymentMethodId', 'must be a method that this site offers')
  }
  if (!offeredMethod(offered, paymentMethodId, issuer)) {
    return wrongInput('issuer', 'must be a bank of the method')
  }
  return success({ paymentMethodId, issuer })
}
