/** What a caller of the staff API may be allowed, each as `area.verb` (STAFF-1). */
export const permissions = [
  'orders.read',
  'orders.ship',
  'orders.cancel',
  'orders.change',
  'refunds.make',
  'payments.read',
  'invoices.read',
  'invoices.export',
  'returns.read',
  'returns.receive',
  'returns.decide',
  'withdrawals.decide',
  'customers.read',
  'customers.change',
  'customers.export',
  'customers.delete',
  'customers.impersonate',
  'repeats.change',
  'reviews.decide',
  'questions.answer',
  'reports.decide',
  'stock.read',
  'stock.receive',
  'stock.count',
  'lots.block',
  'recall.run',
  'samples.read',
  'samples.receive',
  'samples.measure',
  'samples.advise',
  'products.read',
  'mails.read',
  'mails.send',
  'webhooks.edit',
  'staff.edit',
  'roles.edit',
  'audit.read',
  'health.read',
  'health.retry',
] as const

export type Permission = (typeof permissions)[number]

export function isPermission(word: string): word is Permission {
  return (permissions as readonly string[]).includes(word)
}
