import type { Horse } from '../feed-advice/index.ts'
import { type Demand, energyNeeds, needRows } from './need-values.ts'
import { type NeededSubstance, neededSubstances } from './substances.ts'

export type Needs = Readonly<Record<NeededSubstance, number>>

/**
 * RATIONS-3: what a horse needs in a day. Null for a foal: how much milk it drinks is not known. A mare that also works needs
 * the greater of both.
 */
export function needsOf(horse: Horse): Needs | null {
  const demands = demandsOf(horse)
  if (!demands) return null
  const amounts = neededSubstances.map((substance) => [
    substance,
    substance === 'energy'
      ? energyOf(horse, demands)
      : horse.weightKg * Math.max(...demands.map((demand) => needRows[substance][demand])),
  ])
  return Object.fromEntries(amounts) as Needs
}

function demandsOf({ lifeStage, workLoad }: Horse): Demand[] | null {
  switch (lifeStage) {
    case 'foal':
      return null
    case 'unknown':
    case 'adult':
    case 'senior':
      return [workLoad]
    case 'growing':
      return ['growing']
    default:
      return [lifeStage, workLoad]
  }
}

function energyOf(horse: Horse, demands: readonly Demand[]): number {
  const factors = demands.flatMap((demand) => (demand === 'growing' ? [] : energyNeeds.factors[demand]))
  if (factors.length === 0) return horse.weightKg * energyNeeds.growingMjPerKg
  return horse.weightKg * energyNeeds.maintenanceMjPerKg[keeperOf(horse)] * Math.max(...factors)
}

/** RATIONS-3: who is thin keeps its weight badly, who is fat keeps it well, and so do ponies, heavy horses and donkeys. */
export function keeperOf({ bodyCondition, horseType }: Horse): keyof typeof energyNeeds.maintenanceMjPerKg {
  if (bodyCondition === 'thin') return 'poorDoer'
  return bodyCondition === 'fat' || horseType !== 'horse' ? 'goodDoer' : 'average'
}
