import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import type { Order } from './use-order'

/** What an order remembers: its steps, and the repeat delivery that it began or was made by (REPEAT-23). */
export function useOrderEvents({ steps, repeatDeliveries }: Order) {
  const t = useTranslations('office-orders')
  const formats = useFormats()
  return [
    ...steps.map(({ at, status }) => ({ at, text: t('step', { status: t(`status.${status}`) }) })),
    ...repeatDeliveries.map(({ at, repeatDeliveryId, delivery, day, userId }) => {
      const number = String(repeatDeliveryId)
      const text =
        day === null
          ? t('repeats.began', { number })
          : t('repeats.made', { number, delivery: String(delivery), day: formats.day(day) })
      return { at, text, to: userId && `/customers/${userId}?repeat=${number}` }
    }),
  ]
}
