import type { Permission } from '@haverhof/domain/backoffice'
import type { IconName } from '@haverhof/artwork/icons'

export type Area = {
  id: string
  /** A line parts one group from the next: today, orders and customers, goods, what is read and measured, the machine. */
  group: number
  /** `title` in it is the name of the area. */
  texts: OfficeTexts
  path: string
  icon: IconName
  /** A member with one of these permissions sees it at the left; without any listed, every member does. */
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
  | 'office-questions'
  | 'office-refunds'
  | 'office-reports'
  | 'office-returns'
  | 'office-reviews'
  | 'office-shipping'
  | 'office-staff'
  | 'office-stock'
  | 'office-today'
  | 'office-withdrawals'

/** A member with one of these permissions has work on the first screen. */
const todayPermissions: readonly Permission[] = [
  'orders.read',
  'payments.read',
  'returns.read',
  'withdrawals.decide',
  'reviews.decide',
  'questions.answer',
  'reports.decide',
  'samples.read',
  'stock.read',
  'mails.read',
  'health.read',
]

/** Screens within an area; the palette leads to them, too (OFFICE-6). Who may do what is as with areas. */
export const furtherScreens = [
  { path: '/stock/receive', permissions: ['stock.receive'] },
  { path: '/stock/count', permissions: ['stock.count'] },
  { path: '/reviews/all', permissions: ['reviews.decide'] },
  { path: '/questions/all', permissions: ['questions.answer'] },
  { path: '/reports/all', permissions: ['reports.decide'] },
  { path: '/laboratory/receive', permissions: ['samples.receive'] },
  { path: '/staff/roles', permissions: ['staff.edit'] },
  { path: '/me', permissions: [] },
] as const satisfies readonly Pick<Area, 'path' | 'permissions'>[]

/** What stands at the left, in this order. A screen of its own gets a line here and one in routes.ts. */
export const areas: readonly Area[] = [
  {
    id: 'today',
    group: 0,
    texts: 'office-today',
    path: '/today',
    icon: 'home',
    permissions: todayPermissions,
    key: 't',
  },
  {
    id: 'orders',
    group: 1,
    texts: 'office-orders',
    path: '/orders',
    icon: 'box',
    permissions: ['orders.read'],
    key: 'o',
  },
  {
    id: 'shipping',
    group: 1,
    texts: 'office-shipping',
    path: '/shipping',
    icon: 'truck',
    permissions: ['orders.ship'],
    key: 's',
  },
  {
    id: 'returns',
    group: 1,
    texts: 'office-returns',
    path: '/returns',
    icon: 'return',
    permissions: ['returns.receive', 'returns.decide'],
    key: 'r',
  },
  {
    id: 'withdrawals',
    group: 1,
    texts: 'office-withdrawals',
    path: '/withdrawals',
    icon: 'close',
    permissions: ['withdrawals.decide'],
    key: 'w',
  },
  {
    id: 'refunds',
    group: 1,
    texts: 'office-refunds',
    path: '/refunds',
    icon: 'bank',
    permissions: ['payments.read'],
    key: 'f',
  },
  {
    id: 'invoices',
    group: 1,
    texts: 'office-invoices',
    path: '/invoices',
    icon: 'invoice',
    permissions: ['invoices.read'],
    key: 'i',
  },
  {
    id: 'customers',
    group: 1,
    texts: 'office-customers',
    path: '/customers',
    icon: 'heart',
    permissions: ['customers.read'],
    key: 'c',
  },
  {
    id: 'stock',
    group: 2,
    texts: 'office-stock',
    path: '/stock',
    icon: 'store',
    permissions: ['stock.read'],
    key: 'k',
  },
  {
    id: 'lots',
    group: 2,
    texts: 'office-lots',
    path: '/lots',
    icon: 'tag',
    permissions: ['stock.read'],
    key: 'b',
  },
  {
    id: 'laboratory',
    group: 3,
    texts: 'office-laboratory',
    path: '/laboratory',
    icon: 'flask',
    permissions: ['samples.read'],
    key: 'l',
  },
  {
    id: 'reviews',
    group: 3,
    texts: 'office-reviews',
    path: '/reviews',
    icon: 'chat',
    permissions: ['reviews.decide'],
    key: 'v',
  },
  {
    id: 'questions',
    group: 3,
    texts: 'office-questions',
    path: '/questions',
    icon: 'help',
    permissions: ['questions.answer'],
    key: 'q',
  },
  {
    id: 'reports',
    group: 3,
    texts: 'office-reports',
    path: '/reports',
    icon: 'warning',
    permissions: ['reports.decide'],
    key: 'd',
  },
  {
    id: 'mails',
    group: 4,
    texts: 'office-mails',
    path: '/mails',
    icon: 'mail',
    permissions: ['mails.read'],
    key: 'm',
  },
  {
    id: 'staff',
    group: 4,
    texts: 'office-staff',
    path: '/staff',
    icon: 'user',
    permissions: ['staff.edit'],
    key: 'e',
  },
  {
    id: 'audit',
    group: 4,
    texts: 'office-audit',
    path: '/log',
    icon: 'clock',
    // Everybody reads what they did themselves (AUDIT-10).
    permissions: [],
    key: 'p',
  },
  {
    id: 'health',
    group: 4,
    texts: 'office-health',
    path: '/health',
    icon: 'info',
    permissions: ['health.read'],
    key: 'h',
  },
]
