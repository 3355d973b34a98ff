import { type MessageKey, useTranslations } from '#texts'
import { oneOf } from '../../../toolkit/one-of'
import { type GeneralFailure, generalFailure, type Problem } from '../../../shared/shop/problem'

type CheckoutFailure = MessageKey<'checkout.failures'>

const hasOwnWords = oneOf<CheckoutFailure>([
  'order-failed',
  'step-closed',
  'cart-ordered',
  'no-such-cart',
  'total-changed',
  'not-enough-stock',
  'not-available',
  'sample-names-missing',
  'dutch-address',
  'gift-card-refused',
  'gift-card-too-small',
  'discount-unknown',
  'discount-expired',
  'discount-used-up',
  'discount-minimum',
  'discount-not-here',
  'discount-first-order',
  'payment-method-refused',
  'provider-away',
  'too-much-held',
  'transfer-limit',
  'too-many-payments',
  'repeat-needs-account',
  'repeat-method',
  'repeat-not-offered',
  'not-repeatable',
])

type FailureName = CheckoutFailure | GeneralFailure

/** Why checkout was refused, in words; what has no words of its own borrows those of `otherwise`. */
export function useFailureWords() {
  const t = useTranslations('checkout.failures')
  const general = useTranslations('forms.failures')
  return (
    problem: Pick<Problem, 'code'>,
    otherwise: FailureName,
    values?: Record<string, string | number>,
  ) => {
    const name = hasOwnWords(problem.code) ? problem.code : (knownFailure(problem) ?? otherwise)
    return hasOwnWords(name) ? t(name, values) : general(name)
  }
}

/** Offline and too many requests say more than any general word; an unexpected failure says nothing by itself. */
function knownFailure(problem: Pick<Problem, 'code'>): GeneralFailure | undefined {
  const failure = generalFailure(problem)
  return failure === 'unexpected' ? undefined : failure
}
