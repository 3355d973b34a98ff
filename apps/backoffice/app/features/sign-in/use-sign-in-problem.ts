import { type Translate, useTranslations } from '#texts'
import { isRefused, StaffApiError } from '../../platform/api'

export function useSignInProblem(error: Error | null): string | null {
  const textOf = useSignInProblemText()
  return error && textOf(error)
}

/** Why it did not work, in words: the browser's own refusal, ours, or a lost connection. */
export function useSignInProblemText(): (error: Error) => string {
  const t = useTranslations('office-sign-in')
  return (error) => textOf(error, t)
}

function textOf(error: Error, t: Translate<'office-sign-in'>): string {
  if (!(error instanceof StaffApiError))
    return error.name === 'NotAllowedError' || error.name === 'AbortError'
      ? t('problems.stopped')
      : t('problems.other')
  if (error.status === 410) return t('problems.gone')
  if (isRefused(error, 'identity-provider-away')) return t('problems.away')
  return error.status === 429
    ? t('problems.tooMany')
    : error.status === 401
      ? t('problems.unknown')
      : t('problems.other')
}
