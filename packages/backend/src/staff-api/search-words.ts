export const searchSources = ['orders', 'accounts'] as const
export type SearchSource = (typeof searchSources)[number]

/** Lists that keep views (OFFICE-5). */
export const listNames = [
  'orders',
  'customers',
  'returns',
  'withdrawals',
  'invoices',
  'stock',
  'lots',
  'reviews',
  'samples',
  'mails',
  'audit',
  'tasks',
] as const
export type ListName = (typeof listNames)[number]
