import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useOrder } from './use-order'

/** What goes on although this order is undone, and the way there (WITHDRAWAL-7). */
export function RunningRepeats({ orderId }: { orderId: number }) {
  const t = useTranslations('office-orders')
  const { data: order } = useOrder(orderId)
  const running = order?.repeatDeliveries.filter(({ state }) => state !== 'ended') ?? []
  return running.map(({ repeatDeliveryId, userId }) => {
    const words = t('repeats.goesOn', { number: String(repeatDeliveryId) })
    return (
      <p key={repeatDeliveryId} className="bg-warning-soft text-warning rounded-card mb-2 px-4 py-3">
        {userId === null ? (
          words
        ) : (
          <Link to={`/customers/${userId}?repeat=${repeatDeliveryId}`} className="underline">
            {words}
          </Link>
        )}
      </p>
    )
  })
}
