import { repeatDeliveryCalls } from '@haverhof/api-client/repeat-deliveries'
import { useTranslations } from '#texts'
import { oneOf } from '../../../toolkit/one-of'
import { useAccountChange } from '../use-account-change'

/** Refusals that stand under `repeat.problems`. */
export const hasOwnWords = oneOf([
  'cut-off-passed',
  'repeat-ended',
  'not-paused',
  'too-soon',
  'too-far',
  'no-parcel-day',
  'day-taken',
  'not-repeatable',
  'not-deliverable',
])

type Calls = ReturnType<typeof repeatDeliveryCalls>

/** REPEAT-16: a change with one press; what is refused stands where it was pressed. */
export function useRepeatChange(reload: () => Promise<void>) {
  const t = useTranslations('repeat.problems')
  const { change, failure } = useAccountChange(reload, ({ code }) =>
    hasOwnWords(code) ? t(code) : undefined,
  )
  return {
    failure,
    change: (call: (calls: Calls) => Promise<unknown>, said: string, onDone?: () => void) =>
      change((api) => call(api.extended(repeatDeliveryCalls)), said, onDone),
  }
}
