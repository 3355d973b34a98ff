import type { Schemas } from '@haverhof/api-client'
import { freeDeliveryFromEuros } from '@haverhof/domain/sites'
import { useTranslations } from '#texts'
import { useFormats } from '../../site/prices/formats'
import { Icon } from '../../ui/icon'
import type { DeliveryDates } from './delivery-dates'

type Props = { variant: Schemas['ProductVariant']; dates: DeliveryDates }

/** When it comes, as dates, and what bringing it costs. */
export function DeliveryNote({ variant, dates }: Props) {
  const t = useTranslations('product')
  const { day, euro } = useFormats()
  const { state } = variant.stock
  const isAvailable = state === 'available' || state === 'low-stock'
  const isFree = variant.price.amount >= freeDeliveryFromEuros
  const first = day(dates.first)
  return (
    <ul className="space-y-2 text-sm">
      {isAvailable && (
        <li className="flex items-start gap-3">
          <Icon name="truck" size={20} className="mt-0.5" />
          <span>
            {dates.first === dates.last
              ? t('delivery.on', { day: first })
              : t('delivery.between', { first, last: day(dates.last) })}
          </span>
        </li>
      )}
      <li className="flex items-start gap-3">
        <Icon name="box" size={20} className="mt-0.5" />
        <span>
          {isFree ? t('delivery.free') : t('delivery.freeFrom', { amount: euro(freeDeliveryFromEuros) })}
        </span>
      </li>
    </ul>
  )
}
