export {
  type Companion,
  type Complementable,
  complementsOf,
  goesWithAll,
  mayBeGivenBeside,
} from './complements.ts'
export { assumptions, adviseFeed, type FeedAdvice } from './advice.ts'
export { alternativesTo, reasonsToAsk } from './alternatives.ts'
export { areSaltsForUlcers, careWarningCodes, isWorkedTooMuchInFoal } from './care.ts'
export { feedCases, type MadeFor } from './cases.ts'
export { type EnergyLevel, energyLevelOf, energyLevels, type EnergyThreshold } from './energy-level.ts'
export { adviceSources } from './advice-sources.ts'
export { type CeilingSubstance, euCeilingOf, euCeilings } from './eu-ceilings.ts'
export { feedKinds, feedUses, usualFeeding } from './feeding.ts'
export {
  adviceLimits,
  forageDryMatter,
  holdsFor,
  type Limit,
  oilDensity,
  seleniumLimitMg,
  usualFeedDryMatter,
} from './limits.ts'
export { type DoseRule, feedingOf, rationFor } from './ration.ts'
export {
  type Composition,
  type FeedRules,
  type RefusalReason,
  refusalReasons,
  type Suitability,
  tableMostPerMeal,
} from './suitability.ts'
export {
  bodyConditions,
  type BodyCondition,
  type Health,
  type HealthProblem,
  healthProblems,
  healthText,
  type Horse,
  type HorseDetails,
  type HorseType,
  isAtRisk,
  isForageFor,
  horseTypes,
  isPossibleWeight,
  largestAdultsKg,
  leastWeightKg,
  type LifeStage,
  lifeStages,
  readHealth,
  referenceWeightKg,
  type RoughageType,
  roughageTypes,
  roughageTypesFor,
  unknownDetails,
  weightLimitsKg,
  type WorkLoad,
  workLoads,
  workThresholdHours,
  usualWeightsKg,
} from './horse.ts'
export { bestPack, calendarDays, outlasts, type PackRation, packRation } from './packs.ts'
export { lastMilkWeek } from './foal-milk.ts'
export { weekOfMonths, whenWeaned } from './milk-limits.ts'
export { forageFor, isForageAdvised, leastForagePer100Kg, safeForagePer100Kg } from './forage.ts'
export {
  type ForageJudgement,
  type ForageKind,
  type ForageReason,
  forageReasons,
  forageSugarLimits,
  forageVerdicts,
  forageWarnings,
  judgeForage,
  judgeMeasuredSugar,
} from './forage-judgement.ts'
export { usualForageSugars, usualStarchOf } from './usual-forage.ts'
export {
  competitionRules,
  precautionsOf,
  stagesInFoal,
  watchedIn,
  watchedIngredients,
} from './watched-ingredients.ts'
