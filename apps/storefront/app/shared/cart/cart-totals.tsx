import { indicativeAmount, isAnalysisKit } from '@haverhof/domain/catalogue'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../prices/formats'
import { useShownRate } from '../prices/shown-rate'
import { useShop } from '../shop/shop'
import type { CalculatedCart } from './cart-state'

type Props = {
  calculated: CalculatedCart
  /** The amounts are being worked out anew. */
  isBusy?: boolean
}

/** What it comes to, the same in the cart, in checkout and on the order: everything by its name (CART-PAGES-11). */
export function CartTotals({ calculated, isBusy = false }: Props) {
  const t = useTranslations('cart.totals')
  const formats = useFormats()
  const { euro } = formats
  const { subTotalAmount, orderDiscounts, paymentCosts, giftCardAmount, dueAmount } = calculated
  return (
    <div aria-busy={isBusy} className={`transition-opacity duration-150 ${isBusy ? 'opacity-45' : ''}`}>
      <dl className="flex flex-col gap-1.5">
        <Amount label={t('subtotal')}>{euro(subTotalAmount)}</Amount>
        {orderDiscounts.map(({ promotionKey, description, amount }) => (
          <Amount key={promotionKey} label={description} look="text-success">
            {formats.euro(-amount)}
          </Amount>
        ))}
        <Delivery calculated={calculated} />
        {paymentCosts > 0 && <Amount label={t('paymentCosts')}>{euro(paymentCosts)}</Amount>}
        <Total calculated={calculated} />
        {giftCardAmount > 0 && (
          <>
            <Amount label={t('giftCard')}>{formats.euro(-giftCardAmount)}</Amount>
            <Amount label={t('due')} look="font-semibold">
              {euro(dueAmount)}
            </Amount>
          </>
        )}
        <Vat calculated={calculated} />
      </dl>
      <Indicative calculated={calculated} />
    </div>
  )
}

/** What delivery costs on its own, and then what promotions take off; free from a certain amount on. */
function Delivery({ calculated }: Pick<Props, 'calculated'>) {
  const t = useTranslations('cart.totals')
  const formats = useFormats()
  const { products, originalShippingCosts, shippingCosts, shippingDiscounts } = calculated
  // Analysis kits alone come by post.
  const isByPost = products.length > 0 && products.every(({ productType }) => isAnalysisKit(productType))
  const charged = sumOf([shippingCosts, ...shippingDiscounts.map(({ amount }) => amount)])
  return (
    <>
      <Amount label={t(isByPost ? 'shippingByPost' : 'shipping')}>
        {charged < originalShippingCosts && (
          <>
            <s aria-hidden="true" className="text-muted mr-2 text-sm">
              {formats.euro(originalShippingCosts)}
            </s>
            <span className="sr-only">
              {t('shippingBefore', { price: formats.euro(originalShippingCosts) })}{' '}
            </span>
          </>
        )}
        {charged > 0 ? formats.euro(charged) : t('free')}
      </Amount>
      {shippingDiscounts.map(({ promotionKey, description, amount }) => (
        <Amount key={promotionKey} label={description} look="text-success">
          {formats.euro(-amount)}
        </Amount>
      ))}
    </>
  )
}

function Total({ calculated }: Pick<Props, 'calculated'>) {
  const t = useTranslations('cart.totals')
  const { euro } = useFormats()
  return (
    <Amount label={t('total')} look="border-line mt-1.5 border-t pt-3 text-xl font-semibold">
      {euro(calculated.totalAmount)}
    </Amount>
  )
}

/** VAT of each rate that occurs; a company of another country reads why it pays none. */
function Vat({ calculated }: Pick<Props, 'calculated'>) {
  const t = useTranslations('cart.totals')
  const { euro, percent } = useFormats()
  return calculated.vatGroups.map(({ percentage, treatment, vatAmount }) => (
    <Amount
      key={`${treatment} ${percentage}`}
      label={treatment === 'taxed' ? t('vat', { percentage: percent(percentage) }) : t(`exempt.${treatment}`)}
      look="text-muted text-sm"
    >
      {euro(vatAmount)}
    </Amount>
  ))
}

/** The euro amount binds; the other is a help. */
function Indicative({ calculated }: Pick<Props, 'calculated'>) {
  const t = useTranslations('cart.totals')
  const { money } = useFormats()
  const { currencyDisclaimer, shownRate } = useShop().site
  const rate = useShownRate()
  const { shownCurrency, shownTotalAmount, totalAmount } = calculated
  if (shownCurrency === null || shownTotalAmount === null) return null
  // An order of before keeps the amount that its customer saw, at a rate of that day.
  const isOfToday =
    shownRate && indicativeAmount(Math.round(totalAmount * 100), shownRate.perEuro) === shownTotalAmount
  return (
    <p className="text-muted mt-2 text-sm">
      <span className="text-ink block text-right font-medium">
        {t('indicative', { price: money(shownTotalAmount, shownCurrency) })}
      </span>
      {t('indicativeNote')} {rate && isOfToday ? `${t('indicativeRate', rate)} ` : null}
      {currencyDisclaimer && (
        <Link to={currencyDisclaimer.url} className="underline underline-offset-4">
          {currencyDisclaimer.title}
        </Link>
      )}
    </p>
  )
}

function Amount({ label, look = '', children }: { label: string; look?: string; children: ReactNode }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${look}`}>
      <dt className="min-w-0">{label}</dt>
      <dd className="shrink-0 text-right tabular-nums">{children}</dd>
    </div>
  )
}

/** Euros are added as cents. */
function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100
}
