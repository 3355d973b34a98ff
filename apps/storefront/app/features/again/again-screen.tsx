import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { CartTotals } from '../../shared/cart/cart-totals'
import { ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { AgainBilling } from './again-addresses'
import { AgainDelivery } from './again-delivery'
import { AgainLines } from './again-lines'
import { AgainMissing } from './again-missing'
import type { Again } from './use-again'

type Props = {
  again: Again
  /** Of the delivery: where goods are collected, and when they arrive. */
  destination: ReactNode
  date: ReactNode
  /** What a lorry asks about the yard. */
  yard: ReactNode
  /** How it is paid. */
  method: ReactNode
  /** What did not work, in words. */
  failure: ReactNode
  /** The terms and the button. */
  order: ReactNode
}

/** Goods, address, method and total of an order that is placed again, on one screen with one button (ACCOUNT-PAGES-21). */
export function AgainScreen({ again, destination, date, yard, method, failure, order }: Props) {
  const t = useTranslations('again')
  const { cart, begun, calculated, missing, change, isBusy } = again
  const inCart = calculated.products.map(({ productVariantId }) => productVariantId)
  const isEmpty = inCart.length === 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,38rem)]">
      <div className="flex min-w-0 flex-col gap-6">
        <AgainMissing missing={missing} inCart={inCart} change={change} />
        {failure}
        {isEmpty ? (
          <EmptyState icon="box" title={t('empty.title')}>
            <p>{t('empty.text')}</p>
            <ButtonLink to="/" className="mt-4">
              {t('empty.go')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <>
            <section aria-label={t('goods')}>
              <AgainLines lines={calculated.products} change={change} />
            </section>
            <div className="divide-line border-line -mt-6 divide-y border-b">
              <AgainDelivery {...{ cart, begun, change, destination, date, yard }} />
              <AgainBilling {...{ cart, begun, change }} />
              {method}
            </div>
          </>
        )}
      </div>
      {isEmpty ? null : (
        <aside className="min-w-0">
          <div className="flex flex-col gap-4 lg:sticky lg:top-40">
            <CartTotals calculated={calculated} isBusy={isBusy} />
            {order}
          </div>
        </aside>
      )}
    </div>
  )
}
