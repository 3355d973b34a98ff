import { isAnalysisKit, isBulkPack } from '../catalogue/index.ts'

/** Every so many days, from a week to half a year (REPEAT-1). */
export const repeatDaysLimits = { min: 7, max: 182 } as const

/** An interval as every text tells it: in weeks where it is whole weeks (0 where it is not), else in days (REPEAT-27). */
export function intervalWords(days: number): { weeks: number; days: number } {
  return { weeks: days % 7 === 0 ? days / 7 : 0, days }
}

/** What can be chosen: whole weeks, and what is proposed or agreed already (REPEAT-27). */
export function intervalChoices(more: readonly (number | null | undefined)[] = []): number[] {
  const { min, max } = repeatDaysLimits
  const weeks = Array.from({ length: (max - min) / 7 + 1 }, (_, index) => min + index * 7)
  const others = more.flatMap((days) => (days && days >= min && days <= max ? [days] : []))
  return [...new Set([...weeks, ...others])].toSorted((one, other) => one - other)
}

/** What goes by parcel (REPEAT-29). A kit is bought for a sample, and a lorry comes by appointment. */
export function mayRepeat({ productType, pack }: { productType: number; pack: string }): boolean {
  return !isAnalysisKit(productType) && !isBulkPack(pack)
}
