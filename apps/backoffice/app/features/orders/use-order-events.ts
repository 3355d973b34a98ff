import { useTranslations } from '#texts'
import type { Order } from './use-order'

/** What an order remembers: its steps, and the repeat delivery that it began or was made by (REPEAT-23). */
export function useOrderEvents({ steps, repeatDeliveries }: Order) {
  const t = useTranslations('office-orders')
  return [
    ...steps.map(({ at, status }) => ({ at, text: t('step', { status: t(`status.${status}`) }) })),
    ...repeatDeliveries.map(({ at, repeatDeliveryId, delivery, userId }) => {
      const number = String(repeatDeliveryId)
      const text =
        delivery === 1
          ? t('repeats.began', { number })
          : t('repeats.made', { number, delivery: String(delivery) })
      return { at, text, to: userId && `/customers/${userId}?repeat=${number}` }
    }),
  ]
}
