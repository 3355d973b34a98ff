import { useTranslations } from '#texts'
import { isRefused } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useRefusalText } from '../../platform/use-refusal-text'

const codes = ['already-sent', 'not-to-an-address', 'forgotten'] as const

/** Says in the language of the office why something was not done. */
export function useDeskRefusal(): (error: Error) => void {
  const t = useTranslations('office-desk')
  const refusalText = useRefusalText()
  return (error) => {
    const code = codes.find((each) => isRefused(error, each))
    showToast({ tone: 'danger', text: code ? t(`refusals.${code}`) : refusalText(error) })
  }
}
