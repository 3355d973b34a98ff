import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useSiteName } from '../../platform/session'
import { useAddressState } from '../../platform/use-address-state'
import type { Column, LoadPage } from '../../ui/list/list-types'
import { QueueList } from '../../ui/list/queue-list'
import type { Return } from './return-calls'
import type { ReturnParts } from './return-parts'
import { ReturnSheet } from './return-sheet'
import { ReturnStatusBadge } from './return-status-badge'

const load: LoadPage<Return> = ({ after, signal }) =>
  read(api.GET('/staff-api/v1/returns/waiting', { params: { query: { after, limit: 50 } }, signal }))

const idOf = ({ returnId }: Return) => String(returnId)

/** RETURNS-11: what waits to be received or decided, the oldest first; photo, order and decision beside it. */
export function ReturnList(parts: ReturnParts) {
  const t = useTranslations('office-returns')
  const [{ open }, changeAddress] = useAddressState()
  const columns = useColumns()
  const aside = open ? (
    <ReturnSheet
      key={open}
      returnId={Number(open)}
      onClose={() => changeAddress({ open: null })}
      {...parts}
    />
  ) : null
  return (
    <QueueList
      name="returns"
      title={t('title')}
      waiting={t('views.waiting')}
      empty={t('empty')}
      columns={columns}
      load={load}
      idOf={idOf}
      aside={aside}
    />
  )
}

function useColumns(): Column<Return>[] {
  const t = useTranslations('office-returns')
  const { ago, number } = useFormats()
  const siteName = useSiteName()
  return [
    { id: 'number', title: t('columns.number'), render: ({ returnId }) => returnId },
    {
      id: 'product',
      title: t('columns.product'),
      render: ({ quantity, description, label }) => `${number(quantity)} × ${description}, ${label}`,
    },
    {
      id: 'reason',
      title: t('columns.reason'),
      render: ({ reason }) => t(`reasons.${reason}`),
      isExtra: true,
    },
    {
      id: 'customer',
      title: t('columns.customer'),
      render: ({ customerName }) => <bdi>{customerName}</bdi>,
      isExtra: true,
    },
    { id: 'site', title: t('columns.site'), render: ({ siteId }) => siteName(siteId), isExtra: true },
    {
      id: 'registered',
      title: t('columns.registered'),
      render: ({ registeredAt }) => ago(registeredAt),
      isExtra: true,
    },
    {
      id: 'status',
      title: t('columns.status'),
      render: ({ status }) => <ReturnStatusBadge status={status} />,
    },
  ]
}
