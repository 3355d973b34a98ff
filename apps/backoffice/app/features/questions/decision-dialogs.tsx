import { AnswerDialog } from './answer-dialog'
import type { Decision, Question } from './question'
import { RejectDialog } from './reject-dialog'

/** What is asked for, with the question as it was then: a list that is renewed behind the dialog takes no words away. */
export type Asked = { what: 'answer' | 'reject'; question: Question } | null

type Props = {
  asked: Asked
  onClose: () => void
  onDecide: (decision: Decision) => void
  isPending: boolean
}

/** The two decisions that need words. */
export function DecisionDialogs({ asked, onClose, onDecide, isPending }: Props) {
  if (!asked) return null
  const { question, what } = asked
  const { questionId, version } = question
  const own = { question, onClose, isPending }
  if (what === 'answer') {
    const answer = (words: string) => onDecide({ questionId, version, state: 'published', answer: words })
    return <AnswerDialog {...own} onAnswer={answer} />
  }
  const reject = (reason: string) => onDecide({ questionId, version, state: 'rejected', reason })
  return <RejectDialog {...own} onReject={reject} />
}
