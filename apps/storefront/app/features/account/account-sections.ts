/** The rooms of the account, in the order of its navigation (ACCOUNT-PAGES-1). */
export const accountSections = [
  { name: 'home', path: '/account/', icon: 'home' },
  { name: 'horses', path: '/account/horses/', icon: 'horse' },
  { name: 'orders', path: '/account/orders/', icon: 'box' },
  { name: 'repeats', path: '/account/repeat-deliveries/', icon: 'refresh' },
  { name: 'invoices', path: '/account/invoices/', icon: 'invoice' },
  { name: 'returns', path: '/account/returns/', icon: 'return' },
  { name: 'results', path: '/account/rqs-results/', icon: 'microscope' },
  { name: 'subscriptions', path: '/account/subscriptions/', icon: 'mail' },
  { name: 'information', path: '/account/information/', icon: 'user' },
] as const

export type AccountSection = (typeof accountSections)[number]

/** The room that a path belongs to; home is the path itself, the others hold what lies below them. */
export function sectionOf(pathname: string): AccountSection['name'] | null {
  const below = accountSections.find(({ name, path }) => name !== 'home' && pathname.startsWith(path))
  return below?.name ?? (pathname === '/account/' ? 'home' : null)
}
