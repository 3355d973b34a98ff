import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'

type Option = Pick<Schemas['ShippingMethodOption'], 'price' | 'dealerPrice' | 'deliveryDate'>

/** When a delivery arrives and what it costs, in words. */
export function useDeliveryWords() {
  const t = useTranslations('delivery')
  const formats = useFormats()
  const priceText = (price: number) => (price === 0 ? t('free') : formats.euro(price))
  return {
    date: ({ deliveryDate: { from, until, byAppointment } }: Pick<Option, 'deliveryDate'>) => {
      // DELIVERY-8: the lorry's day is agreed with the customer.
      if (byAppointment) return t('byAppointment', { until: formats.day(until) })
      return from === until
        ? t('arrivesOn', { day: formats.day(from) })
        : t('arrivesBetween', { from: formats.day(from), until: formats.day(until) })
    },
    price: (option: Option | undefined) => (option ? priceText(option.price) : null),
    /** DELIVERY-14: collecting it has a tariff of its own; null too where no dealer takes it. */
    dealerPrice: (option: Option | undefined) => {
      const price = option?.dealerPrice ?? null
      return price === null ? null : priceText(price)
    },
  }
}
