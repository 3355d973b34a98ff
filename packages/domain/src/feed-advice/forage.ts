import { type ForageJudgement, type ForageKind, judgeForage, usualForage } from './forage-judgement.ts'
import { type Horse, isAtRisk, isFedMoreForage, type RoughageType } from './horse.ts'
import { adviceLimits, forageDryMatter, holdsFor } from './limits.ts'

export type Forage = {
  /** Null where no amount of it is advised. */
  dryMatterKg: number | null
  kilograms: number | null
  /** Of an animal that needs more than the least: up to how much. */
  upToKilograms: number | null
  /** Null of a foal on milk. */
  judgement: ForageJudgement | null
}

/**
 * The least forage of a day, in dry matter and in kilograms as it is, to half a kilogram and never less; and whether it is
 * right for this animal (FEED-ADVICE-23, FEED-ADVICE-21). Of grass an animal at risk is told no amount, and neither is a
 * foal.
 */
export function forageFor(horse: Horse): Forage & { judgement: ForageJudgement } {
  const { weightKg, roughageType } = horse
  const judgement = judgeForage(horse, usualForage(roughageType))
  const per100Kg = leastForagePer100Kg(horse)
  const isAdvised = isForageAdvised(horse, roughageType)
  const kilograms = (of100Kg: number) => halfKilograms((weightKg / 100) * of100Kg, roughageType)
  const most = adviceLimits.mostForageOfHighNeedPer100Kg.value
  return {
    dryMatterKg: isAdvised ? Math.round(weightKg * per100Kg) / 100 : null,
    kilograms: isAdvised ? kilograms(per100Kg) : null,
    upToKilograms: isAdvised && isFedMoreForage(horse) ? kilograms(most) : null,
    judgement,
  }
}

/** Of grass an animal at risk is told no amount, and neither is a foal (FEED-ADVICE-63). */
export function isForageAdvised(horse: Horse, kind: ForageKind): boolean {
  return leastForagePer100Kg(horse) > 0 && !(kind === 'grass' && isAtRisk(horse))
}

/** Kilograms of dry matter per 100 kg (FEED-ADVICE-65). A foal lives on milk at first, so nothing is demanded of it. */
export function leastForagePer100Kg(horse: Horse): number {
  if (horse.lifeStage === 'foal') return 0
  if (isFedMoreForage(horse)) return adviceLimits.forageOfHighNeedPer100Kg.value
  return safeForagePer100Kg(horse)
}

/** Less than this is too little for the gut of any animal of its kind (RATIONS-25). */
export function safeForagePer100Kg(horse: Horse): number {
  const { forageDryMatterPer100Kg, leastForageOfDonkeyPer100Kg: donkey } = adviceLimits
  return holdsFor(donkey, horse) ? donkey.value : forageDryMatterPer100Kg.value
}

function halfKilograms(dryMatterKg: number, roughageType: RoughageType): number {
  return Math.ceil((dryMatterKg / forageDryMatter[roughageType].value) * 2 - 1e-9) / 2
}
