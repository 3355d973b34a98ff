import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { ButtonLink } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { SectionHeading } from '../../../ui/section-heading'
import type { Overview as OverviewFacts } from '../account-types'
import { OrderRow } from '../orders/order-row'
import { LastOrder } from './last-order'

type Props = {
  overview: OverviewFacts
  hasResults: boolean
  /** The horses of the customer. */
  horses: ReactNode
  children: ReactNode
}

/** What is open: orders on their way, returns, unread advice; then what else waits for the customer (ACCOUNT-PAGES-4). */
export function Overview({ overview, hasResults, horses, children }: Props) {
  const t = useTranslations('account-home')
  const { openOrders, lastOrder, returnsUnderWay, unreadResults } = overview
  return (
    <div className="flex flex-col gap-12">
      {lastOrder ? <LastOrder order={lastOrder} /> : null}
      {horses}
      <section aria-labelledby="open-orders">
        <SectionHeading
          id="open-orders"
          title={t('orders.title')}
          more={{ title: t('orders.all'), url: '/account/orders/' }}
        />
        {openOrders.length > 0 ? (
          <ul className="divide-line border-line divide-y border-y">
            {openOrders.map((order) => (
              <OrderRow key={order.orderId} order={order} level={3} />
            ))}
          </ul>
        ) : (
          <Quiet icon="box" text={t('orders.none')}>
            <ButtonLink to="/">{t('orders.shop')}</ButtonLink>
          </Quiet>
        )}
      </section>
      {returnsUnderWay > 0 ? (
        <Pointer icon="return" to="/account/returns/">
          {t('returns', { count: returnsUnderWay })}
        </Pointer>
      ) : null}
      {hasResults ? <Advice unread={unreadResults} /> : null}
      {children}
    </div>
  )
}

/** Unread advice, or the message that there is none (ACCOUNT-PAGES-8). */
function Advice({ unread }: { unread: number }) {
  const t = useTranslations('account-home.advice')
  return (
    <section aria-labelledby="advice">
      <SectionHeading
        id="advice"
        title={t('title')}
        more={{ title: t('all'), url: '/account/rqs-results/' }}
      />
      {unread > 0 ? (
        <Pointer icon="microscope" to="/account/rqs-results/">
          {t('unread', { count: unread })}
        </Pointer>
      ) : (
        <Quiet icon="microscope" text={t('none')} />
      )}
    </section>
  )
}

export function Quiet({ icon, text, children }: { icon: string; text: string; children?: ReactNode }) {
  return (
    <div className="border-line flex flex-wrap items-center gap-x-5 gap-y-3 border-y py-5">
      <Icon name={icon} size={32} className="text-brand" />
      <p className="min-w-0 flex-[1_1_24rem]">{text}</p>
      {children}
    </div>
  )
}

function Pointer({ icon, to, children }: { icon: string; to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="border-brand bg-brand-soft/50 rounded-control hover:bg-brand-soft flex min-h-14 items-center gap-4 border-l-4 px-4 py-3.5 font-medium"
    >
      <Icon name={icon} size={24} />
      <span className="min-w-0 flex-1">{children}</span>
      <Icon name="arrow-right" size={20} />
    </Link>
  )
}
