import type { PackContent } from './pack-content.ts'
import { isAnalysisKit } from './product-type.ts'

/** CART-10: an analysis kit holds one sample for every piece of its pack; other packs hold none. */
export function samplesPerPack(productType: number, { amount, unit }: PackContent): number {
  if (!isAnalysisKit(productType)) return 0
  return unit === 'piece' ? Math.max(1, Math.trunc(amount)) : 1
}
