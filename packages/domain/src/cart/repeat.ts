import { isAnalysisKit, isBulkPack } from '../catalogue/index.ts'

/** REPEAT-1: every so many weeks. */
export const repeatWeeksLimits = { min: 1, max: 26 } as const

/** REPEAT-1: what goes by parcel. A kit is bought for a sample, and a lorry comes by appointment. */
export function mayRepeat({ productType, pack }: { productType: number; pack: string }): boolean {
  return !isAnalysisKit(productType) && !isBulkPack(pack)
}
