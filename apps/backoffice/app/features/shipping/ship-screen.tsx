import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useAddressState } from '../../platform/use-address-state'
import { Badge } from '../../ui/badge'
import { PageFrame } from '../../ui/page-frame'
import { Empty, Failed, Loading } from '../../ui/states'
import { PackOrder } from './pack-order'
import { holdsOf } from './use-hold'

const refreshMs = 30_000

/** SHIPMENTS-7: the warehouse: one order large, the others beside it; after one the next comes by itself. */
export function ShipScreen() {
  const t = useTranslations('office-shipping')
  const [{ order }, changeAddress] = useAddressState()
  const queue = useQueue()
  const orders = queue.data?.items ?? []
  const current = order ? Number(order) : orders[0]?.orderId
  const open = (orderId: number | undefined) =>
    changeAddress({ order: orderId === undefined ? null : String(orderId) }, { keepsEntry: true })
  const next = () => {
    const place = orders.findIndex(({ orderId }) => orderId === current)
    open((orders[place + 1] ?? orders.find(({ orderId }) => orderId !== current))?.orderId)
  }
  return (
    <PageFrame
      title={t('title')}
      aside={
        <Queue
          orders={orders}
          total={queue.data?.total ?? 0}
          current={current}
          onOpen={(orderId) => open(orderId)}
        />
      }
    >
      {queue.error ? <Failed error={queue.error} retry={() => void queue.refetch()} /> : null}
      {current !== undefined ? (
        <PackOrder key={current} orderId={current} onDone={next} onSkip={orders.length > 1 ? next : null} />
      ) : queue.isPending ? (
        <Loading />
      ) : (
        <Empty title={t('queue.empty')}>
          <p>{t('queue.emptyWhy')}</p>
        </Empty>
      )}
    </PageFrame>
  )
}

function useQueue() {
  return useQuery({
    queryKey: ['shipping', 'queue'],
    queryFn: ({ signal }) => read(api.GET('/staff-api/v1/shipments/queue', { signal })),
    refetchInterval: refreshMs,
    staleTime: 0,
  })
}

type Waiting = NonNullable<ReturnType<typeof useQueue>['data']>['items'][number]

type QueueProps = {
  orders: readonly Waiting[]
  /** How many wait; the list shows the oldest. */
  total: number
  current: number | undefined
  onOpen: (orderId: number) => void
}

function Queue({ orders, total, current, onOpen }: QueueProps) {
  const t = useTranslations('office-shipping')
  const { ago } = useFormats()
  return (
    <nav
      aria-label={t('queue.title')}
      className="border-line bg-surface sticky top-12 h-[calc(100dvh-3rem)] w-44 shrink-0 overflow-y-auto border-l p-2 xl:w-64"
    >
      <h2 className="text-muted px-2 pt-2 pb-1 text-sm font-semibold">
        {t('queue.waiting', { count: total })}
      </h2>
      {orders.map(({ orderId, address, pieces, paidAt, ...order }) => (
        <button
          key={orderId}
          type="button"
          aria-current={orderId === current ? 'true' : undefined}
          onClick={() => onOpen(orderId)}
          className="aria-[current=true]:bg-brand-soft hover:bg-sunken rounded-control grid min-h-14 w-full content-center gap-0.5 px-2 py-1.5 text-left"
        >
          <span className="flex justify-between gap-2">
            <span className="font-semibold">{orderId}</span>
            <span className="text-muted text-sm">{paidAt ? ago(paidAt) : null}</span>
          </span>
          <span className="text-muted truncate text-sm">
            {t('queue.pieces', { count: pieces })} · <bdi>{address[0]}</bdi>
          </span>
          {holdsOf(order).map((why) => (
            <span key={why}>
              <Badge tone="warning">{t(`${why}.short`)}</Badge>
            </span>
          ))}
        </button>
      ))}
    </nav>
  )
}
