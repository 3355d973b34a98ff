import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { useChange } from '../../platform/use-change'
import { useDecisionProblem } from '../../ui/moderation/queue-state'
import { type Decision, decide, type Question } from './question'

/** Decides, and says in a message why a decision did not happen; what is on the screen is read anew either way. */
export function useDeciding(done: (question: Question, decision: Decision) => void) {
  const client = useQueryClient()
  const t = useTranslations('office-questions')
  const failed = useDecisionProblem({ code: 'changed-meanwhile', text: t('changedMeanwhile') })
  return useChange<Decision, Question>({
    run: decide,
    renews: [['questions'], ['today']],
    done: (question, decision) => {
      // What is pressed next names this version already.
      client.setQueryData(['questions', 'one', question.questionId], question)
      done(question, decision)
    },
    failed,
  })
}
