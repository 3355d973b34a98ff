import type { Schemas } from '@haverhof/api-client'
import { useCartState } from '../../../shared/cart'

/**
 * When the order would arrive by the way that was chosen, as the calculation of the
 * cart says; null until it is known, and for a dealer, who says so.
 */
export function useDeliveryDate(): Schemas['DeliveryDate'] | null {
  return useCartState().calculated?.deliveryDate ?? null
}
