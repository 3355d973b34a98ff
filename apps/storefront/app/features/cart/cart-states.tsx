import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { useCart } from '../../shared/cart'
import { Button, ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Spot } from '../../ui/illustrations/spot'

/** Who comes with a letter whose cart is gone is told that it is (REMINDERS-2). */
export function EmptyCart({ rangeUrl, isMailedGone }: { rangeUrl: string; isMailedGone: boolean }) {
  const t = useTranslations('cart')
  const mailed = useTranslations('cart-editing.mailed')
  return (
    <EmptyState icon="cart" title={isMailedGone ? mailed('goneTitle') : t('emptyTitle')}>
      <p>{isMailedGone ? mailed('gone') : t('emptyHint')}</p>
      <ButtonLink look="primary" to={rangeUrl} className="mt-5">
        {t('toRange')}
      </ButtonLink>
    </EmptyState>
  )
}

/** The cart is there, it just cannot be read now (CART-PAGES-3). */
export function CartFailed() {
  const t = useTranslations('cart.failed')
  const cart = useCart()
  return (
    <EmptyState title={t('title')} picture={<Spot name="offline" className="w-60" />}>
      <p>{t('text')}</p>
      <Button look="brand" className="mt-5" onClick={() => void cart().refresh()}>
        {t('retry')}
      </Button>
    </EmptyState>
  )
}

/** The shape of a cart while it is on its way; shows after a moment, so that quick answers never flash it. */
export function CartSkeleton() {
  const t = useTranslations('cart')
  return (
    <div className="pending-view min-h-[85dvh]">
      <p className="sr-only">{t('loading')}</p>
      <div
        aria-hidden="true"
        className="grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_38rem]"
      >
        <div className="divide-line border-line divide-y border-y">
          {[1, 2].map((index) => (
            <div key={index} className="flex gap-6 py-6">
              <Block className="size-24" />
              <div className="flex-1 space-y-3">
                <Block className="h-5 w-3/5" />
                <Block className="h-4 w-2/5" />
                <Block className="h-11 w-36" />
              </div>
            </div>
          ))}
        </div>
        <div className="space-y-4">
          <Block className="h-6 w-2/5" />
          <Block className="h-4 w-full" />
          <Block className="h-4 w-full" />
          <Block className="h-13 w-full" />
        </div>
      </div>
    </div>
  )
}

function Block({ className, children }: { className: string; children?: ReactNode }) {
  return <div className={`bg-sunken rounded-control ${className}`}>{children}</div>
}
