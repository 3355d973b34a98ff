import { useCallback } from 'react'
import { useTextsByName, useTranslations } from '#texts'
import { StaffApiError } from './api'

/**
 * Why something was refused, in the language of the office, by the code of the refusal (OFFICE-10). A code that is newer than
 * this page is shown as the API says it; what failed without an answer is said as such.
 */
export function useRefusalText(): (refused: Error | { code: string; message: string }) => string {
  const words = useTextsByName('office-refusals')
  const t = useTranslations('office-shell')
  return useCallback(
    (refused) => {
      if (refused instanceof Error && !(refused instanceof StaffApiError)) return t('failed')
      const { code, message } = refused
      return words[code] ?? (code ? message : t('failed'))
    },
    [words, t],
  )
}
