import { type MessageKey, useTranslations } from '#texts'
import type { Problem } from '../../../shared/shop/problem'
import { oneOf } from '../../../toolkit/one-of'

type Refusal = MessageKey<'checkout-failures'>

export type FailureProps = {
  problem: Pick<Problem, 'code'>
  /** Whose words stand for what has none of its own. */
  otherwise: Refusal | 'unexpected'
  values: Record<string, string | number>
}

const hasOwnWords = oneOf<Refusal>([
  'order-failed',
  'step-closed',
  'cart-ordered',
  'no-such-cart',
  'total-changed',
  'not-enough-stock',
  'not-available',
  'place-gone',
  'way-impossible',
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
  'repeat-limit',
  'repeat-not-offered',
  'not-repeatable',
])

/** Why checkout was refused. */
export function RefusalWords({ problem, otherwise, values }: FailureProps) {
  const t = useTranslations('checkout-failures')
  const general = useTranslations('forms.failures')
  const fields = useTranslations('forms.errors')
  if (problem.code === 'territory-not-served') return fields(problem.code, values)
  const name = hasOwnWords(problem.code) ? problem.code : otherwise
  return name === 'unexpected' ? general(name) : t(name, values)
}
