import { type ForageJudgement, judgeForage, usualForage } from './forage-judgement.ts'
import type { Horse } from './horse.ts'
import { adviceLimits, forageDryMatter } from './limits.ts'

export type Forage = {
  dryMatterKg: number
  /** Null where no amount of it is advised. */
  kilograms: number | null
  /** Null of a foal on milk. */
  judgement: ForageJudgement | null
}

type Asked = Pick<Horse, 'weightKg' | 'roughageType' | 'health'>

/**
 * FEED-ADVICE-21: the least forage of a day, in dry matter and in kilograms as it is, to half a kilogram and never less; and
 * whether it is right for this animal (FEED-ADVICE-23). Of grass an animal at risk is told no amount.
 */
export function forageFor(horse: Asked): Forage & { judgement: ForageJudgement } {
  const { weightKg, roughageType } = horse
  const judgement = judgeForage(horse, usualForage(roughageType))
  const dryMatterKg = (weightKg / 100) * adviceLimits.forageDryMatterPer100Kg.value
  const kilograms = Math.ceil((dryMatterKg / forageDryMatter[roughageType].value) * 2 - 1e-9) / 2
  return {
    dryMatterKg: Math.round(dryMatterKg * 100) / 100,
    kilograms: judgement.reason === 'grass' ? null : kilograms,
    judgement,
  }
}
