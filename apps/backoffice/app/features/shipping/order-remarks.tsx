import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useCan } from '../../platform/session'
import { DeliveryWishes } from '../../ui/delivery-wishes'
import type { Picking } from './use-picking'

/** What to know before it leaves: the days, what the driver should know, and what colleagues noted (SHIPMENTS-14). */
export function OrderRemarks({ picking: { orderId, siteId, delivery } }: { picking: Picking }) {
  return (
    <div className="grid gap-2">
      <DeliveryWishes delivery={delivery} />
      <Notes orderId={orderId} siteId={siteId} />
    </div>
  )
}

function Notes({ orderId, siteId }: Pick<Picking, 'orderId' | 'siteId'>) {
  const t = useTranslations('office-desk')
  const { moment } = useFormats()
  const can = useCan()
  const notes = useQuery({
    queryKey: ['orders', 'notes', orderId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/orders/{id}/notes', { params: { path: { id: orderId } }, signal })),
    enabled: can('orders.read', siteId),
    staleTime: 0,
  })
  const items = notes.data?.items ?? []
  if (items.length === 0) return null
  return (
    <ul
      aria-label={t('notes.title')}
      className="bg-warning-soft text-warning rounded-control grid gap-1 px-3 py-2"
    >
      {items.map((note) => (
        <li key={note.orderNoteId}>
          <p className="font-medium whitespace-pre-wrap">
            <bdi>{note.words}</bdi>
          </p>
          <p className="text-sm">
            {t('notes.by', { name: note.madeByName ?? note.madeBy, moment: moment(note.at) })}
          </p>
        </li>
      ))}
    </ul>
  )
}
