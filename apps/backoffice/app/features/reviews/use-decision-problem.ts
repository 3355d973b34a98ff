import { useTranslations } from '#texts'
import { isRefused } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useRefusalText } from '../../platform/use-refusal-text'

/** Says in a message why a decision did not happen. */
export function useDecisionProblem(): (error: Error) => void {
  const t = useTranslations('office-reviews')
  const refusalText = useRefusalText()
  return (error) => {
    if (isRefused(error, 'decided-meanwhile'))
      return showToast({ tone: 'danger', text: t('decidedMeanwhile') })
    return showToast({ tone: 'danger', text: refusalText(error) })
  }
}
