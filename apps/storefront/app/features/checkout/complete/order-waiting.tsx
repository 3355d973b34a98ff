import { useState } from 'react'
import { useTranslations } from '#texts'
import { ButtonLink } from '../../../ui/button'
import { Disclosure } from '../../../ui/disclosure'
import { ChangeCart } from '../steps/change-cart'
import { OrderHeading } from './order-messages'
import type { Order } from '../order/order'
import { PayOrder } from '../payment/pay-order'
import type { OrderAddress } from '../order/use-order'

type Props = { order: Order; address: OrderAddress }

/** The bank has not answered yet (CHECKOUT-PAGES-14). The page polls; the customer need not pay again. */
export function OrderWaiting({ order, address }: Props) {
  const t = useTranslations('ordered.complete.waiting')
  return (
    <div className="flex max-w-[76rem] flex-col gap-6">
      <OrderHeading title={t('title')} text={t('text')} />
      <p aria-hidden="true" className="flex gap-2">
        <span className="bg-brand size-3 animate-pulse rounded-full" />
        <span className="bg-brand size-3 animate-pulse rounded-full [animation-delay:300ms]" />
        <span className="bg-brand size-3 animate-pulse rounded-full [animation-delay:600ms]" />
      </p>
      <p className="text-muted max-w-prose">
        {t('leave', { email: order.emailAddress, number: order.orderId })}
      </p>
      {order.checkoutUrl ? <NotYetPaid order={order} address={address} /> : null}
    </div>
  )
}

/** For those who came back without having paid. Most have paid: other methods are fetched when the customer opens them. */
function NotYetPaid({ order, address }: Props) {
  const t = useTranslations('ordered.complete.waiting')
  const [isWanted, setIsWanted] = useState(false)
  return (
    <>
      <ButtonLink to={order.checkoutUrl ?? '/'} reloadDocument className="self-start">
        {t('goOn')}
      </ButtonLink>
      <Disclosure summary={t('other')} className="border-t" onToggle={() => setIsWanted(true)}>
        <div className="flex flex-col gap-6 pt-2">
          {isWanted ? <PayOrder order={order} address={address} /> : null}
          {order.canReopen ? <ChangeCart orderId={order.orderId} /> : null}
        </div>
      </Disclosure>
    </>
  )
}
