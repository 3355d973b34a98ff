import { useTranslations } from '#texts'
import { ReasonDialog } from '../../ui/reason-dialog'
import { AnswerDialog } from './answer-dialog'
import type { Decision, Question } from './question'

/** What is asked for, with the question as it was then: a list that is renewed behind the dialog takes no words away. */
export type DialogChoice = { what: 'answer' | 'reject'; question: Question } | null

type Props = {
  dialog: DialogChoice
  onClose: () => void
  onDecide: (decision: Decision) => void
  isPending: boolean
}

/** The two decisions that need words. */
export function DecisionDialogs({ dialog, onClose, onDecide, isPending }: Props) {
  const t = useTranslations('office-questions')
  const m = useTranslations('office-moderation')
  if (!dialog) return null
  const { question, what } = dialog
  const { questionId, version } = question
  if (what === 'answer') {
    const answer = (words: string) => onDecide({ questionId, version, state: 'published', answer: words })
    return <AnswerDialog question={question} onClose={onClose} onAnswer={answer} isPending={isPending} />
  }
  const isShown = question.state === 'published'
  return (
    <ReasonDialog
      title={t(isShown ? 'unpublishTitle' : 'rejectTitle')}
      confirm={t(isShown ? 'unpublish' : 'reject')}
      list="question"
      legend={m('whyNotShown')}
      readers={[{ language: question.language }]}
      likely="off-topic"
      isPending={isPending}
      onConfirm={(reason) => onDecide({ questionId, version, state: 'rejected', ...reason })}
      onClose={onClose}
    />
  )
}
