import { analysisKitTypes, bulkPacks } from '@haverhof/domain/catalogue'
import { repeatLimits } from '@haverhof/domain/repeat-delivery'
import { refusal } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { listSql } from '../../database/index.ts'
import type { CartCall } from '../cart-call.ts'
import type { RepeatRefused } from '../refusals.ts'

/** Days per pack; 0 is once, and what is missing stays as it is (REPEAT-1). */
export type Intervals = ReadonlyMap<number, number>

export const once: Intervals = new Map()

export function intervalsOf(
  products: readonly { productVariantId: number; repeatDays?: number | null | undefined }[],
): Intervals {
  return new Map(
    products.flatMap(({ productVariantId, repeatDays }) =>
      repeatDays ? [[productVariantId, repeatDays] as const] : [],
    ),
  )
}

/** A site where nothing can be collected offers none (REPEAT-30). */
export async function refuseIntervals(
  { cartHooks }: Pick<AppContext, 'cartHooks'>,
  { scope }: Pick<CartCall, 'scope'>,
  intervals: Intervals,
): Promise<RepeatRefused | null> {
  const isAsked = [...intervals.values()].some((days) => days > 0)
  if (!isAsked || (await cartHooks.offersRepeatDelivery(scope.siteId))) return null
  return refusal('repeat-not-offered')
}

/** REPEAT-61; the parameter is the one that names the pieces. */
export function tooManyToRepeat(parameter: 'quantity' | 'products' = 'quantity'): RepeatRefused {
  return refusal('repeat-quantity-limit', { maximum: repeatLimits.quantity, parameter })
}

export function isTooManyToRepeat(pieces: number): boolean {
  return pieces > repeatLimits.quantity
}

/** The same in SQL: so many pieces come every so many days, or once. */
export function fitsRepeatSql(pieces: string, days: string): string {
  return `(coalesce(${days}, 0) = 0 or ${pieces} <= ${repeatLimits.quantity})`
}

/** `mayRepeat` of the domain in SQL: v is the pack, p its product. */
export const mayRepeatSql = `(p.type not in ${listSql(analysisKitTypes)} and v.pack not in ${listSql(bulkPacks)})`

/** For a line that is there already. */
export const keptOrSetSql = `case when :repeatDays::int is null then l.repeat_days else excluded.repeat_days end`
