import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { isRefused } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useRefusalText } from '../../platform/use-refusal-text'

const codes = [
  'more-than-invoiced',
  'nothing-to-credit',
  'not-paid',
  'more-than-paid',
  'already-sent',
  'already-cancelled',
  'above-limit',
  'no-such-step',
] as const

/** Says in the language of the office why money stayed, and reads the figures anew: a colleague was faster. */
export function useRefundRefusal(): (error: Error) => void {
  const t = useTranslations('office-refunds')
  const refusalText = useRefusalText()
  const client = useQueryClient()
  return (error) => {
    for (const queryKey of [['orders'], ['refunds'], ['refundable']])
      void client.invalidateQueries({ queryKey })
    const code = codes.find((each) => isRefused(error, each))
    showToast({ tone: 'danger', text: code ? t(`refusals.${code}`) : refusalText(error) })
  }
}
