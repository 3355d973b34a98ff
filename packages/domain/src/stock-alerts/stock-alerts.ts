import { HOUR } from '../shared/index.ts'
import type { StockState } from '../catalogue/index.ts'

const waitingStates: ReadonlySet<StockState> = new Set(['coming-soon', 'sold-out'])

/** A site that has the feature offers it for packs that cannot be had just now (STOCK-ALERTS-2). */
export function alertIsOffered(siteHasFeature: boolean, state: StockState): boolean {
  return siteHasFeature && waitingStates.has(state)
}

/** Packs that one mailbox may wait for at a time, and mails it gets in an hour (STOCK-ALERTS-4). */
export const mostAlerts = 20
export const alertMailLimit = { mails: 3, withinMs: HOUR } as const
