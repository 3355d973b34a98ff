/** STAFF-1: what a caller of the staff API may be allowed, each as `area.verb`. */
export const permissions = [
  'orders.read',
  'orders.ship',
  'customers.read',
  'payments.read',
  'invoices.read',
  'returns.read',
  'returns.decide',
  'stock.read',
  'stock.receive',
  'stock.count',
  'products.read',
  'webhooks.edit',
] as const

export type Permission = (typeof permissions)[number]

export function isPermission(word: string): word is Permission {
  return (permissions as readonly string[]).includes(word)
}
