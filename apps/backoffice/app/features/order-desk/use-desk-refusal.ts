import { useTranslations } from '#texts'
import { StaffApiError } from '../../platform/api'
import { showToast } from '../../platform/toasts'

const known = ['already-sent', 'not-to-an-address', 'forgotten'] as const

/** Says in the language of the office why something was not done. */
export function useDeskRefusal(): (error: Error) => void {
  const t = useTranslations('office-desk')
  const shell = useTranslations('office-shell')
  return (error) => {
    const code = error instanceof StaffApiError ? known.find((each) => each === error.code) : undefined
    const otherwise = error instanceof StaffApiError ? error.message : shell('failed')
    showToast({ tone: 'danger', text: code ? t(`refusals.${code}`) : otherwise })
  }
}
