import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import type { Packing } from './use-packing-claim'

type Props = { orderId: number; packing: Packing }

/** The order is mine from now on; its packer is told with the next scan, and cannot send it (SHIPMENTS-26). */
export function TakeOver({ orderId, packing }: Props) {
  const t = useTranslations('office-shipping')
  const take = useChange({
    run: (_: void, sent) => {
      const body = { takesOver: true }
      const request = { params: { path: { id: orderId } }, body, ...sent }
      return read(api.POST('/staff-api/v1/orders/{id}/packing', request))
    },
    renews: [['packing', 'order', orderId], ['shipping'], ['orders', 'picking', orderId]],
    done: () => {
      const name = packing.byName ?? t('packing.somebody')
      showToast({ text: t('packing.tookOver', { number: String(orderId), name }) })
    },
  })
  return (
    <Button isPending={take.isPending} onPress={() => take.mutate()}>
      {t('packing.takeOver')}
    </Button>
  )
}
