import { type Permission, permissions } from './permissions.ts'

export const roles = [
  'owner',
  'manager',
  'catalogue',
  'prices',
  'content',
  'translator',
  'service',
  'warehouse',
  'laboratory',
  'finance',
  'viewer',
] as const

/** A named set of permissions (STAFF-10). */
export type Role = (typeof roles)[number]

const all: ReadonlySet<Permission> = new Set(permissions)

/** What only owners do: who works here, and which programs are told what. */
const owners: ReadonlySet<Permission> = new Set(['staff.edit', 'roles.edit', 'webhooks.edit'])

/** What each role may do (STAFF-10). The warehouse gets no `customers` and no `payments`, the laboratory samples alone (STAFF-4). */
export const permissionsOfRole: Record<Role, ReadonlySet<Permission>> = {
  owner: all,
  manager: new Set(permissions.filter((permission) => !owners.has(permission))),
  catalogue: new Set(['products.read', 'stock.read']),
  prices: new Set(['products.read']),
  content: new Set(['products.read', 'reviews.decide', 'questions.answer', 'reports.decide']),
  translator: new Set(['products.read']),
  service: new Set([
    'orders.read',
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
    'samples.read',
    'products.read',
    'mails.read',
    'mails.send',
  ]),
  warehouse: new Set([
    'orders.read',
    'orders.ship',
    'returns.read',
    'returns.receive',
    'stock.read',
    'stock.receive',
    'stock.count',
    'lots.block',
    'products.read',
  ]),
  laboratory: new Set(['samples.read', 'samples.receive', 'samples.measure', 'samples.advise']),
  finance: new Set([
    'orders.read',
    'refunds.make',
    'payments.read',
    'invoices.read',
    'invoices.export',
    'audit.read',
    'health.read',
  ]),
  viewer: new Set(['orders.read', 'stock.read', 'products.read']),
}

const serviceRefundCents = 15_000

/** How much a role may refund at once; null: as much as was paid (STAFF-10). */
export function refundLimitOf(role: Role): number | null {
  return role === 'service' ? serviceRefundCents : null
}
