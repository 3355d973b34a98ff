import { useTranslations } from '#texts'
import type { Order } from './use-order'

/** Why goods of an order cannot leave now; null when they can. */
export function useWhyNotShip(): (order: Pick<Order, 'status'>) => string | null {
  const t = useTranslations('office-orders')
  return ({ status }) => {
    if (status === 'open') return t('whyNotShip.open')
    if (status === 'cancelled') return t('whyNotShip.cancelled')
    return status === 'sent' || status === 'closed' ? t('whyNotShip.sent') : null
  }
}
