import { paymentStatuses } from '@haverhof/domain/payments'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useCan } from '../../platform/session'
import { Badge, type Tone } from '../../ui/badge'
import { Card } from '../../ui/page-frame'
import type { Order } from './use-order'
import { usePaymentName } from './use-payment-name'

const tones: Record<string, Tone> = { paid: 'success', open: 'warning', created: 'warning' }

/** What was paid, and how, for those who may see payments (STAFF-4). */
export function OrderPayments({ order }: { order: Order }) {
  const t = useTranslations('office-orders')
  const { cents } = useFormats()
  const paymentName = usePaymentName()
  const statusName = (status: string) => {
    const knownStatus = paymentStatuses.find((each) => each === status)
    return knownStatus ? t(`paymentStatus.${knownStatus}`) : status
  }
  if (!order.payments) return null
  return (
    <Card title={t('payments')}>
      {order.payments.length === 0 ? <p className="text-muted">{t('payment.none')}</p> : null}
      <ul className="grid gap-3">
        {order.payments.map((payment) => (
          <li key={payment.paymentId}>
            <p className="flex items-center justify-between gap-2">
              <span className="font-medium">{paymentName(payment.paymentMethodId)}</span>
              <span>{cents(payment.amountCents)}</span>
            </p>
            <p className="flex items-center justify-between gap-2">
              <span className="text-muted text-sm break-all">
                {payment.providerPaymentId ?? payment.paymentId}
              </span>
              <Badge tone={tones[payment.status] ?? 'neutral'}>{statusName(payment.status)}</Badge>
            </p>
            {payment.refundedCents > 0 ? (
              <p className="text-sm">{t('refunded', { amount: cents(payment.refundedCents) })}</p>
            ) : null}
            {payment.chargedBackCents > 0 ? (
              <p className="text-danger text-sm">
                {t('chargedBack', { amount: cents(payment.chargedBackCents) })}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The invoice; credit notes stand with their refunds. */
export function OrderPapers({ order }: { order: Order }) {
  const t = useTranslations('office-orders')
  const can = useCan()
  if (!can('invoices.read', order.siteId)) return null
  const number = order.invoiceNumber
  return (
    <Card title={t('papers')}>
      {number ? (
        <a
          href={`/staff-api/v1/invoices/${number}/pdf`}
          target="_blank"
          rel="noreferrer"
          className="text-brand hover:underline"
        >
          {t('invoice', { number })}
        </a>
      ) : (
        <p className="text-muted">{t('noInvoice')}</p>
      )}
    </Card>
  )
}
