export type StockState = 'available' | 'low-stock' | 'coming-soon' | 'sold-out'

/** From this amount down the page says how many are left. */
export const lowStockAmount = 7

/** CATALOGUE-6: what the page says about the stock of a pack; the amount only when it is low. */
export function stockState(
  amount: number,
  comingSoon: boolean,
): { state: StockState; amount: number | null } {
  if (amount <= 0) return { state: comingSoon ? 'coming-soon' : 'sold-out', amount: null }
  return amount <= lowStockAmount ? { state: 'low-stock', amount } : { state: 'available', amount: null }
}
