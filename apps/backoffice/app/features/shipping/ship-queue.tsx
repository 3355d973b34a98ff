import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { Badge } from '../../ui/badge'
import { PromisedDay } from '../../ui/promised-day'
import { holdsOf } from './use-hold'

const refreshMs = 15_000

export type Waiting = StaffSchemas['OrderToSend']

export function useShipQueue() {
  return useQuery({
    queryKey: ['shipping', 'queue'],
    queryFn: ({ signal }) => read(api.GET('/staff-api/v1/shipments/queue', { signal })),
    refetchInterval: refreshMs,
    staleTime: 0,
  })
}

type Props = {
  orders: readonly Waiting[]
  /** How many wait; the list shows those that were promised first. */
  total: number
  current: number | undefined
  onOpen: (orderId: number) => void
}

/** What waits, and who packs which (SHIPMENTS-6). */
export function ShipQueue({ orders, total, current, onOpen }: Props) {
  const t = useTranslations('office-shipping')
  return (
    <nav
      aria-label={t('queue.title')}
      className="border-line bg-surface sticky top-12 h-[calc(100dvh-3rem)] w-44 shrink-0 overflow-y-auto border-l p-2 max-sm:static max-sm:h-auto max-sm:w-full max-sm:border-t max-sm:border-l-0 xl:w-64"
    >
      <h2 className="text-muted px-2 pt-2 pb-1 text-sm font-semibold">
        {t('queue.waiting', { count: total })}
      </h2>
      {orders.map((order) => (
        <QueuedOrder
          key={order.orderId}
          order={order}
          isCurrent={order.orderId === current}
          onOpen={onOpen}
        />
      ))}
    </nav>
  )
}

type OrderProps = { order: Waiting; isCurrent: boolean; onOpen: (orderId: number) => void }

function QueuedOrder({ order, isCurrent, onOpen }: OrderProps) {
  const t = useTranslations('office-shipping')
  const { orderId, address, pieces, promised, packing } = order
  const another = packing && !packing.isOwn ? (packing.byName ?? t('packing.somebody')) : null
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onOpen(orderId)}
      className="aria-[current=true]:bg-brand-soft hover:bg-sunken rounded-control grid min-h-14 w-full content-center gap-0.5 px-2 py-1.5 text-left"
    >
      <span className="font-semibold">{orderId}</span>
      <span className="text-sm">
        <PromisedDay promised={promised} isNamed />
      </span>
      <span className="text-muted truncate text-sm">
        {t('queue.pieces', { count: pieces })} · <bdi>{address[0]}</bdi>
      </span>
      {another ? (
        <span className="text-ink truncate text-sm font-medium">
          <bdi>{t('packing.by', { name: another })}</bdi>
        </span>
      ) : null}
      {holdsOf(order).map((why) => (
        <span key={why}>
          <Badge tone="warning">{t(`${why}.short`)}</Badge>
        </span>
      ))}
    </button>
  )
}
