import { useTranslations } from '#texts'
import { addressLine } from '../../../shared/forms/address-lines'
import { usePaymentName } from '../../../shared/shop/payment-marks'
import { useFormats } from '../../../shared/prices/formats'
import type { OrderOfAccount } from '../account-types'
import type { ReactNode } from 'react'

/** Where an order went, who paid for it and how. */
export function OrderFacts({ order }: { order: OrderOfAccount }) {
  const t = useTranslations('account.order')
  const paymentName = usePaymentName()
  const formats = useFormats()
  const { billing, delivery, orderedAt, paymentMethodId, invoiceNumber, discountCode } = order
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-3 text-2xl">
        {t('facts')}
      </h2>
      <Facts>
        <Fact title={t('orderedAt')}>{formats.moment(orderedAt)}</Fact>
        {delivery.address || delivery.name ? (
          <Fact title={t(`place.${delivery.kind}`)}>
            {delivery.name ? <span className="block font-medium">{delivery.name}</span> : null}
            {delivery.address ? addressLine(delivery.address) : null}
          </Fact>
        ) : null}
        {billing ? (
          <Fact title={t('billing')}>
            <span className="block font-medium">
              {billing.companyName ?? `${billing.firstName} ${billing.lastName}`}
            </span>
            {addressLine(billing.address)}
          </Fact>
        ) : null}
        {paymentMethodId ? <Fact title={t('payment')}>{paymentName(paymentMethodId)}</Fact> : null}
        {discountCode ? <Fact title={t('discountCode')}>{discountCode}</Fact> : null}
        {invoiceNumber ? <Fact title={t('invoice')}>{invoiceNumber}</Fact> : null}
      </Facts>
    </section>
  )
}

/** Things known about something, each beside its name. */
function Facts({ children }: { children: ReactNode }) {
  return <dl className="border-line divide-line divide-y border-y">{children}</dl>
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-3 sm:grid-cols-[18rem_minmax(0,1fr)]">
      <dt className="text-muted">{title}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
