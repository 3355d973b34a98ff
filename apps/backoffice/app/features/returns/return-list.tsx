import type { ComponentProps } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useSiteName } from '../../platform/session'
import { DecisionLine } from '../../ui/decision-line'
import type { Column } from '../../ui/list/list-types'
import { QueueList } from '../../ui/list/queue-list'
import { type Return, useReturn } from './return-calls'
import type { ReturnParts } from './return-parts'
import { ReturnStatusBadge } from './return-status-badge'
import { Sheet } from '../../ui/sheet'
import { Loaded } from '../../ui/states'
import { ReturnActions } from './return-actions'
import { ReturnFacts } from './return-facts'

const load: ComponentProps<typeof QueueList<Return>>['load'] = {
  waiting: (params, signal) => read(api.GET('/staff-api/v1/returns/waiting', { params, signal })),
  decided: (params, signal) => read(api.GET('/staff-api/v1/returns/decided', { params, signal })),
  /** A number finds a return in either view. */
  found: async (typed, signal) => {
    if (!/^\d{1,9}$/.test(typed)) return { items: [] }
    const params = { path: { id: Number(typed) } }
    return read(api.GET('/staff-api/v1/returns/with-number/{id}', { params, signal }))
  },
}

const idOf = ({ returnId }: Return) => String(returnId)
const isDecided = ({ decidedAt }: Return) => decidedAt !== null

/** What waits to be received or decided, the oldest first, and what has been; photo, order and decision beside it (RETURNS-11). */
export function ReturnList(parts: ReturnParts) {
  const t = useTranslations('office-returns')
  return (
    <QueueList
      name="returns"
      title={t('title')}
      views={{ waiting: t('views.waiting'), decided: t('views.decided'), label: t('columns.status') }}
      empty={{ waiting: t('empty'), decided: t('emptyDecided'), notFound: t('notFound') }}
      searchLabel={t('search')}
      columns={useColumns()}
      load={load}
      idOf={idOf}
      isDecided={isDecided}
      renderSheet={(returnId, onClose) => <ReturnSheet returnId={returnId} onClose={onClose} {...parts} />}
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
      render: (product) => (
        <>
          <ReturnStatusBadge status={product.status} />
          <span className="text-muted block text-sm">
            <DecisionLine decision={product} />
          </span>
        </>
      ),
    },
  ]
}

type Props = ReturnParts & { returnId: number; onClose: () => void }

/** A return beside the queue: photo, what was said, its order, and what to do. */
function ReturnSheet({ returnId, onClose, Order, Refund, timeLine }: Props) {
  const t = useTranslations('office-returns')
  const query = useReturn(returnId)
  const { data } = query
  const title = t('one', { number: String(returnId) })
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={data?.decidedAt === null ? <ReturnActions product={data} Refund={Refund} /> : null}
    >
      <Loaded found={query}>{(data) => <ReturnFacts product={data} Order={Order} />}</Loaded>
      {timeLine(`return ${returnId}`)}
    </Sheet>
  )
}
