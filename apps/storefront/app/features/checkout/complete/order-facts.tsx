import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { Icon } from '../../../ui/icon'
import { addressLine } from '../../../shared/forms/address-lines'
import { useMethodWords } from '../payment/payment-method-names'
import { useArrivalWords } from '../delivery/use-arrival-words'
import type { Order } from '../order/order'

type Props = { order: Order }

/** Number, mailbox, date and place: what a customer wants to see in black and white. */
export function OrderFacts({ order }: Props) {
  const t = useTranslations('ordered.complete')
  const methods = useMethodWords()
  const arrival = useArrivalWords()
  const wish = useTranslations('delivery')
  const formats = useFormats()
  const { delivery, invoiceNumber, invoiceUrl } = order
  return (
    <dl className="border-line divide-line divide-y border-y">
      <Fact title={t('number')}>
        <span className="text-lg font-semibold tabular-nums">{order.orderId}</span>
      </Fact>
      <Fact title={t('mailedTo')}>{order.emailAddress}</Fact>
      {delivery.date ? <Fact title={t('delivery')}>{arrival(delivery.date)}</Fact> : null}
      {delivery.wishes?.remark ? <Fact title={wish('remark')}>{delivery.wishes.remark}</Fact> : null}
      {delivery.date?.byAppointment && delivery.wishes?.day ? (
        <Fact title={wish('dayAsked')}>{formats.day(delivery.wishes.day)}</Fact>
      ) : null}
      {delivery.address || delivery.name ? (
        <Fact title={t(`place.${delivery.kind}`)}>
          {delivery.name ? <span className="block font-medium">{delivery.name}</span> : null}
          {delivery.address ? addressLine(delivery.address) : null}
        </Fact>
      ) : null}
      {order.paymentMethodId ? <Fact title={t('method')}>{methods.name(order.paymentMethodId)}</Fact> : null}
      {invoiceUrl ? (
        <Fact title={t('invoice')}>
          <a
            href={invoiceUrl}
            className="text-brand -my-2 inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
          >
            <Icon name="download" size={20} />
            {t('invoiceLink', { number: invoiceNumber ?? '' })}
          </a>
        </Fact>
      ) : null}
    </dl>
  )
}

export function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-3 sm:grid-cols-[18rem_minmax(0,1fr)]">
      <dt className="text-muted">{title}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
