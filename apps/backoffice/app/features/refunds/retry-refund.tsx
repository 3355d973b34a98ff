import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useCan } from '../../platform/session'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import type { Refund } from './refund'

/** The provider said no; retried after a member has mended the reason (REFUNDS-17). Others have nothing to press. */
export function RetryRefund({ refund: { refundId, siteId, state } }: { refund: Refund }) {
  const t = useTranslations('office-refunds')
  const can = useCan()
  const retrying = useChange({
    run: (_: void, sent) =>
      read(
        api.POST('/staff-api/v1/refunds/{id}/retry', {
          params: { path: { id: refundId } },
          body: {},
          ...sent,
        }),
      ),
    renews: [['orders'], ['refunds']],
    done: () => showToast({ text: t('list.retried') }),
  })
  if (state !== 'refused' || !can('refunds.make', siteId)) return null
  return (
    <Button isPending={retrying.isPending} onPress={() => retrying.mutate()}>
      {t('list.retry')}
    </Button>
  )
}
