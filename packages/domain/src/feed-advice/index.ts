export { type EnergyLevel, energyLevelOf, energyLevels, type EnergyThreshold } from './energy-level.ts'
export {
  type Horse,
  type HorseType,
  horseTypes,
  isPossibleWeight,
  referenceWeightKg,
  type RoughageType,
  roughageTypes,
  weightLimitsKg,
  type WorkLoad,
  workLoads,
  workThresholdHours,
} from './horse.ts'
export { bestPack, type FeedPack, type PackRation, packRation, sensibleDays } from './packs.ts'
export { type DoseRule, exactGramsPerDay, type Ration, rationFor, type RationWarning } from './ration.ts'
