import type { Horse } from '../feed-advice/index.ts'
import { type Growing, growthNeed, unknownGrowing } from './growth.ts'
import { type Need, needOf } from './need.ts'
import { type Demand, energyNeeds, needRows, slimming } from './need-values.ts'
import { type NeededSubstance, neededSubstances } from './substances.ts'

export type Needs = Readonly<Record<NeededSubstance, Need>>

/**
 * RATIONS-3: what a horse needs in a day. Null for a foal: how much milk it drinks is not known. A mare that also works needs
 * the greater of both.
 */
export function needsOf(horse: Horse, growing = unknownGrowing): Needs | null {
  if (horse.lifeStage === 'foal') return null
  const needs = neededSubstances.map((substance) => [substance, needFor(substance, horse, growing)])
  return Object.fromEntries(needs) as Needs
}

function needFor(substance: NeededSubstance, horse: Horse, growing: Growing): Need {
  if (horse.lifeStage === 'growing') return growthNeed(substance, horse, growing)
  const demands = demandsOf(horse)
  if (substance === 'energy') return energyOf(horse, demands)
  return needOf(horse.weightKg * Math.max(...demands.map((demand) => needRows[substance][demand])))
}

/** Those that grow have rows of their own. */
function demandsOf({ lifeStage, workLoad }: Horse): Demand[] {
  switch (lifeStage) {
    case 'unknown':
    case 'foal':
    case 'growing':
    case 'adult':
    case 'senior':
      return [workLoad]
    default:
      return [lifeStage, workLoad]
  }
}

function energyOf(horse: Horse, demands: readonly Demand[]): Need {
  const factors = demands.map((demand) => energyNeeds.factors[demand])
  const maintenance = horse.weightKg * energyNeeds.maintenanceMjPerKg[keeperOf(horse)]
  return maySlim(horse) ? slimmingNeed(maintenance, factors) : needOf(maintenance * Math.max(...factors))
}

/** RATIONS-17: a fat animal is fed for the weight it should have, and may lose weight down to a share of what keeps that. */
function slimmingNeed(maintenance: number, factors: readonly number[]): Need {
  const wanted = maintenance * slimming.wantedShareOfWeight.value
  return {
    amount: wanted * Math.max(...factors),
    least: wanted * slimming.leastShareOfMaintenance.value,
    between: 'loses-weight',
  }
}

/** RATIONS-17: nobody slims a mare in foal or in milk, nor what still grows. */
export function maySlim({ bodyCondition, lifeStage }: Horse): boolean {
  return bodyCondition === 'fat' && ['unknown', 'adult', 'senior'].includes(lifeStage)
}

/** RATIONS-3: who is thin keeps its weight badly, who is fat keeps it well, and so do ponies, heavy horses and donkeys. */
export function keeperOf({ bodyCondition, horseType }: Horse): keyof typeof energyNeeds.maintenanceMjPerKg {
  if (bodyCondition === 'thin') return 'poorDoer'
  return bodyCondition === 'fat' || horseType !== 'horse' ? 'goodDoer' : 'average'
}
