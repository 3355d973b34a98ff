export const horseTypes = ['horse', 'pony', 'coldblood', 'donkey'] as const
export const workLoads = ['none', 'light', 'average', 'heavy'] as const
export const roughageTypes = ['hay', 'haylage', 'grass', 'poor-hay', 'straw'] as const

/** From birth to old age; a mare by the month of her pregnancy, or early and late in milk (months 1-3 and 4-6) (FEED-ADVICE-16). */
export const lifeStages = [
  'unknown',
  'foal',
  'growing',
  'adult',
  'senior',
  'mare-early',
  'mare-8',
  'mare-9',
  'mare-10',
  'mare-11',
  'lactation-early',
  'lactation-late',
] as const
export const bodyConditions = ['unknown', 'thin', 'right', 'fat'] as const
export const healthProblems = ['laminitis', 'ems', 'ppid', 'ulcers'] as const

export type HorseType = (typeof horseTypes)[number]
export type WorkLoad = (typeof workLoads)[number]
export type RoughageType = (typeof roughageTypes)[number]

export type LifeStage = (typeof lifeStages)[number]
export type BodyCondition = (typeof bodyConditions)[number]
export type HealthProblem = (typeof healthProblems)[number]
/** An empty list is a healthy horse. */
export type Health = readonly HealthProblem[] | 'unknown'

/** What the calculator may know beside the four answers it needs (FEED-ADVICE-16). */
export type HorseDetails = { lifeStage: LifeStage; bodyCondition: BodyCondition; health: Health }

/** What the calculator asks about a horse. */
export type Horse = HorseDetails & {
  horseType: HorseType
  weightKg: number
  workLoad: WorkLoad
  roughageType: RoughageType
}

/** An animal that must avoid sugar and starch, in feed and in forage (FEED-ADVICE-19). */
export function isAtRisk({ health }: Pick<Horse, 'health'>): boolean {
  return health !== 'unknown' && health.some((problem) => sugarRisks.has(problem))
}

export type Eater = Pick<Horse, 'lifeStage'> &
  Partial<Pick<Horse, 'horseType' | 'workLoad' | 'bodyCondition'>>

/**
 * A mare in milk and a horse in heavy work need far more energy than others, and most of it is to be forage; who is
 * fat lives on its fat for its work, and no donkey eats so much for it (FEED-ADVICE-64). A mare in milk is not slimmed (RATIONS-30).
 */
export function isFedMoreForage({ horseType, lifeStage, workLoad, bodyCondition }: Eater): boolean {
  const isInMilk = lifeStage === 'lactation-early' || lifeStage === 'lactation-late'
  return isInMilk || (workLoad === 'heavy' && horseType !== 'donkey' && bodyCondition !== 'fat')
}

const sugarRisks: ReadonlySet<HealthProblem> = new Set(['laminitis', 'ems', 'ppid'])

/** Unanswered (FEED-ADVICE-50). */
export const unknownDetails: HorseDetails = {
  lifeStage: 'unknown',
  bodyCondition: 'unknown',
  health: 'unknown',
}

/** `laminitis,ppid`, `none` or `unknown`, as addresses say it; null for anything else. */
export function readHealth(text: string): Health | null {
  if (text === 'unknown') return 'unknown'
  if (text === 'none') return []
  const named = text.split(',')
  const problems = healthProblems.filter((problem) => named.includes(problem))
  return problems.length === named.length ? problems : null
}

export function healthText(health: Health): string {
  if (health === 'unknown') return 'unknown'
  return health.length === 0 ? 'none' : health.join(',')
}

/** The horse that doses are written for (FEED-ADVICE-1). */
export const referenceWeightKg = 600

/** Straw is forage for donkeys alone; other animals need more than it holds (FEED-ADVICE-2). */
export function isForageFor(roughageType: RoughageType, horseType: HorseType): boolean {
  return roughageType !== 'straw' || horseType === 'donkey'
}

export function roughageTypesFor(horseType: HorseType): RoughageType[] {
  return roughageTypes.filter((roughageType) => isForageFor(roughageType, horseType))
}

/** The assumed weight of such an animal (FEED-ADVICE-78). */
export const usualWeightsKg: Record<HorseType, number> = {
  horse: 600,
  pony: 300,
  coldblood: 800,
  donkey: 200,
}

/**
 * Heavier than this few of a kind become full-grown; by it a foal is heavy for its age, and who is told
 * neither age nor adult weight may be so young (FEED-ADVICE-22, RATIONS-18). To be confirmed by the vet and the nutritionist.
 */
export const largestAdultsKg: Readonly<Record<HorseType, number>> = {
  horse: 700,
  pony: 500,
  coldblood: 1100,
  donkey: 450,
}

/** To the heaviest horse of the plough; a foal of a small breed weighs 8 kg at birth (FEED-ADVICE-2). */
export const weightLimitsKg = { min: 50, max: 1200, minOfFoal: 8 } as const

/** Below so many hours a week work is average, above it is heavy (FEED-ADVICE-3). */
export const workThresholdHours = 5

/** Foals alone may weigh less than any other animal (FEED-ADVICE-2). */
export function leastWeightKg(lifeStage: LifeStage): number {
  return lifeStage === 'foal' ? weightLimitsKg.minOfFoal : weightLimitsKg.min
}

export function isPossibleWeight(weightKg: number, lifeStage: LifeStage): boolean {
  return Number.isInteger(weightKg) && weightKg >= leastWeightKg(lifeStage) && weightKg <= weightLimitsKg.max
}
