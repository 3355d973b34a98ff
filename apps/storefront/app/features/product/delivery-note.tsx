import type { Schemas } from '@haverhof/api-client'
import { freeDeliveryFromEuros } from '@haverhof/domain/sites'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { useShop } from '../../shared/shop/shop'
import { Icon } from '../../ui/icon'

/** In words of the page's language; the server writes them, which spares the browser a formatter. */
export type DeliveryDays = { first: string; last: string }

/** What bringing costs in the country of the site, from which amount on it is free, and what a lorry costs, which never is. */
export type DeliveryTariff = { price: number; freeFrom: number | null; lorryPrice: number | null }

type Props = {
  variant: Schemas['ProductVariant']
  dates: DeliveryDays
  tariff: DeliveryTariff | null
  isKit: boolean
}

/** When it comes, as dates, and what bringing it costs: an analysis kit comes by post, for nothing. */
export function DeliveryNote({ variant, dates, tariff, isKit }: Props) {
  const t = useTranslations('delivery-note')
  const { euro } = useFormats()
  const { state } = variant.stock
  const isAvailable = state === 'available' || state === 'low-stock'
  const { first, last } = dates
  // The notice on the legal guarantee is one step away from every price (PRODUCT-13).
  const guarantee = useShop().footer.legal.find(({ ref }) => ref === 'page:guarantee')
  // Without an answer about the tariff nothing is promised about it (PRODUCT-20).
  const costs = () => {
    if (variant.byAppointment) return lorryCosts()
    const from = tariff?.freeFrom ?? freeDeliveryFromEuros
    if (variant.price.amount >= from) return t('free')
    return tariff && t('costs', { price: euro(tariff.price), amount: euro(from) })
  }
  // No amount makes a lorry free (DELIVERY-10).
  const lorryCosts = () => {
    const price = tariff?.lorryPrice ?? null
    return price === null ? null : t('lorryCosts', { price: euro(price) })
  }
  const arrival = () => {
    if (variant.byAppointment) return t('byAppointment', { last })
    return first === last
      ? t(isKit ? 'postOn' : 'on', { day: first })
      : t(isKit ? 'postBetween' : 'between', { first, last })
  }
  return (
    <ul className="space-y-2 text-sm">
      {isAvailable && (
        <li className="flex items-start gap-3">
          <Icon name={isKit ? 'mail' : 'truck'} size={20} className="mt-0.5" />
          <span>{arrival()}</span>
        </li>
      )}
      <li className="flex items-start gap-3 has-[span:empty]:hidden">
        <Icon name="box" size={20} className="mt-0.5" />
        <span>{isKit ? t('postFree') : costs()}</span>
      </li>
      {guarantee && !isKit ? (
        <li className="flex items-start gap-3">
          <Icon name="check" size={20} className="mt-0.5" />
          <Link to={guarantee.url} className="underline underline-offset-4">
            {t('guarantee')}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
