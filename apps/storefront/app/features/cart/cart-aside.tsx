import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { type CalculatedCart, type CartState, shownLines, unnamedCount } from '../../shared/cart'
import { CartTotals } from '../../shared/cart/cart-totals'
import { FreeDelivery } from '../../shared/cart/free-delivery'
import { useFormats } from '../../shared/prices/formats'
import type { Usp } from '../../shared/shop/shop'
import { ButtonLink } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { DiscountCode } from './discount-code'
import { checkoutId } from './checkout-bar'
import type { Checkout } from './use-checkout'

type Props = { state: CartState; usps: readonly Usp[]; checkout: Checkout }

/** What it comes to, and the one thing to do next. */
export function CartAside({ state, usps, checkout }: Props) {
  const t = useTranslations('cart')
  const samples = useTranslations('cart-editing.samples')
  const { calculated, isBusy } = state
  if (!calculated) return null
  const unnamed = unnamedCount(shownLines(state))
  return (
    <section aria-labelledby="cart-totals" className="flex flex-col gap-5">
      <h2 id="cart-totals" className="text-xl">
        {t('totals.title')}
      </h2>
      <FreeDelivery calculated={calculated} />
      <Arrival date={calculated.deliveryDate} />
      <DiscountCode state={state} />
      <CartTotals calculated={calculated} isBusy={isBusy} />
      <div>
        {unnamed > 0 && <Hint>{samples('missingCount', { count: unnamed })}</Hint>}
        <ButtonLink
          id={checkoutId}
          to="/checkout/billing/"
          look="primary"
          className="min-h-13 w-full text-lg"
          onClick={checkout.follow}
        >
          {t('toCheckout')}
          <Icon name="arrow-right" size={20} />
        </ButtonLink>
      </div>
      <UspList usps={usps} />
    </section>
  )
}

/** When all of it arrives, in the words of the page of a product (CART-PAGES-23). */
function Arrival({ date }: { date: CalculatedCart['deliveryDate'] }) {
  const t = useTranslations('delivery-note')
  const { day } = useFormats()
  if (!date) return null
  const [first, last] = [day(date.from), day(date.until)]
  const words = () => {
    if (date.byAppointment) return t('byAppointment', { last })
    return first === last ? t('on', { day: first }) : t('between', { first, last })
  }
  return (
    <p className="flex items-start gap-3 text-sm">
      <Icon name="truck" size={20} className="text-brand mt-0.5" />
      <span>{words()}</span>
    </p>
  )
}

function Hint({ children }: { children: ReactNode }) {
  return (
    <p className="text-warning mb-2 flex items-start gap-2 text-sm font-medium">
      <Icon name="info" size={18} className="mt-0.5" />
      <span>{children}</span>
    </p>
  )
}

function UspList({ usps }: { usps: readonly Usp[] }) {
  if (usps.length === 0) return null
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {usps.map(({ icon, title, url, lang }) => (
        <li key={title} className="flex items-start gap-3">
          <Icon name={icon} size={20} className="text-brand mt-0.5" />
          <span lang={lang}>
            {url ? (
              <Link to={url} className="underline-offset-4 hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
