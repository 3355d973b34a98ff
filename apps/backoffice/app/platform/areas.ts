import type { Permission } from '@haverhof/domain/backoffice'
import type { IconName } from '@haverhof/artwork/icons'

export type Area = {
  id: string
  /** `title` in it is the name of the area. */
  texts: OfficeTexts
  path: string
  icon: IconName
  /** Whoever has one of these sees it at the left. */
  permissions: readonly Permission[]
  /** `g` and this letter lead there. */
  key?: string
}

type OfficeTexts =
  | 'office-audit'
  | 'office-customers'
  | 'office-health'
  | 'office-invoices'
  | 'office-laboratory'
  | 'office-lots'
  | 'office-mails'
  | 'office-orders'
  | 'office-refunds'
  | 'office-returns'
  | 'office-reviews'
  | 'office-shipping'
  | 'office-staff'
  | 'office-stock'
  | 'office-today'
  | 'office-withdrawals'

/** Whoever has one of these has something on the first screen. */
const todayPermissions: readonly Permission[] = [
  'orders.read',
  'payments.read',
  'returns.read',
  'withdrawals.decide',
  'reviews.decide',
  'samples.read',
  'stock.read',
  'mails.read',
]

/** What stands at the left, in this order. A screen of its own gets a line here and one in routes.ts. */
export const areas: readonly Area[] = [
  {
    id: 'today',
    texts: 'office-today',
    path: '/today',
    icon: 'home',
    permissions: todayPermissions,
    key: 't',
  },
  {
    id: 'orders',
    texts: 'office-orders',
    path: '/orders',
    icon: 'box',
    permissions: ['orders.read'],
    key: 'o',
  },
  {
    id: 'shipping',
    texts: 'office-shipping',
    path: '/shipping',
    icon: 'truck',
    permissions: ['orders.ship'],
    key: 's',
  },
  {
    id: 'customers',
    texts: 'office-customers',
    path: '/customers',
    icon: 'heart',
    permissions: ['customers.read'],
    key: 'c',
  },
  {
    id: 'stock',
    texts: 'office-stock',
    path: '/stock',
    icon: 'store',
    permissions: ['stock.read'],
    key: 'k',
  },
  {
    id: 'lots',
    texts: 'office-lots',
    path: '/lots',
    icon: 'tag',
    permissions: ['stock.read'],
    key: 'b',
  },
  {
    id: 'returns',
    texts: 'office-returns',
    path: '/returns',
    icon: 'return',
    permissions: ['returns.receive', 'returns.decide'],
    key: 'r',
  },
  {
    id: 'withdrawals',
    texts: 'office-withdrawals',
    path: '/withdrawals',
    icon: 'close',
    permissions: ['withdrawals.decide'],
    key: 'w',
  },
  {
    id: 'invoices',
    texts: 'office-invoices',
    path: '/invoices',
    icon: 'invoice',
    permissions: ['invoices.read'],
    key: 'i',
  },
  {
    id: 'reviews',
    texts: 'office-reviews',
    path: '/reviews',
    icon: 'chat',
    permissions: ['reviews.decide'],
    key: 'v',
  },
  {
    id: 'laboratory',
    texts: 'office-laboratory',
    path: '/laboratory',
    icon: 'flask',
    permissions: ['samples.read'],
    key: 'l',
  },
  {
    id: 'staff',
    texts: 'office-staff',
    path: '/staff',
    icon: 'user',
    permissions: ['staff.edit'],
    key: 'e',
  },
  {
    id: 'mails',
    texts: 'office-mails',
    path: '/mails',
    icon: 'mail',
    permissions: ['mails.read'],
    key: 'm',
  },
  {
    id: 'health',
    texts: 'office-health',
    path: '/health',
    icon: 'info',
    permissions: ['health.read'],
    key: 'h',
  },
  {
    id: 'audit',
    texts: 'office-audit',
    path: '/log',
    icon: 'clock',
    permissions: ['audit.read'],
    key: 'p',
  },
]
