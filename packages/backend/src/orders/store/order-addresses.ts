import type { OrderAddresses } from '../../accounts/index.ts'
import type { OrderRow } from './order-row.ts'

type Addressed = Pick<OrderRow, 'orderId' | 'billing' | 'delivery' | 'shippingAddress'>

/**
 * What an address book learns from an order: where its bill went and,
 * where that was another address, its goods, and what the driver was told (ACCOUNTS-18).
 */
export function addressesOf({
  orderId,
  billing,
  delivery,
  shippingAddress,
}: Addressed): Omit<OrderAddresses, 'userId' | 'now'> {
  const isElsewhere = delivery.kind === 'alternative' && shippingAddress !== null
  const isBrought = isElsewhere || delivery.kind === 'home'
  return {
    orderId,
    billing,
    delivery: isElsewhere ? { ...delivery, address: shippingAddress } : null,
    remark: isBrought ? (delivery.wishes?.remark ?? null) : null,
  }
}
