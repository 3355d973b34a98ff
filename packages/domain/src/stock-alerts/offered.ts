import type { StockState } from '../catalogue/index.ts'

const waitingStates: ReadonlySet<StockState> = new Set(['coming-soon', 'sold-out'])

/** STOCK-ALERTS-2: a site that has the feature offers it for packs that cannot be had just now. */
export function alertIsOffered(siteHasFeature: boolean, state: StockState): boolean {
  return siteHasFeature && waitingStates.has(state)
}
