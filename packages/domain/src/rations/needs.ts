import type { Horse } from '../feed-advice/index.ts'
import { type Growing, growthNeed, unknownGrowing } from './growth.ts'
import { type Need, needOf } from './need.ts'
import { type Demand, donkeyEnergy, energyNeeds, needRows, slimming } from './need-values.ts'
import { type NeededSubstance, neededSubstances } from './substances.ts'

export type Needs = Readonly<Record<NeededSubstance, Need>>

/**
 * What a horse needs in a day (RATIONS-3). Null for a foal: how much milk it drinks is not known. A mare that also works needs
 * the greater of both.
 */
export function needsOf(horse: Horse, growing = unknownGrowing): Needs | null {
  if (horse.lifeStage === 'foal') return null
  const needs = neededSubstances.map((substance) => [substance, needFor(substance, horse, growing)])
  return Object.fromEntries(needs) as Needs
}

function needFor(substance: NeededSubstance, horse: Horse, growing: Growing): Need {
  if (horse.lifeStage === 'growing') return growingInWork(substance, horse, growing)
  const demands = demandsOf(horse)
  if (substance === 'energy') return energyOf(horse, demands)
  return needOf(horse.weightKg * Math.max(...demands.map((demand) => needRows[substance][demand])))
}

/**
 * One that grows and works needs what growth asks for, and what the work of a grown one of its weight adds to energy, protein
 * and salt; of all else the greater of both (RATIONS-34). So NRC 2007 has it for yearlings
 * and two-year-olds in work. To be confirmed by the nutritionist.
 */
function growingInWork(substance: NeededSubstance, horse: Horse, growing: Growing): Need {
  const growth = growthNeed(substance, horse, growing)
  const { weightKg, workLoad } = horse
  if (substance === 'energy')
    return raised(growth, maintenanceOf(horse).most * (energyNeeds.factors[workLoad] - 1))
  const row = needRows[substance]
  if (substance === 'crude-protein' || substance === 'sodium')
    return raised(growth, weightKg * (row[workLoad] - row.none))
  const least = workLoad === 'none' ? 0 : weightKg * row[workLoad]
  return { ...growth, amount: Math.max(growth.amount, least), least: Math.max(growth.least, least) }
}

function raised(need: Need, by: number): Need {
  return { ...need, amount: need.amount + by, least: need.least + by }
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
  const factor = Math.max(...demands.map((demand) => energyNeeds.factors[demand]))
  const { most, least } = maintenanceOf(horse)
  if (maySlim(horse)) return slimmingNeed(most, factor)
  return { amount: most * factor, least: least * factor, between: 'enough' }
}

/** What is measured of donkeys is of grown ones that are neither thin nor in foal nor in milk (RATIONS-3, RATIONS-35). */
function maintenanceOf(horse: Horse): { most: number; least: number } {
  const { horseType, weightKg, bodyCondition } = horse
  const most =
    weightKg *
    (horseType === 'donkey' ? donkeyEnergy.mostMjPerKg : energyNeeds.maintenanceMjPerKg[keeperOf(horse)])
  const isRange = horseType === 'donkey' && isGrown(horse) && bodyCondition !== 'thin'
  return { most, least: isRange ? weightKg * donkeyEnergy.leastMjPerKg : most }
}

/** A fat animal is fed for the weight it should have, and may lose weight down to a share of what keeps that (RATIONS-17). */
function slimmingNeed(maintenance: number, factor: number): Need {
  const wanted = maintenance * slimming.wantedShareOfWeight.value
  return {
    amount: wanted * factor,
    least: wanted * slimming.leastShareOfMaintenance.value,
    between: 'loses-weight',
  }
}

/** A mare in foal or in milk is not slimmed, nor a growing animal (RATIONS-30). */
export function maySlim(horse: Horse): boolean {
  return horse.bodyCondition === 'fat' && isGrown(horse)
}

/** Grown, neither in foal nor in milk. */
export function isGrown({ lifeStage }: Horse): boolean {
  return ['unknown', 'adult', 'senior'].includes(lifeStage)
}

/** Who is thin keeps its weight badly, who is fat keeps it well, and so do ponies and heavy horses (RATIONS-3). */
export function keeperOf({ bodyCondition, horseType }: Horse): keyof typeof energyNeeds.maintenanceMjPerKg {
  if (bodyCondition === 'thin') return 'poorDoer'
  return bodyCondition === 'fat' || horseType !== 'horse' ? 'goodDoer' : 'average'
}
