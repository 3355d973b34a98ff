import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useCan } from '../../platform/session'
import { Badge } from '../../ui/badge'
import type { Customer } from './customer'
import { Rows } from './rows'

type Props = { customer: Customer }

const orderLink = 'text-brand font-semibold hover:underline'

export function OrderCard({ customer: { orders, orderCount } }: Props) {
  const t = useTranslations('office-customers')
  const status = useTranslations('office-orders.status')
  const { moment, cents } = useFormats()
  return (
    <Rows
      title={t('orders', { count: orderCount })}
      items={orders}
      keyOf={({ orderId }) => orderId}
      empty={t('noOrders')}
      renderCells={(order) => [
        <Link key="number" to={`/orders/${order.orderId}`} className={orderLink}>
          {order.orderId}
        </Link>,
        moment(order.orderedAt),
        <Badge key="status">{status(order.status)}</Badge>,
        cents(order.totalCents),
      ]}
    />
  )
}

export function SampleCard({ customer: { samples } }: Props) {
  const t = useTranslations('office-customers')
  const report = useTranslations('laboratory')
  const can = useCan()
  const { day } = useFormats()
  return (
    <Rows
      title={t('samples')}
      items={samples}
      keyOf={({ sampleId }) => sampleId}
      empty={t('noSamples')}
      renderCells={(sample) => [
        can('samples.read') ? (
          <Link key="name" to={`/laboratory/${sample.sampleId}`} className={orderLink}>
            <bdi>{sample.sampleName}</bdi>
          </Link>
        ) : (
          <bdi key="name">{sample.sampleName}</bdi>
        ),
        report(`types.${sample.analysis}`),
        <span key="day" className="whitespace-nowrap">
          {day(sample.orderedAt)}
        </span>,
        <Badge key="status">{report(`track.${sample.status}`)}</Badge>,
      ]}
    />
  )
}

export function ReturnCard({ customer: { returns } }: Props) {
  const t = useTranslations('office-customers')
  const can = useCan()
  const { day } = useFormats()
  return (
    <Rows
      title={t('returns')}
      items={returns}
      keyOf={({ returnId }) => returnId}
      empty={t('noReturns')}
      renderCells={(each) => [
        can('returns.read') ? (
          <Link key="return" to={`/returns?open=${each.returnId}`} className={orderLink}>
            {each.returnId}
          </Link>
        ) : (
          each.returnId
        ),
        <Link
          key="order"
          to={`/orders/${each.orderId}`}
          className="text-brand whitespace-nowrap hover:underline"
        >
          {t('ofOrder', { number: String(each.orderId) })}
        </Link>,
        `${each.quantity} × ${each.title}`,
        <span key="day" className="whitespace-nowrap">
          {day(each.registeredAt)}
        </span>,
        <Badge key="status">{t(`returnStates.${each.status}`)}</Badge>,
      ]}
    />
  )
}
