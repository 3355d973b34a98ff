import { useTranslations } from '#texts'
import { lateWithTexts } from '../../../shared/shop/late-with-texts'
import { generalFailure } from '../../../shared/shop/problem'
import type { FailureProps } from './refusal-words'

/** The many words for refusals come with the first of them. */
const RefusalWords = lateWithTexts<FailureProps>(
  'checkout-failures',
  async () => (await import('./refusal-words')).RefusalWords,
)

/** Why it did not work, in words (SHELL-36). That there is no connection is said without asking for anything. */
export function FailureWords({ problem, otherwise, values }: FailureProps) {
  const general = useTranslations('forms.failures')
  const failure = generalFailure(problem)
  // An unexpected failure says nothing by itself.
  if (failure && (failure !== 'unexpected' || otherwise === 'unexpected')) return general(failure)
  return <RefusalWords problem={problem} otherwise={otherwise} values={values} />
}
