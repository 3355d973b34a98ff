export const searchSources = ['orders', 'accounts'] as const
export type SearchSource = (typeof searchSources)[number]

/** OFFICE-5: lists that keep views. */
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
