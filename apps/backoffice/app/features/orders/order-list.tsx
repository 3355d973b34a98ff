import { orderStatuses } from '@haverhof/domain/orders'
import { useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useSiteName } from '../../platform/session'
import { useAddressState } from '../../platform/use-address-state'
import { DataList } from '../../ui/list/data-list'
import type { Column, LoadPage } from '../../ui/list/list-types'
import { PageFrame } from '../../ui/page-frame'
import { Sheet } from '../../ui/sheet'
import { OrderStatusBadge } from './order-status-badge'
import { OrderSummary } from './order-summary'

type Order = StaffSchemas['OrderSummary']
type Status = Order['status']

const load: LoadPage<Order> = async ({ filters, after, signal }) => {
  const query = { after, status: filters['status'] as Status | undefined, limit: 50 as const }
  return read(api.GET('/staff-api/v1/orders', { params: { query }, signal }))
}

const idOf = ({ orderId }: Order) => String(orderId)
const hrefOf = ({ orderId }: Order) => `/orders/${orderId}`

/** Every order: find one, open it beside the list. */
export function OrderList() {
  const t = useTranslations('office-orders')
  const [{ open }, changeAddress] = useAddressState()
  const columns = useOrderColumns()
  const statuses = orderStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))
  const aside = open ? (
    <Sheet title={t('order', { number: open })} onClose={() => changeAddress({ open: null })}>
      <OrderSummary orderId={Number(open)} />
    </Sheet>
  ) : null
  return (
    <PageFrame title={t('title')} aside={aside}>
      <DataList
        name="orders"
        title={t('title')}
        views={[{ id: 'all', name: t('views.all'), filters: {} }]}
        filters={[{ id: 'status', label: t('columns.status'), kind: 'choice', options: statuses }]}
        columns={columns}
        load={load}
        idOf={idOf}
        nameOf={idOf}
        hrefOf={hrefOf}
        emptyTitle={t('empty')}
        hasSheet
      />
    </PageFrame>
  )
}

function useOrderColumns(): Column<Order>[] {
  const t = useTranslations('office-orders')
  const { cents, moment } = useFormats()
  const siteName = useSiteName()
  return [
    { id: 'number', title: t('columns.number'), render: ({ orderId }) => orderId },
    { id: 'orderedAt', title: t('columns.orderedAt'), render: ({ orderedAt }) => moment(orderedAt) },
    { id: 'site', title: t('columns.site'), render: ({ siteId }) => siteName(siteId), isExtra: true },
    { id: 'total', title: t('columns.total'), align: 'end', render: ({ totalCents }) => cents(totalCents) },
    {
      id: 'status',
      title: t('columns.status'),
      render: ({ status }) => <OrderStatusBadge status={status} />,
    },
  ]
}
