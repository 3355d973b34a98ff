import { useTranslations } from '#texts'
import { StateOrClock } from '../../ui/moderation/state-or-clock'
import type { Question } from './question'

/** The state as a badge; a waiting question shows the moment until which it is answered (QUESTIONS-4). */
export function QuestionState({ question: { state, answerBefore } }: { question: Question }) {
  const t = useTranslations('office-questions')
  return <StateOrClock state={state} name={t(`states.${state}`)} before={answerBefore} />
}
