import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { useChange } from '../../platform/use-change'
import { useDecisionProblem } from '../../ui/moderation/queue-state'
import { type Decision, decide, type Report } from './report'

/** Decides, and says in a message why a decision did not happen; what is on the screen is read anew either way. */
export function useDeciding(done: (report: Report) => void) {
  const client = useQueryClient()
  const t = useTranslations('office-reports')
  const failed = useDecisionProblem({ code: 'decided-meanwhile', text: t('decidedMeanwhile') })
  return useChange<Decision, Report>({
    run: decide,
    renews: [['reports'], ['reviews'], ['questions'], ['today']],
    done: (report) => {
      client.setQueryData(['reports', 'one', report.reportId], report)
      done(report)
    },
    failed,
  })
}
