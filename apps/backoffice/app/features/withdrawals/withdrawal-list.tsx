import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useSiteName } from '../../platform/session'
import { useAddressState } from '../../platform/use-address-state'
import { Badge } from '../../ui/badge'
import { DecisionLine } from '../../ui/decision-line'
import type { Column } from '../../ui/list/list-types'
import { QueueList } from '../../ui/list/queue-list'
import type { Withdrawal } from './withdrawal-calls'
import { WithdrawalSheet } from './withdrawal-sheet'
import { WithdrawalStateBadge } from './withdrawal-state-badge'

const load: ComponentProps<typeof QueueList<Withdrawal>>['load'] = {
  waiting: (params, signal) => read(api.GET('/staff-api/v1/withdrawals', { params, signal })),
  decided: (params, signal) => read(api.GET('/staff-api/v1/withdrawals/decided', { params, signal })),
  /** Words and numbers find a declaration in either view. */
  found: (q, signal) =>
    read(api.GET('/staff-api/v1/withdrawals/found', { params: { query: { q } }, signal })),
}

const idOf = ({ withdrawalId }: Withdrawal) => String(withdrawalId)
const isDecided = ({ decidedAt }: Withdrawal) => decidedAt !== null

type Props = { Order: ComponentType<{ orderId: number }>; timeLine: (subject: string) => ReactNode }

/** Declarations that wait, the oldest first, and those that have been decided (WITHDRAWAL-6). */
export function WithdrawalList({ Order, timeLine }: Props) {
  const t = useTranslations('office-withdrawals')
  const [{ state, q }] = useAddressState()
  const columns = useColumns(state === 'decided' || Boolean(q))
  return (
    <QueueList
      name="withdrawals"
      title={t('title')}
      views={{ waiting: t('views.waiting'), decided: t('views.decided'), label: t('columns.state') }}
      empty={{ waiting: t('empty'), decided: t('emptyDecided'), notFound: t('notFound') }}
      searchLabel={t('search')}
      columns={columns}
      load={load}
      idOf={idOf}
      isDecided={isDecided}
      renderSheet={(withdrawalId, onClose) => (
        <WithdrawalSheet withdrawalId={withdrawalId} onClose={onClose} Order={Order} timeLine={timeLine} />
      )}
    />
  )
}

function useColumns(areDecided: boolean): Column<Withdrawal>[] {
  const t = useTranslations('office-withdrawals')
  const { ago } = useFormats()
  const siteName = useSiteName()
  const state: Column<Withdrawal> = {
    id: 'state',
    title: t('columns.state'),
    render: (withdrawal) => (
      <>
        <WithdrawalStateBadge state={withdrawal.state} />
        <span className="text-muted block text-sm">
          <DecisionLine decision={withdrawal} />
        </span>
      </>
    ),
  }
  return [
    { id: 'number', title: t('columns.number'), render: ({ withdrawalId }) => withdrawalId },
    { id: 'kind', title: t('columns.kind'), render: ({ kind }) => t(`kinds.${kind}`) },
    { id: 'name', title: t('columns.name'), render: ({ fullName }) => <bdi>{fullName}</bdi> },
    {
      id: 'email',
      title: t('columns.email'),
      render: ({ emailAddress }) => <bdi>{emailAddress}</bdi>,
      isExtra: true,
    },
    {
      id: 'order',
      title: t('columns.order'),
      render: ({ orderId }) => orderId ?? <Badge tone="warning">{t('unmatchedShort')}</Badge>,
    },
    { id: 'site', title: t('columns.site'), render: ({ siteId }) => siteName(siteId), isExtra: true },
    {
      id: 'received',
      title: t('columns.received'),
      render: ({ receivedAt }) => ago(receivedAt),
      isSpare: true,
    },
    ...(areDecided ? [state] : []),
  ]
}
