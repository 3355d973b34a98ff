import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { CartTotals } from '../../../shared/cart/cart-totals'
import { SummaryLines } from '../../../shared/cart/summary-lines'

type Props = { calculated: Schemas['CalculatedCart']; isBusy?: boolean }

/** What is bought and what it comes to, exactly as in the cart. */
export function OrderSummary({ calculated, isBusy = false }: Props) {
  const t = useTranslations('checkout.frame')
  return (
    <section aria-label={t('summary')}>
      <h2 className="pb-1 text-xl">{t('summary')}</h2>
      <SummaryLines lines={calculated.products} />
      <div className="border-line border-t pt-4">
        <CartTotals calculated={calculated} isBusy={isBusy} />
      </div>
    </section>
  )
}
