export const horseTypes = ['horse', 'pony', 'coldblood', 'donkey'] as const
export const workLoads = ['none', 'light', 'average', 'heavy'] as const
export const roughageTypes = ['hay', 'haylage', 'grass', 'poor-hay', 'straw'] as const

/** FEED-ADVICE-16: from birth to old age; a mare by the month of her pregnancy, or early and late in milk (months 1-3 and 4-6). */
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

/** FEED-ADVICE-19: an animal that must avoid sugar and starch, in feed and in forage. */
export function isAtRisk({ health }: Pick<Horse, 'health'>): boolean {
  return health !== 'unknown' && health.some((problem) => sugarRisks.has(problem))
}

export type Eater = Pick<Horse, 'lifeStage'> &
  Partial<Pick<Horse, 'horseType' | 'workLoad' | 'bodyCondition'>>

/**
 * FEED-ADVICE-64: a mare in milk and a horse in heavy work need far more energy than others, and most of it is to be forage; who is
 * fat lives on its fat for its work, and no donkey eats so much for it. A mare in milk is not slimmed (RATIONS-30).
 */
export function isFedMoreForage({ horseType, lifeStage, workLoad, bodyCondition }: Eater): boolean {
  const isInMilk = lifeStage === 'lactation-early' || lifeStage === 'lactation-late'
  return isInMilk || (workLoad === 'heavy' && horseType !== 'donkey' && bodyCondition !== 'fat')
}

const sugarRisks: ReadonlySet<HealthProblem> = new Set(['laminitis', 'ems', 'ppid'])

/** FEED-ADVICE-50: unanswered. */
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

/** FEED-ADVICE-1: the horse that doses are written for. */
export const referenceWeightKg = 600

/** FEED-ADVICE-2: straw is forage for donkeys alone; other animals need more than it holds. */
export function isForageFor(roughageType: RoughageType, horseType: HorseType): boolean {
  return roughageType !== 'straw' || horseType === 'donkey'
}

export function roughageTypesFor(horseType: HorseType): RoughageType[] {
  return roughageTypes.filter((roughageType) => isForageFor(roughageType, horseType))
}

/** FEED-ADVICE-78: the assumed weight of such an animal. */
export const usualWeightsKg: Record<HorseType, number> = {
  horse: 600,
  pony: 300,
  coldblood: 800,
  donkey: 200,
}

/**
 * FEED-ADVICE-22, RATIONS-18: heavier than this few of a kind become full-grown; by it a foal is heavy for its age, and who is told
 * neither age nor adult weight may be so young. To be confirmed by the vet and the nutritionist.
 */
export const largestAdultsKg: Readonly<Record<HorseType, number>> = {
  horse: 700,
  pony: 500,
  coldblood: 1100,
  donkey: 450,
}

/** FEED-ADVICE-2: to the heaviest horse of the plough; a foal of a small breed weighs 8 kg at birth. */
export const weightLimitsKg = { min: 50, max: 1200, minOfFoal: 8 } as const

/** FEED-ADVICE-3: below so many hours a week work is average, above it is heavy. */
export const workThresholdHours = 5

/** FEED-ADVICE-2: foals alone may weigh less than any other animal. */
export function leastWeightKg(lifeStage: LifeStage): number {
  return lifeStage === 'foal' ? weightLimitsKg.minOfFoal : weightLimitsKg.min
}

export function isPossibleWeight(weightKg: number, lifeStage: LifeStage): boolean {
  return Number.isInteger(weightKg) && weightKg >= leastWeightKg(lifeStage) && weightKg <= weightLimitsKg.max
}
