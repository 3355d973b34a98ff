import { useTranslations } from '#texts'
import { StaffApiError, isRefused } from '../../platform/api'
import { showToast } from '../../platform/toasts'

/** Says in a message why a decision did not happen. */
export function useDecisionProblem(): (error: Error) => void {
  const t = useTranslations('office-reviews')
  const shell = useTranslations('office-shell')
  return (error) => {
    if (isRefused(error, 'decided-meanwhile'))
      return showToast({ tone: 'danger', text: t('decidedMeanwhile') })
    const text = error instanceof StaffApiError ? error.message : shell('failed')
    return showToast({ tone: 'danger', text })
  }
}
