import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useCan, useSiteName } from '../../platform/session'
import { DecisionLine } from '../../ui/decision-line'
import { useReasonText } from '../../ui/use-reason-text'
import type { Return } from './return-calls'
import type { ReturnParts } from './return-parts'
import { ReturnStatusBadge } from './return-status-badge'

type Props = { product: Return } & Pick<ReturnParts, 'Order'>

export function ReturnFacts({ product, Order }: Props) {
  const t = useTranslations('office-returns')
  const { moment, number } = useFormats()
  const siteName = useSiteName()
  const reasonText = useReasonText('return')
  const { orderId, description, label, quantity, reason, remarks, refusal, ownWords, withdrawalId } = product
  return (
    <div className="grid gap-4">
      <Photo product={product} />
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <ReturnStatusBadge status={product.status} />
          <span className="text-muted text-sm">
            {moment(product.registeredAt)} · <bdi>{product.customerName}</bdi> · {siteName(product.siteId)}
          </span>
        </div>
        {product.decidedAt === null ? null : (
          <p className="text-muted text-sm">
            {t('decision')}: <DecisionLine decision={product} />
          </p>
        )}
        <p className="font-semibold">
          {number(quantity)} × {description}, {label}
        </p>
        <p>{t(`reasons.${reason}`)}</p>
        {withdrawalId === null ? null : (
          <FromWithdrawal withdrawalId={withdrawalId} siteId={product.siteId} />
        )}
      </div>
      <Words title={t('remarks')} words={remarks || t('noRemarks')} />
      {refusal ? <Words title={t('refusal')} words={reasonText(refusal, ownWords)} /> : null}
      <section>
        <h3 className="pb-1 font-semibold">
          <Link to={`/orders/${orderId}`} className="text-brand hover:underline">
            {t('order', { number: String(orderId) })}
          </Link>
        </h3>
        <Order orderId={orderId} />
      </section>
    </div>
  )
}

function FromWithdrawal({ withdrawalId, siteId }: { withdrawalId: number; siteId: number }) {
  const t = useTranslations('office-returns')
  const can = useCan()
  const words = t('fromWithdrawal', { number: String(withdrawalId) })
  if (!can('withdrawals.decide', siteId)) return <p className="text-muted">{words}</p>
  return (
    <p>
      <Link to={`/withdrawals?open=${withdrawalId}`} className="text-brand hover:underline">
        {words}
      </Link>
    </p>
  )
}

function Words({ title, words }: { title: string; words: string }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <p className="whitespace-pre-wrap">
        <bdi>{words}</bdi>
      </p>
    </section>
  )
}

/** The photo, as large as there is room; opened alone it is larger (RETURNS-5). */
function Photo({ product: { returnId, hasPhoto } }: { product: Return }) {
  const t = useTranslations('office-returns')
  if (!hasPhoto)
    return <p className="bg-sunken text-muted rounded-card px-4 py-6 text-center">{t('noPhoto')}</p>
  const address = `/staff-api/v1/returns/${returnId}/photo`
  return (
    <a href={address} target="_blank" rel="noreferrer" title={t('openPhoto')}>
      <img
        src={address}
        alt={t('photo', { number: String(returnId) })}
        className="bg-sunken rounded-card max-h-96 w-full object-contain"
      />
    </a>
  )
}
