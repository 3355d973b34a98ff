import { adviceLimits, holdsFor, type Horse } from '../feed-advice/index.ts'
import type { Bar, Measure } from './bars.ts'
import type { Forage } from './forage.ts'
import { isAbove } from './is-above.ts'

/** Of calcium to one part of phosphorus (RATIONS-26). */
export function mostCalciumFor(horse: Horse): number {
  const { mostCalciumPerPhosphorus, mostCalciumPerPhosphorusGrowing: growing } = adviceLimits
  return holdsFor(growing, horse) ? growing.value : mostCalciumPerPhosphorus.value
}

/**
 * Unmeasured forage, such as standard straw, has too much calcium for its phosphorus all by itself, and no feed makes it
 * worse (RATIONS-27). The owner has fed nothing wrong then, and this forage may differ.
 */
export function isUsualCalcium(horse: Horse, { isMeasured }: Forage, bars: readonly Bar[]): boolean {
  const of = (measure: Measure) => bars.find((bar) => bar.measure === measure)
  const [calcium, phosphorus] = [of('calcium'), of('phosphorus')]
  if (isMeasured || !calcium || !phosphorus) return false
  const isOfForage = isAbove(calcium.fromForage, phosphorus.fromForage * mostCalciumFor(horse))
  return isOfForage && !isAbove(calcium.value * phosphorus.fromForage, calcium.fromForage * phosphorus.value)
}

/** A hint, and no accusation: the calcium of such a ration is enough as far as is known (RATIONS-21). */
export function withCalciumUntold(bars: readonly Bar[]): Bar[] {
  return bars.map((bar) => {
    const isEnough = bar.verdict === 'enough' || bar.verdict === 'above-need'
    return bar.measure === 'calcium' && isEnough ? { ...bar, verdict: 'not-measured' } : bar
  })
}
