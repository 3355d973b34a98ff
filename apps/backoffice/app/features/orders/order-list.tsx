import { type ReactNode, useMemo } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useCan } from '../../platform/session'
import { useAddressState } from '../../platform/use-address-state'
import { DataList } from '../../ui/list/data-list'
import type { ListView, LoadPage, RenewsEvery } from '../../ui/list/list-types'
import { PageFrame } from '../../ui/page-frame'
import { ShipRow, ShipSelected, useMayShip } from './ship-buttons'
import { type OrderQuery, useOrderFilters } from './use-order-filters'
import { type ListedOrder, useOrderColumns } from './use-order-columns'
import { Sheet } from '../../ui/sheet'
import { OpenWithdrawal } from './open-withdrawal'
import { OrderSummary } from './order-summary'
import { useOrder } from './use-order'
import { useQuery } from '@tanstack/react-query'

const load: LoadPage<ListedOrder> = ({ filters, after, signal }) => {
  const query = { ...(filters as OrderQuery), after, limit: 50 as const }
  return read(api.GET('/staff-api/v1/orders', { params: { query }, signal }))
}

/** What others pay for and send meanwhile (STAFF-33). */
const renewsEvery: RenewsEvery = ({ queue }) => (queue === 'to-send' ? 20_000 : null)

const idOf = ({ orderId }: ListedOrder) => String(orderId)
const hrefOf = ({ orderId }: ListedOrder) => `/orders/${orderId}`

type Props = {
  /** Goods leave: one order, or those that are ticked (ORDERS-16). */
  onShip: (orderIds: number[]) => void
  /** What can be done with the order that is open beside the list. */
  renderActions: (orderId: number) => ReactNode
}

/** Every order: find one, open it beside the list, send it (STAFF-32). */
export function OrderList({ onShip, renderActions }: Props) {
  const t = useTranslations('office-orders')
  const can = useCan()
  const mayShip = useMayShip()
  const [{ open }, changeAddress] = useAddressState()
  const ship = (rows: ListedOrder[]) => {
    const toSend = rows.filter(mayShip)
    if (toSend.length > 0) onShip(toSend.map(({ orderId }) => orderId))
  }
  const shipping = useMemo(() => {
    const rowActions = (row: ListedOrder) => <ShipRow order={row} onShip={onShip} />
    const bulk = (rows: ListedOrder[]) => <ShipSelected orders={rows} onShip={onShip} />
    return { rowActions, bulk }
  }, [onShip])
  const close = () => changeAddress({ open: null })
  const sheet = open ? (
    <OrderSheet orderId={Number(open)} onClose={close} footer={renderActions(Number(open))} />
  ) : null
  return (
    <PageFrame title={t('title')} aside={sheet}>
      <DataList
        name="orders"
        keepsViews="orders"
        title={t('title')}
        views={useOrderViews()}
        filters={useOrderFilters()}
        searchLabel={t('search')}
        columns={useOrderColumns()}
        load={load}
        idOf={idOf}
        nameOf={idOf}
        hrefOf={hrefOf}
        emptyTitle={t('empty')}
        keys={{ s: ship }}
        {...(can('orders.ship') && { keyNames: { s: t('ship') } })}
        renewsEvery={renewsEvery}
        hasSheet
        {...(can('orders.ship') && shipping)}
      />
    </PageFrame>
  )
}

type OrderSheetProps = { orderId: number; onClose: () => void; footer: ReactNode }

/** An order beside the list. */
function OrderSheet({ orderId, onClose, footer }: OrderSheetProps) {
  const t = useTranslations('office-orders')
  const { data: order } = useOrder(orderId)
  return (
    <Sheet title={t('order', { number: String(orderId) })} onClose={onClose} footer={footer}>
      {order ? <OpenWithdrawal order={order} /> : null}
      <OrderSummary orderId={orderId} />
    </Sheet>
  )
}

/** What there is to do comes first, with how much of it (STAFF-33). */
function useOrderViews(): ListView[] {
  const t = useTranslations('office-orders')
  const { data } = useQuery({
    queryKey: ['orders', 'counts'],
    queryFn: ({ signal }) => read(api.GET('/staff-api/v1/orders/counts', { signal })),
    refetchInterval: 20_000,
  })
  return [
    { id: 'to-send', name: t('views.toSend'), filters: { queue: 'to-send' }, count: data?.toSend },
    { id: 'waiting', name: t('views.waiting'), filters: { status: 'open' }, count: data?.waiting },
    { id: 'problems', name: t('views.problems'), filters: { queue: 'in-trouble' }, count: data?.inTrouble },
    { id: 'all', name: t('views.all'), filters: {} },
  ]
}
