/** The steps an order may make; none leads backwards (ORDERS-4). */
const nextStatuses = {
  open: ['paid', 'cancelled'],
  paid: ['processing', 'cancelled'],
  processing: ['sent', 'cancelled'],
  sent: ['closed'],
  closed: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>

export type OrderStatus = keyof typeof nextStatuses

export const orderStatuses = Object.keys(nextStatuses) as OrderStatus[]

/** Orders whose money has come and was kept. */
export const paidStatuses: readonly OrderStatus[] = ['paid', 'processing', 'sent', 'closed']

/** Orders whose goods have left the house. */
export const sentStatuses: readonly OrderStatus[] = ['sent', 'closed']

export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return (nextStatuses[from] as readonly OrderStatus[]).includes(to)
}
