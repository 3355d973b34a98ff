import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'

/** When a delivery arrives, in words. */
export function useArrivalWords() {
  const t = useTranslations('delivery')
  const { day } = useFormats()
  return ({ from, until, byAppointment }: Schemas['DeliveryDate']) => {
    // The lorry's day is agreed with the customer (DELIVERY-8).
    if (byAppointment) return t('byAppointment', { until: day(until) })
    return from === until
      ? t('arrivesOn', { day: day(from) })
      : t('arrivesBetween', { from: day(from), until: day(until) })
  }
}
