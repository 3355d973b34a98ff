import { useTranslations } from '#texts'
import { useIsInSight } from '../../toolkit/use-is-in-sight'
import type { CartState } from '../../shared/cart'
import { useFormats } from '../../shared/prices/formats'
import { ButtonLink } from '../../ui/button'
import type { Checkout } from './use-checkout'

/** Marks the button below the totals. */
export const checkoutId = 'to-checkout'

type Props = { calculated: NonNullable<CartState['calculated']>; isBusy: boolean; checkout: Checkout }

/** On small screens the total and the way on stay in sight, as long as the button itself is not. */
export function CheckoutBar({ calculated, isBusy, checkout }: Props) {
  const t = useTranslations('cart')
  const { euro } = useFormats()
  const isNeeded = !useIsInSight(checkoutId, true)
  return (
    <div
      className={`border-line bg-surface sticky bottom-0 z-10 -mx-4 flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t px-4 py-2 transition-[translate,visibility] duration-200 sm:-mx-8 sm:px-8 md:hidden ${isNeeded ? '' : 'invisible translate-y-full'}`}
      data-bottom-bar
      data-no-print
    >
      <p className={`leading-snug transition-opacity ${isBusy ? 'opacity-45' : ''}`}>
        <span className="text-muted block text-sm">{t('totals.total')}</span>
        <span className="text-lg font-semibold tabular-nums">{euro(calculated.totalAmount)}</span>
      </p>
      <ButtonLink to="/checkout/billing/" look="primary" onClick={checkout.follow}>
        {t('toCheckout')}
      </ButtonLink>
    </div>
  )
}
