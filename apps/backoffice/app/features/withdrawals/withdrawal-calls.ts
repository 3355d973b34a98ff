import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { type StaffSchemas, api, isRefused, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { useRefusalText } from '../../platform/use-refusal-text'
import type { Sending } from '../../ui/form/use-form'

export type Withdrawal = StaffSchemas['StaffWithdrawal']

export function useWithdrawal(withdrawalId: number) {
  return useQuery({
    queryKey: ['withdrawals', 'one', withdrawalId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/withdrawals/{id}', { params: { path: { id: withdrawalId } }, signal })),
  })
}

const renews = [['withdrawals'], ['returns'], ['orders']] as const

/** It is about this order (WITHDRAWAL-6). */
export function useMatching(withdrawalId: number, done: () => void): Sending<{ orderId: number }, unknown> {
  const t = useTranslations('office-withdrawals')
  return {
    send: (body, sent) => {
      const params = { path: { id: withdrawalId } }
      return read(api.POST('/staff-api/v1/withdrawals/{id}/match', { params, body, ...sent }))
    },
    renews,
    done: (_, { orderId }) => {
      showToast({ text: t('matched', { number: String(orderId) }) })
      done()
    },
    failed: useWithdrawalRefusal(),
  }
}

/** What was sent becomes a return, what was not is not sent any more and paid back (WITHDRAWAL-5, 6). */
export function useAccepting(withdrawalId: number, done: () => void) {
  const t = useTranslations('office-withdrawals')
  const { cents } = useFormats()
  return useChange({
    run: (_: void, sent) => {
      const params = { path: { id: withdrawalId } }
      return read(api.POST('/staff-api/v1/withdrawals/{id}/accept', { params, body: {}, ...sent }))
    },
    renews,
    done: ({ returnIds, refund }) => {
      const count = returnIds.length
      const amount = cents(refund?.amountCents ?? 0)
      const text =
        count === 0
          ? t('acceptedCancelled', { amount })
          : refund
            ? t('acceptedPart', { amount, count })
            : t('acceptedReturns', { count })
      showToast({ text })
      done()
    },
    failed: useWithdrawalRefusal(),
  })
}

export function useClosing(withdrawalId: number, done: () => void): Sending<string, unknown> {
  const t = useTranslations('office-withdrawals')
  return {
    send: (note, sent) => {
      const params = { path: { id: withdrawalId } }
      return read(api.POST('/staff-api/v1/withdrawals/{id}/close', { params, body: { note }, ...sent }))
    },
    renews,
    done: () => {
      showToast({ text: t('closed', { number: String(withdrawalId) }) })
      done()
    },
    failed: useWithdrawalRefusal(),
  }
}

const codes = [
  'already-decided',
  'not-matched',
  'nothing-to-return',
  'above-limit',
  'already-cancelled',
] as const

function useWithdrawalRefusal(): (error: Error) => void {
  const t = useTranslations('office-withdrawals')
  const refusalText = useRefusalText()
  const client = useQueryClient()
  return (error) => {
    void client.invalidateQueries({ queryKey: ['withdrawals'] })
    showToast({ tone: 'danger', text: textOf(error) })
  }
  function textOf(error: Error): string {
    if (isRefused(error, 'not-found')) return t('refusals.no-such-order')
    const code = codes.find((each) => isRefused(error, each))
    return code ? t(`refusals.${code}`) : refusalText(error)
  }
}
