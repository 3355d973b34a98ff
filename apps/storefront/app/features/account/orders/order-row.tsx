import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { ButtonLink } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import type { OrderInList } from '../account-types'
import { StatusBadge, useStatusLine } from './order-status'

/** An order in a list: what it was, where it is, and the way to have it again. */
export function OrderRow({ order, level = 2 }: { order: OrderInList; level?: 2 | 3 }) {
  const t = useTranslations('account')
  const formats = useFormats()
  const statusLine = useStatusLine()
  const { orderId, orderedAt, status, itemCount } = order
  const url = `/account/orders/${orderId}/`
  // What is still to be paid or was called off is rarely ordered again.
  const isRepeatable = status !== 'open' && status !== 'cancelled'
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li className="py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading className="text-xl">
          <Link to={url} className="underline-offset-4 hover:underline">
            {t('order.title', { number: orderId })}
          </Link>
        </Heading>
        <OrderTotal order={order} />
      </div>
      <p className="text-muted">
        {formats.date(orderedAt)} · {t('orders.items', { count: itemCount })}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge status={status} />
        <span>{statusLine(order)}</span>
      </p>
      <OrderPictures order={order} />
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={url}>
          {t('orders.open')}
          <span className="sr-only"> {orderId}</span>
        </ButtonLink>
        <ButtonLink look={isRepeatable ? 'brand' : 'quiet'} to={`${url}again/`}>
          <Icon name="refresh" size={20} />
          {t('reorder.all')}
          <span className="sr-only"> {t('order.title', { number: orderId })}</span>
        </ButtonLink>
      </div>
    </li>
  )
}

/** The amount that was charged, and what it was about where the site shows another currency. */
function OrderTotal({ order: { totalAmount, shownCurrency, shownTotalAmount } }: { order: OrderInList }) {
  const t = useTranslations('catalogue.price')
  const formats = useFormats()
  return (
    <p className="text-right tabular-nums">
      <span className="font-semibold">{formats.euro(totalAmount)}</span>
      {shownCurrency && shownTotalAmount !== null ? (
        <span className="text-muted block text-sm">
          {t('indicative', { price: formats.money(shownTotalAmount, shownCurrency) })}
        </span>
      ) : null}
    </p>
  )
}

const mostPictures = 5

function OrderPictures({ order: { lines } }: { order: OrderInList }) {
  const t = useTranslations('account.orders')
  const rest = lines.length - mostPictures
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {lines.slice(0, mostPictures).map(({ lineNumber, title, label, quantity, picture }) => (
        <li key={lineNumber}>
          <img
            src={picture.src}
            srcSet={picture.srcset}
            sizes="6.4rem"
            alt={t('picture', { quantity, title, label })}
            title={`${quantity} × ${title}, ${label}`}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            className="bg-sunken rounded-control size-16 object-contain p-1"
          />
        </li>
      ))}
      {rest > 0 ? (
        <li className="text-muted bg-sunken rounded-control grid size-16 place-items-center font-medium">
          <span aria-hidden="true">+{rest}</span>
          <span className="sr-only"> {t('more', { count: rest })}</span>
        </li>
      ) : null}
    </ul>
  )
}
