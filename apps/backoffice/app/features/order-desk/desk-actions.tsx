import { useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useCan } from '../../platform/session'
import { useShortcuts } from '../../platform/shortcuts'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { AddressDialog } from './address-dialog'
import type { Order } from './address-draft'

/** Another address (a) and the page of the customer, for the page of an order. */
export function DeskActions({ order }: { order: Order }) {
  const t = useTranslations('office-desk')
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const why = useWhyNoAddress(order)
  const mayChange = can('orders.change', order.siteId)
  const press = () => (why === null ? setOpen(true) : showToast({ text: why }))
  useShortcuts({ ...(mayChange && { a: press }) }, { actions: { a: t('address.action') } })
  return (
    <>
      {mayChange ? (
        <Button icon="map-pin" why={why} onPress={() => setOpen(true)}>
          {t('address.action')}
        </Button>
      ) : null}
      {can('customers.read', order.siteId) ? <CustomerLink orderId={order.orderId} /> : null}
      {isOpen ? <AddressDialog order={order} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function useWhyNoAddress({ status, delivery }: Order): string | null {
  const t = useTranslations('office-desk')
  if (status === 'cancelled') return t('why.cancelled')
  if (status === 'sent' || status === 'closed') return t('why.sent')
  return delivery.kind === 'home' || delivery.kind === 'alternative' ? null : t('why.pickup')
}

/** The page as its customer sees it; who looked is written down (ORDERS-27). */
function CustomerLink({ orderId }: { orderId: number }) {
  const t = useTranslations('office-desk')
  const asking = useChange<void, { url: string }>({
    run: (_, sent) => {
      const params = { path: { id: orderId } }
      return read(api.POST('/staff-api/v1/orders/{id}/customer-link', { params, ...sent }))
    },
    done: ({ url }) => {
      window.open(url, '_blank', 'noopener')
      showToast({ text: t('link.done') })
    },
  })
  return (
    <Button icon="external" isPending={asking.isPending} onPress={() => asking.mutate()}>
      {t('link.action')}
    </Button>
  )
}
