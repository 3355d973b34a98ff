import { repeatDeliveryCalls } from '@haverhof/api-client/repeat-deliveries'
import { useTranslations } from '#texts'
import { generalFailure, type Problem } from '../../../shared/shop/problem'
import { oneOf } from '../../../toolkit/one-of'
import { useAccountChange } from '../use-account-change'

/** Refusals that stand under `repeat.problems`. */
export const hasOwnWords = oneOf([
  'cut-off-passed',
  'repeat-ended',
  'changed-meanwhile',
  'not-paused',
  'too-soon',
  'too-far',
  'no-parcel-day',
  'day-taken',
  'not-repeatable',
  'not-deliverable',
])

type Calls = ReturnType<typeof repeatDeliveryCalls>

/** A change with one press; what is refused stands where it was pressed (REPEAT-16). */
export function useRepeatChange(reload: () => Promise<void>) {
  const wordsOf = useRepeatWords()
  const { change, failure } = useAccountChange(reload, wordsOf)
  return {
    failure,
    change: (call: (calls: Calls) => Promise<unknown>, said: string, onDone?: () => void) =>
      change((api) => call(api.extended(repeatDeliveryCalls)), said, onDone),
  }
}

/** Why something about a repeat delivery was refused. */
export function useRepeatWords(): (problem: Problem) => string {
  const t = useTranslations('repeat.problems')
  const price = useTranslations('repeat-addition.problems')
  const failures = useTranslations('forms.failures')
  return (problem) => {
    const { code } = problem
    if (code === 'total-changed') return price(code)
    return hasOwnWords(code) ? t(code) : failures(generalFailure(problem) ?? 'unexpected')
  }
}
