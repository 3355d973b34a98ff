import { useQuery } from '@tanstack/react-query'
import { useTextsByName, useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useEventWords } from './use-event-words'
import type { Order } from './use-order'

/**
 * What an order remembers: its steps, the repeat delivery that it began or was made
 * by (REPEAT-23), and what became of its mails and money (ORDERS-56).
 */
export function useOrderEvents({ orderId, steps, repeatDeliveries }: Order) {
  const t = useTranslations('office-orders')
  const formats = useFormats()
  const reasons = useTextsByName('office-orders.stepReasons')
  const wordsOf = useEventWords()
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'history', orderId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/orders/{id}/history', { params: { path: { id: orderId } }, signal })),
  })
  const events = [
    ...steps.map(({ at, status, reason }) => ({
      at,
      text: t('step', { status: t(`status.${status}`) }),
      // What the status says itself has no text.
      words: reasons[reason.replaceAll(' ', '-')] ?? null,
    })),
    ...repeatDeliveries.map(({ at, repeatDeliveryId, delivery, day, userId }) => {
      const number = String(repeatDeliveryId)
      const text =
        day === null
          ? t('repeats.began', { number })
          : t('repeats.made', { number, delivery: String(delivery), day: formats.day(day) })
      return { at, text, to: userId && `/customers/${userId}?repeat=${number}` }
    }),
    ...(data?.items ?? []).toReversed().map((event) => ({
      at: event.at,
      words: event.words,
      ...(event.actor !== null && { actor: { actor: event.actor, actorName: event.actorName } }),
      ...wordsOf(event),
    })),
  ]
  return { events, error, refetch }
}
