import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { StaffApiError } from '../../platform/api'
import { showToast } from '../../platform/toasts'

const known = [
  'more-than-invoiced',
  'nothing-to-credit',
  'not-paid',
  'more-than-paid',
  'already-sent',
  'already-cancelled',
  'above-limit',
  'no-such-step',
] as const

/** Says in the language of the office why money stayed, and reads the figures anew: somebody was faster. */
export function useRefundRefusal(): (error: Error) => void {
  const t = useTranslations('office-refunds')
  const shell = useTranslations('office-shell')
  const client = useQueryClient()
  return (error) => {
    for (const queryKey of [['orders'], ['refundable']]) void client.invalidateQueries({ queryKey })
    const code = error instanceof StaffApiError ? known.find((each) => each === error.code) : undefined
    const otherwise = error instanceof StaffApiError ? error.message : shell('failed')
    showToast({ tone: 'danger', text: code ? t(`refusals.${code}`) : otherwise })
  }
}
