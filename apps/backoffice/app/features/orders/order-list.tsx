import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useCan } from '../../platform/session'
import { useAddressState } from '../../platform/use-address-state'
import { Button } from '../../ui/button'
import { DataList } from '../../ui/list/data-list'
import type { LoadPage } from '../../ui/list/list-types'
import { PageFrame } from '../../ui/page-frame'
import { Sheet } from '../../ui/sheet'
import { OrderSummary } from './order-summary'
import { type OrderQuery, useOrderFilters } from './use-order-filters'
import { type ListedOrder, useOrderColumns } from './use-order-columns'
import { useOrderViews } from './use-order-views'

const load: LoadPage<ListedOrder> = ({ filters, after, signal }) => {
  const query = { ...(filters as OrderQuery), after, limit: 50 as const }
  return read(api.GET('/staff-api/v1/orders', { params: { query }, signal }))
}

const idOf = ({ orderId }: ListedOrder) => String(orderId)
const hrefOf = ({ orderId }: ListedOrder) => `/orders/${orderId}`

type Props = {
  /** ORDERS-16: goods leave; one order, or those that are ticked. */
  onShip: (orderIds: number[]) => void
  /** What can be done with the order that is open beside the list. */
  sheetActions: (orderId: number) => ReactNode
}

/** STAFF-32: every order: find one, open it beside the list, send it. */
export function OrderList({ onShip, sheetActions }: Props) {
  const t = useTranslations('office-orders')
  const can = useCan()
  const [{ open }, changeAddress] = useAddressState()
  const columns = useOrderColumns()
  const filters = useOrderFilters()
  const views = useOrderViews()
  const isToSend = ({ status, siteId }: ListedOrder) =>
    (status === 'paid' || status === 'processing') && can('orders.ship', siteId)
  const ship = (rows: ListedOrder[]) => {
    const orderIds = rows.filter(isToSend).map(({ orderId }) => orderId)
    if (orderIds.length > 0) onShip(orderIds)
  }
  const aside = open ? (
    <Sheet
      title={t('order', { number: open })}
      onClose={() => changeAddress({ open: null })}
      footer={sheetActions(Number(open))}
    >
      <OrderSummary orderId={Number(open)} />
    </Sheet>
  ) : null
  return (
    <PageFrame title={t('title')} aside={aside}>
      <DataList
        name="orders"
        title={t('title')}
        views={views}
        filters={filters}
        searchLabel={t('search')}
        columns={columns}
        load={load}
        idOf={idOf}
        nameOf={idOf}
        hrefOf={hrefOf}
        emptyTitle={t('empty')}
        keys={{ s: ship }}
        hasSheet
        {...(can('orders.ship') && {
          rowActions: (row: ListedOrder) =>
            isToSend(row) ? (
              <Button icon="truck" aria-label={t('shipOne', { number: idOf(row) })} onPress={() => ship([row])}>
                {t('ship')}
              </Button>
            ) : null,
          bulk: (rows: ListedOrder[]) => {
            const count = rows.filter(isToSend).length
            return (
              <Button look="primary" icon="truck" isDisabled={count === 0} onPress={() => ship(rows)}>
                {count === 0 ? t('noneToSend') : t('shipSelected', { count })}
              </Button>
            )
          },
        })}
      />
    </PageFrame>
  )
}
