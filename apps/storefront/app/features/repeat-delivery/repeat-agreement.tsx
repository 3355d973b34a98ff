import { intervalWords } from '@haverhof/domain/cart'
import type { Schemas } from '@haverhof/api-client'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import type { CalculatedCart, Cart } from '../../shared/cart'
import { useNextDay } from '../../shared/cart/next-day'
import { useFormats } from '../../shared/prices/formats'
import { useQuery } from '../../shared/shop/use-query'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { type Interval, intervalsOf } from './intervals'

type Props = { cart: Cart; calculated: CalculatedCart }

/** The law of REPEAT: interval, price of a delivery, that it goes on until it is ended and how, before the button that counts. */
export function RepeatAgreement({ cart, calculated }: Props) {
  const t = useTranslations('payment.repeat')
  const intervals = intervalsOf(calculated.products)
  if (intervals.length === 0) return null
  return (
    <section
      aria-labelledby="repeat-agreement"
      className="border-brand bg-brand-soft/40 rounded-card flex flex-col gap-3 border p-4"
    >
      <h2 id="repeat-agreement" className="flex items-center gap-2 text-lg leading-snug">
        <Icon name="refresh" size={22} className="text-brand shrink-0" />
        {t('title')}
      </h2>
      <ul className="flex flex-col gap-3">
        {intervals.map((interval) => (
          <Agreed key={interval.days} interval={interval} cart={cart} arrival={calculated.deliveryDate} />
        ))}
      </ul>
      <p className="text-sm">{t('goesOn')}</p>
      <p className="text-sm">{t('notice')}</p>
      <Link
        to="/cart/"
        className="text-brand -my-2 inline-flex min-h-11 items-center self-start text-sm font-medium underline underline-offset-4"
      >
        {t('change')}
      </Link>
    </section>
  )
}

type AgreedProps = { interval: Interval; cart: Cart; arrival: CalculatedCart['deliveryDate'] }

function Agreed({ interval: { days, lines }, cart, arrival }: AgreedProps) {
  const t = useTranslations('payment.repeat')
  const every = useTranslations('cart.repeat')
  const formats = useFormats()
  const nextDay = useNextDay()
  return (
    <li>
      <p className="font-semibold">{every('every', intervalWords(days))}</p>
      <ul className="text-sm">
        {lines.map(({ productVariantId, quantity, description, productLabel }) => (
          <li key={productVariantId}>
            {quantity} × {description} <span className="text-muted">{productLabel}</span>
          </li>
        ))}
      </ul>
      <DeliveryPrice cart={cart} interval={{ days, lines }} />
      {arrival ? (
        <p className="text-sm">{t('next', { date: formats.day(nextDay(arrival.until, days)) })}</p>
      ) : null}
    </li>
  )
}

/** A delivery without what comes once, by the same calculation as every cart (REPEAT-8). */
function DeliveryPrice({ cart, interval }: { cart: Cart; interval: Interval }) {
  const t = useTranslations('payment.repeat')
  const frame = useTranslations('checkout.frame')
  const { euro } = useFormats()
  const delivery = deliveryOf(cart, interval)
  const { content, reload } = useQuery(`repeat price ${JSON.stringify(delivery)}`, (api) =>
    api.cart.calculate2(delivery),
  )
  if (content?.state === 'rejected') return <Button onClick={() => void reload()}>{frame('retry')}</Button>
  return (
    <p className="font-medium tabular-nums" aria-live="polite">
      {content?.state === 'resolved' ? t('price', { amount: euro(content.value.totalAmount) }) : t('working')}
    </p>
  )
}

function deliveryOf(cart: Cart, { days, lines }: Interval): Schemas['CartToCalculate'] {
  const { alternativeShippingAddress, billing, shipping } = cart
  return {
    alternativeShippingAddress,
    billing: billing && {
      address: { countryId: billing.address.countryId },
      vatNumber: billing.vatNumber,
    },
    shipping: shipping && {
      address: shipping.address && { countryId: shipping.address.countryId },
      shippingMethod: shipping.shippingMethod,
      toDealer: shipping.toDealer ?? false,
    },
    products: lines.map(({ productVariantId, quantity }) => ({
      productVariantId,
      count: quantity,
      repeatDays: days,
    })),
  }
}
