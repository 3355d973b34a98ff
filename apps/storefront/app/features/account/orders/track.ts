import type { OrderStatus } from '@haverhof/domain/orders'

const way = ['open', 'paid', 'processing', 'sent', 'closed'] as const satisfies readonly OrderStatus[]

export type TrackStep = { name: (typeof way)[number]; state: 'done' | 'current' | 'to-come' }

/** ACCOUNT-PAGES-5: every step before the current one is done; a cancelled order has no way any more. */
export function trackOf(status: Exclude<OrderStatus, 'cancelled'>): TrackStep[] {
  const position = way.indexOf(status)
  return way.map((name, index) => ({
    name,
    state: index < position ? 'done' : index === position ? 'current' : 'to-come',
  }))
}
