import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { api, read, type StaffSchemas } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { preferredLanguage } from '../../platform/preferences'
import { useCan } from '../../platform/session'
import { Badge } from '../../ui/badge'
import { MovementTable } from '../../ui/movement-table'
import { Failed, Loading } from '../../ui/states'
import { useReasonText } from '../../ui/use-reason-text'
import { BlockLot } from './block-lot'
import { RecallLot } from './recall-lot'
import { UnfilledOrders } from './unfilled-orders'

/** A lot beside the list: where it went, and what can be done about it. */
export function LotDetail({ lotId }: { lotId: number }) {
  const {
    data: lot,
    error,
    refetch,
  } = useQuery({
    queryKey: ['lots', 'one', lotId],
    queryFn: ({ signal }) => {
      const params = { path: { id: lotId }, query: { language: preferredLanguage() } }
      return read(api.GET('/staff-api/v1/lots/{id}', { params, signal }))
    },
  })
  if (error) return <Failed error={error} retry={() => void refetch()} />
  return lot ? <Detail lot={lot} /> : <Loading />
}

type Lot = StaffSchemas['StaffLotDetail']

function Detail({ lot }: { lot: Lot }) {
  const t = useTranslations('office-lots')
  const can = useCan()
  const { number, day } = useFormats()
  const reasonText = useReasonText('recall')
  const { lotId, lotNumber, title, pack, article, bestBefore, amount, orders, state, blockedReason } = lot
  const isBlocked = state === 'blocked'
  return (
    <div className="grid gap-5">
      <div>
        <p className="flex flex-wrap items-center gap-2 text-lg font-semibold">
          <bdi>{lotNumber}</bdi> {isBlocked ? <Badge tone="danger">{t('states.blocked')}</Badge> : null}
        </p>
        <p>
          {title} {pack}
        </p>
        <p className="text-muted">
          {article}
          {bestBefore ? ` · ${t('columns.bestBefore')} ${day(bestBefore)}` : ''}
        </p>
      </div>
      {isBlocked && blockedReason ? (
        <p className="bg-danger-soft text-danger rounded-card px-4 py-2">
          <bdi>{reasonText(blockedReason)}</bdi>
        </p>
      ) : null}
      <dl className="bg-sunken rounded-card grid grid-cols-2 gap-x-6 px-4 py-3">
        <div className="flex justify-between gap-3">
          <dt className="text-muted">{t('columns.amount')}</dt>
          <dd className="font-semibold">{number(amount)}</dd>
        </div>
        <div className="flex justify-between gap-3">
          <dt className="text-muted">{t('orders')}</dt>
          <dd className="font-semibold">{number(orders)}</dd>
        </div>
      </dl>
      {can('lots.block') ? <BlockLot lotId={lotId} lotNumber={lotNumber} isBlocked={isBlocked} /> : null}
      {isBlocked && can('orders.ship') ? <UnfilledOrders lotId={lotId} /> : null}
      <RecallsOfLot recalls={lot.recalls} />
      {can('recall.run') ? <RecallLot lotId={lotId} lotNumber={lotNumber} orders={orders} /> : null}
      <MovementTable
        title={t('went')}
        movements={lot.movements}
        reasonOf={({ reason }) => t(`reasons.${reason}`)}
      />
    </div>
  )
}

/** When letters went out because of the lot, by whom, how many, and what they said (LOTS-11). */
function RecallsOfLot({ recalls }: { recalls: readonly StaffSchemas['LotRecall'][] }) {
  const t = useTranslations('office-lots')
  const { moment } = useFormats()
  const reasonText = useReasonText('recall')
  if (recalls.length === 0) return null
  return (
    <ul className="bg-danger-soft text-danger rounded-card grid gap-2 px-4 py-2">
      {recalls.map(({ recallId, at, actor, actorName, letters, reason, ownWords }) => (
        <li key={recallId}>
          <p className="font-semibold">
            {t('letters.went', { count: letters, moment: moment(at), name: actorName ?? actor })}
          </p>
          <bdi>{reasonText(reason, ownWords)}</bdi>
        </li>
      ))}
    </ul>
  )
}
