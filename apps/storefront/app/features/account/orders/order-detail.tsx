import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { CartTotals } from '../../../shared/cart/cart-totals'
import { ButtonLink, Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import type { OrderOfAccount } from '../account-types'
import { OrderFacts } from './order-facts'
import { OrderLine } from './order-line'
import { useStatusLine } from './order-status'
import { OrderTrack } from './order-track'
import { ReorderAnswer } from './reorder-answer'
import { useReorder } from './use-reorder'

/** Everything about one order, and everything that can still be done with it (ACCOUNT-PAGES-5). */
export function OrderDetail({ order }: { order: OrderOfAccount }) {
  const t = useTranslations('account.order')
  const statusLine = useStatusLine()
  const { state, reorder } = useReorder(order.orderId)
  const isBusy = state.name === 'busy'
  // Presents stand with the line they came with.
  const bought = order.lines.filter(({ isFree }) => !isFree)
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-6">
        {order.status === 'cancelled' ? null : <p className="text-lg">{statusLine(order)}</p>}
        <OrderTrack {...order} />
        <OrderActions order={order}>
          <ButtonLink
            look={isToPay(order) ? 'quiet' : 'brand'}
            to={`/account/orders/${order.orderId}/again/`}
          >
            <Icon name="refresh" size={20} />
            {t('reorderAll')}
          </ButtonLink>
        </OrderActions>
        <ReorderAnswer state={state} />
      </div>
      <section aria-labelledby="lines">
        <h2 id="lines" className="text-2xl">
          {t('lines')}
        </h2>
        <ul className="divide-line border-line mt-2 divide-y border-b">
          {bought.map((line) => (
            <OrderLine
              key={line.lineNumber}
              line={line}
              calculated={order.calculation.products.find(
                ({ productVariantId }) => productVariantId === line.productVariantId,
              )}
              isBusy={isBusy}
              reorder={() => void reorder(line.lineNumber)}
            />
          ))}
        </ul>
        <div className="mt-4 sm:ml-auto sm:max-w-[42rem]">
          <CartTotals calculated={order.calculation} />
        </div>
      </section>
      <OrderFacts order={order} />
    </div>
  )
}

/** What is due comes first: an order that waits for its money is paid where it was left. */
function OrderActions({ order, children }: { order: OrderOfAccount; children: ReactNode }) {
  const t = useTranslations('account.order')
  const { orderId, orderKey, invoiceNumber } = order
  return (
    <div className="flex flex-wrap gap-3" data-no-print>
      {isToPay(order) ? (
        <ButtonLink look="primary" to={`/checkout/complete/?id=${orderId}&key=${orderKey}`}>
          {t('pay')}
        </ButtonLink>
      ) : null}
      {children}
      {invoiceNumber ? (
        <ButtonLink to={invoicePath(invoiceNumber)} reloadDocument>
          <Icon name="download" size={20} />
          {t('invoicePdf')}
        </ButtonLink>
      ) : null}
      <Button onClick={() => print()}>
        <Icon name="print" size={20} />
        {t('print')}
      </Button>
    </div>
  )
}

/** What is being collected is not to be paid (REPEAT-48). */
function isToPay({ status, isCollecting }: OrderOfAccount): boolean {
  return status === 'open' && !isCollecting
}

export function invoicePath(invoiceNumber: string, format: 'pdf' | 'ubl' = 'pdf'): string {
  return `/api/account/invoices/${encodeURIComponent(invoiceNumber)}/${format}`
}
