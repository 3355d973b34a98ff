import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useSiteName } from '../../platform/session'
import { useAddressState } from '../../platform/use-address-state'
import { DataList } from '../../ui/list/data-list'
import type { Column, LoadPage } from '../../ui/list/list-types'
import { PageFrame } from '../../ui/page-frame'
import { PayByTransfer } from './pay-by-transfer'
import type { Refund } from './refund'
import { RefundStateBadge } from './refund-state-badge'
import { RetryRefund } from './retry-refund'

const load: LoadPage<Refund> = ({ filters, after, signal }) => {
  const state = filters['state'] === 'unpaid' ? ('unpaid' as const) : undefined
  return read(api.GET('/staff-api/v1/refunds', { params: { query: { state, after, limit: 50 } }, signal }))
}

const idOf = ({ refundId }: Refund) => String(refundId)
const nameOf = ({ orderId }: Refund) => String(orderId)
const hrefOf = ({ orderId }: Refund) => `/orders/${orderId}`
const actionsOf = (refund: Refund) => (
  <>
    <RetryRefund refund={refund} />
    <PayByTransfer refund={refund} />
  </>
)

/** Whom the shop owes money, how much, since when, and what the provider said (REFUNDS-7). */
export function RefundList() {
  const t = useTranslations('office-refunds')
  const [{ view }] = useAddressState()
  const unpaid = t('views.unpaid')
  const options = [{ value: 'unpaid', label: unpaid }]
  return (
    <PageFrame title={t('title')}>
      <DataList
        name="refunds"
        title={t('title')}
        views={[
          { id: 'unpaid', name: unpaid, filters: { state: 'unpaid' } },
          { id: 'all', name: t('views.all'), filters: {} },
        ]}
        filters={[{ id: 'state', label: t('columns.state'), kind: 'choice', options }]}
        columns={useColumns()}
        load={load}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        rowActions={actionsOf}
        emptyTitle={view === 'all' ? t('list.none') : t('noneUnpaid')}
      />
    </PageFrame>
  )
}

function useColumns(): Column<Refund>[] {
  const t = useTranslations('office-refunds')
  const { cents, moment, ago } = useFormats()
  const siteName = useSiteName()
  return [
    { id: 'order', title: t('columns.order'), render: ({ orderId }) => orderId },
    {
      id: 'customer',
      title: t('columns.customer'),
      render: ({ customerName }) => (
        <bdi title={customerName} className="block max-w-36 truncate @3xl:max-w-64">
          {customerName}
        </bdi>
      ),
    },
    {
      id: 'reason',
      title: t('reason'),
      render: ({ reason }) => t(`reasons.${reason}`),
      isExtra: true,
    },
    { id: 'site', title: t('columns.site'), render: ({ siteId }) => siteName(siteId), isExtra: true },
    {
      id: 'since',
      title: t('columns.since'),
      render: ({ madeAt, madeBy, madeByName }) => (
        <>
          <span title={moment(madeAt)}>{ago(madeAt)}</span>
          <bdi className="text-muted block text-sm">{madeByName ?? madeBy}</bdi>
        </>
      ),
    },
    {
      id: 'amount',
      title: t('columns.amount'),
      align: 'end',
      render: ({ amountCents, giftCardCents, chargedBackCents }) => (
        <>
          {cents(amountCents)}
          {giftCardCents > 0 ? (
            <span className="text-muted block text-sm">
              {t('list.giftCard', { amount: cents(giftCardCents) })}
            </span>
          ) : null}
          {chargedBackCents > 0 ? (
            <span className="text-muted block text-sm">
              {t('list.chargedBack', { amount: cents(chargedBackCents) })}
            </span>
          ) : null}
        </>
      ),
    },
    {
      id: 'state',
      title: t('columns.state'),
      render: (refund) => <StateCell refund={refund} />,
    },
  ]
}

function StateCell({ refund }: { refund: Refund }) {
  const { problem, transferReference } = refund
  const t = useTranslations('office-refunds')
  return (
    <>
      <RefundStateBadge refund={refund} />
      {problem ? <span className="text-danger block text-sm break-words">{problem}</span> : null}
      {transferReference ? (
        <bdi className="text-muted block text-sm break-words">
          {t('transfer.paid', { reference: transferReference })}
        </bdi>
      ) : null}
    </>
  )
}
