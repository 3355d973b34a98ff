import type { ToldReason } from '@haverhof/domain/shared'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { type StaffSchemas, api, isRefused, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { useRefusalText } from '../../platform/use-refusal-text'

export type Return = StaffSchemas['ReturnForStaff']

export function useReturn(returnId: number) {
  return useQuery({
    queryKey: ['returns', 'one', returnId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/returns/{id}', { params: { path: { id: returnId } }, signal })),
  })
}

const renews = [['returns'], ['orders']] as const

/** The goods have come (RETURNS-7). */
export function useReceiving() {
  const t = useTranslations('office-returns')
  return useChange<number>({
    run: (returnId, sent) => {
      const params = { path: { id: returnId } }
      return read(api.POST('/staff-api/v1/returns/{id}/receive', { params, body: {}, ...sent }))
    },
    renews,
    done: (_, returnId) => showToast({ text: t('received', { number: String(returnId) }) }),
    failed: useReturnRefusal(),
  })
}

/** It stays refused, and the customer is told why (RETURNS-10). */
export function useRefusing(done: () => void) {
  const t = useTranslations('office-returns')
  return useChange<{ returnId: number; reason: ToldReason<'return'> }>({
    run: ({ returnId, reason }, sent) => {
      const params = { path: { id: returnId } }
      return read(api.POST('/staff-api/v1/returns/{id}/refuse', { params, body: reason, ...sent }))
    },
    renews,
    done: (_, { returnId }) => {
      showToast({ text: t('refused', { number: String(returnId) }) })
      done()
    },
    failed: useReturnRefusal(),
  })
}

/** A colleague was faster: says so, and shows the current state. */
function useReturnRefusal(): (error: Error) => void {
  const t = useTranslations('office-returns')
  const refusalText = useRefusalText()
  const client = useQueryClient()
  return (error) => {
    void client.invalidateQueries({ queryKey: ['returns'] })
    const text = isRefused(error, 'no-such-step') ? t('gone') : refusalText(error)
    showToast({ tone: 'danger', text })
  }
}
