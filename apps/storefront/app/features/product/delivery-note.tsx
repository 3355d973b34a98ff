import type { Schemas } from '@haverhof/api-client'
import { freeDeliveryFromEuros } from '@haverhof/domain/sites'
import { useTranslations } from '#texts'
import { useFormats } from '../../site/prices/formats'
import { Icon } from '../../ui/icon'

/** In words of the page's language; the server writes them, which spares the browser a formatter. */
export type DeliveryDays = { first: string; last: string }

type Props = { variant: Schemas['ProductVariant']; dates: DeliveryDays }

/** When it comes, as dates, and what bringing it costs. */
export function DeliveryNote({ variant, dates }: Props) {
  const t = useTranslations('product')
  const { euro } = useFormats()
  const { state } = variant.stock
  const isAvailable = state === 'available' || state === 'low-stock'
  const isFree = variant.price.amount >= freeDeliveryFromEuros
  const { first, last } = dates
  return (
    <ul className="space-y-2 text-sm">
      {isAvailable && (
        <li className="flex items-start gap-3">
          <Icon name="truck" size={20} className="mt-0.5" />
          <span>
            {first === last ? t('delivery.on', { day: first }) : t('delivery.between', { first, last })}
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
