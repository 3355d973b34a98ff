import { useTranslations } from '#texts'
import { generalFailure, type Problem } from '../../../shared/forms/problem'

const worded = new Set([
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
  'too-many-payments',
])

/** Why checkout was refused, in words; what has no words of its own borrows those of `otherwise`. */
export function useFailureWords() {
  const t = useTranslations('checkout.failures')
  const general = useTranslations('forms.failures')
  return (problem: Pick<Problem, 'code'>, otherwise: string, values?: Record<string, string | number>) => {
    const name = worded.has(problem.code) ? problem.code : (knownFailure(problem) ?? otherwise)
    return worded.has(name) ? t(name, values) : general(name)
  }
}

/** Offline and too many requests say more than any general word; an unexpected failure says nothing by itself. */
function knownFailure(problem: Pick<Problem, 'code'>): string | undefined {
  const failure = generalFailure(problem)
  return failure === 'unexpected' ? undefined : failure
}
