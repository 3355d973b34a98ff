export {
  type DoseRule,
  type EnergyLevel,
  energyLevelOf,
  energyLevels,
  type EnergyThreshold,
  type Ration,
  rationFor,
} from './ration.ts'
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
export { bestPack, type PackRation, packRation } from './packs.ts'
