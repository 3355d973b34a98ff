import type { ComponentType, ReactNode } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useSiteName } from '../../platform/session'
import { useAddressState } from '../../platform/use-address-state'
import { Badge } from '../../ui/badge'
import type { Column, LoadPage } from '../../ui/list/list-types'
import { QueueList } from '../../ui/list/queue-list'
import { useListRows } from '../../ui/list/use-list-rows'
import type { Withdrawal } from './withdrawal-calls'
import { WithdrawalSheet } from './withdrawal-sheet'

const load: LoadPage<Withdrawal> = ({ after, signal }) =>
  read(api.GET('/staff-api/v1/withdrawals', { params: { query: { after, limit: 50 } }, signal }))

const idOf = ({ withdrawalId }: Withdrawal) => String(withdrawalId)
const noFilters = {}

type Props = { Order: ComponentType<{ orderId: number }>; timeLine: (subject: string) => ReactNode }

/** WITHDRAWAL-6: declarations that wait, the oldest first. */
export function WithdrawalList({ Order, timeLine }: Props) {
  const t = useTranslations('office-withdrawals')
  const [{ open }, changeAddress] = useAddressState()
  const columns = useColumns()
  // The same rows as the list below, kept once.
  const { rows } = useListRows({ name: 'withdrawals', filters: noFilters, load, idOf })
  const chosen = rows.find((row) => idOf(row) === open)
  const close = () => changeAddress({ open: null })
  const aside = chosen ? (
    <WithdrawalSheet key={open} withdrawal={chosen} onClose={close} Order={Order} timeLine={timeLine} />
  ) : null
  return (
    <QueueList
      name="withdrawals"
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

function useColumns(): Column<Withdrawal>[] {
  const t = useTranslations('office-withdrawals')
  const { ago } = useFormats()
  const siteName = useSiteName()
  return [
    { id: 'number', title: t('columns.number'), render: ({ withdrawalId }) => withdrawalId },
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
  ]
}
