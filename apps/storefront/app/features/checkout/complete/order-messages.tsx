import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from '#texts'
import { useShop } from '../../../shared/shop/shop'
import { ButtonLink } from '../../../ui/button'
import { ChangeCart } from '../steps/change-cart'
import type { Order } from '../order/order'

/** The title of an order's last page. When the state of the order changes, reading starts here anew. */
export function OrderHeading({ title, text }: { title: string; text: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="min-w-0 max-w-prose">
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none sm:text-4xl">
        {title}
      </h1>
      <p className="mt-3 text-lg">{text}</p>
    </div>
  )
}

export function OrderCancelled({ order }: { order: Order }) {
  const t = useTranslations('ordered.complete.cancelled')
  return (
    <div className="flex flex-col items-start gap-6">
      <OrderHeading title={t('title')} text={t('text', { number: order.orderId })} />
      {order.canReopen ? <ChangeCart orderId={order.orderId} /> : null}
      <ButtonLink to="/">{t('go')}</ButtonLink>
    </div>
  )
}

/** A delivery is collected, which takes days with some banks: there is nothing to do (REPEAT-12). */
export function OrderCollecting({ order: { orderId, emailAddress } }: { order: Order }) {
  const t = useTranslations('ordered.complete')
  return (
    <div className="flex flex-col items-start gap-6">
      <OrderHeading
        title={t('collecting.title')}
        text={t('collecting.text', { number: orderId, email: emailAddress })}
      />
      <ButtonLink to={`/account/orders/${orderId}/`}>{t('account.own')}</ButtonLink>
    </div>
  )
}

/** Wrong or missing number or key: a guesser learns nothing, and a customer learns whom to ask. */
export function OrderUnknown() {
  const t = useTranslations('ordered.complete.unknown')
  const { phone } = useShop().site.customerService
  return (
    <div className="flex flex-col items-start gap-6">
      <OrderHeading title={t('title')} text={t('text', { phone })} />
      <ButtonLink to="/">{t('go')}</ButtonLink>
    </div>
  )
}
