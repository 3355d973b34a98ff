import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { isRefused } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { useRefusalText } from '../../platform/use-refusal-text'
import { type Decision, decide, type Report } from './report'

/** Decides, and says in a message why a decision did not happen; what is on the screen is read anew either way. */
export function useDeciding(done: (report: Report) => void) {
  const client = useQueryClient()
  const t = useTranslations('office-reports')
  const refusalText = useRefusalText()
  return useChange<Decision, Report>({
    run: decide,
    renews: [['reports'], ['reviews'], ['questions'], ['today']],
    done: (report) => {
      client.setQueryData(['reports', 'one', report.reportId], report)
      done(report)
    },
    failed: (error) => {
      const isLate = isRefused(error, 'decided-meanwhile')
      showToast({ tone: 'danger', text: isLate ? t('decidedMeanwhile') : refusalText(error) })
    },
  })
}
