import type { PackContent } from './pack-content.ts'

export const productTypes = { simple: 1, feed: 2, merchandise: 3, rqs: 4, qs: 5 } as const

/** Roughage quickscans and hygiene scans: kits whose samples carry names. */
export const analysisKitTypes: readonly number[] = [productTypes.rqs, productTypes.qs]

export function isAnalysisKit(productType: number): boolean {
  return analysisKitTypes.includes(productType)
}

/** An analysis kit holds one sample for every piece of its pack; other packs hold none (CART-10). */
export function samplesPerPack(productType: number, { amount, unit }: PackContent): number {
  if (!isAnalysisKit(productType)) return 0
  return unit === 'piece' ? Math.max(1, Math.trunc(amount)) : 1
}
