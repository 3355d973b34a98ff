import { useTranslations } from '#texts'
import { StateOrClock } from '../../ui/moderation/state-or-clock'
import type { Review } from './review'

/** The state as a badge; a waiting review shows the moment until which it is read (REVIEWS-4). */
export function ReviewState({ review: { state, readBefore } }: { review: Review }) {
  const t = useTranslations('office-reviews')
  return <StateOrClock state={state} name={t(`states.${state}`)} before={readBefore} />
}
