import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'

type Option = Pick<Schemas['ShippingMethodOption'], 'price' | 'deliveryDate'>

/** When a delivery arrives and what it costs, in words. */
export function useDeliveryWords() {
  const t = useTranslations('delivery')
  const formats = useFormats()
  return {
    date: ({ deliveryDate: { from, until } }: Pick<Option, 'deliveryDate'>) =>
      from === until
        ? t('arrivesOn', { day: formats.day(from) })
        : t('arrivesBetween', { from: formats.day(from), until: formats.day(until) }),
    price: (option: Option | undefined) => {
      if (!option) return null
      return option.price === 0 ? t('free') : formats.euro(option.price)
    },
  }
}
