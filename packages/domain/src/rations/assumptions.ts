import type { Horse } from '../feed-advice/index.ts'
import { type Growing, unknownGrowing } from './growth.ts'
import { keeperOf, maySlim } from './needs.ts'

export const assumptionCodes = [
  'least-forage',
  'forage-without-amount',
  'standard-forage',
  'measured-forage',
  'doses-of-labels',
  'largest-meal',
  'adult',
  'right-condition',
  'healthy',
  'good-doer',
  'donkey',
  'slimming',
  'growing-any-age',
  'growing-by-weight',
  'growing-by-age',
  'foal',
  'not-daily',
] as const

export type AssumptionCode = (typeof assumptionCodes)[number]

type AssumptionFacts = {
  horse: Horse
  growing?: Growing
  isMeasured: boolean
  isForageGiven: boolean
  /** Of grass an animal at risk is told no amount (RATIONS-42). */
  isForageCounted?: boolean
  isDoseOfLabel: boolean
  hasNotDaily: boolean
}

/** What was not said and is counted as usual, so that every answer tells what it rests on (RATIONS-11). */
export function assumptionsOf({
  horse,
  growing = unknownGrowing,
  isMeasured,
  isForageGiven,
  isForageCounted = true,
  isDoseOfLabel,
  hasNotDaily,
}: AssumptionFacts): AssumptionCode[] {
  const { horseType, lifeStage, bodyCondition, health } = horse
  const held: Record<AssumptionCode, boolean> = {
    'least-forage': !isForageGiven && isForageCounted && lifeStage !== 'foal',
    'forage-without-amount': !isForageCounted,
    'standard-forage': !isMeasured,
    'measured-forage': isMeasured,
    'doses-of-labels': isDoseOfLabel,
    'largest-meal': true,
    adult: lifeStage === 'unknown',
    'right-condition': bodyCondition === 'unknown',
    healthy: health === 'unknown',
    'good-doer': isGoodDoer(horse),
    donkey: horseType === 'donkey',
    slimming: maySlim(horse),
    ...growingAssumptions(lifeStage === 'growing', growing),
    foal: lifeStage === 'foal',
    'not-daily': hasNotDaily,
  }
  return assumptionCodes.filter((code) => held[code])
}

/** What was assumed of a growing horse without an age or adult weight (RATIONS-33). */
function growingAssumptions(isGrowing: boolean, { ageMonths, adultWeightKg }: Growing) {
  const [hasAge, hasAdultWeight] = [ageMonths !== null, adultWeightKg !== null]
  return {
    'growing-any-age': isGrowing && !hasAge && !hasAdultWeight,
    'growing-by-weight': isGrowing && !hasAge && hasAdultWeight,
    'growing-by-age': isGrowing && hasAge && !hasAdultWeight,
  }
}

/** Said of kinds only: it is obvious of a fat animal. */
function isGoodDoer(horse: Horse): boolean {
  const { horseType, bodyCondition, lifeStage } = horse
  if (bodyCondition === 'fat' || lifeStage === 'growing' || horseType === 'donkey') return false
  return keeperOf(horse) === 'goodDoer'
}
