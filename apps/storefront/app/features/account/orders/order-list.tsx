import { useTranslations } from '#texts'
import { ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Pagination } from '../../../ui/pagination'
import type { Orders } from '../account-types'
import { OrderRow } from './order-row'

type Props = { orders: Orders; page: number; pageSize: number }

/** The orders of a customer, the newest first, in pages (ACCOUNT-PAGES-33). */
export function OrderList({ orders: { orders, totalCount }, page, pageSize }: Props) {
  const t = useTranslations('account.orders')
  if (totalCount === 0) return <NoOrders />
  if (orders.length === 0) return <BeyondTheEnd />
  return (
    <>
      <p className="text-muted text-sm">{t('count', { count: totalCount })}</p>
      <ul className="divide-line border-line divide-y border-b">
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} />
        ))}
      </ul>
      <div className="pt-6">
        <Pagination
          label={t('pages.label')}
          page={page}
          pageCount={Math.ceil(totalCount / pageSize)}
          urlOf={(each) => (each === 1 ? '/account/orders/' : `/account/orders/?p=${each}`)}
          words={{
            previous: t('pages.previous'),
            next: t('pages.next'),
            page: (each) => t('pages.page', { page: each }),
          }}
        />
      </div>
    </>
  )
}

/** A page of the list that is not there, or not any more. */
function BeyondTheEnd() {
  const t = useTranslations('account.order')
  return <ButtonLink to="/account/orders/">{t('all')}</ButtonLink>
}

/** The empty state: a drawing, a sentence and a link onwards (ACCOUNT-PAGES-8). */
function NoOrders() {
  const t = useTranslations('account.orders.none')
  return (
    <EmptyState icon="box" title={t('title')}>
      <p>{t('text')}</p>
      <ButtonLink look="primary" to="/" className="mt-4">
        {t('go')}
      </ButtonLink>
    </EmptyState>
  )
}
