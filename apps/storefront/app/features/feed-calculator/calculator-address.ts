import {
  bodyConditions,
  type Health,
  healthProblems,
  healthText,
  type Horse,
  type HorseDetails,
  type HorseType,
  horseTypes,
  isForageFor,
  isPossibleWeight,
  lifeStages,
  type RoughageType,
  roughageTypesFor,
  usualWeightsKg,
  whenWeaned,
  type WorkLoad,
  workLoads,
} from '@haverhof/domain/feed-advice'

/** What a visitor has answered; the weight as it was typed. */
export type CalculatorInput = HorseDetails & {
  horseType: HorseType
  weight: string
  workLoad: WorkLoad
  roughageType: RoughageType
  /** The age of a foal; asked where milk is chosen. */
  weeks: number | null
  productId: number | null
}

/** The fields of the form are the parameters of the address, some of them shared with the filters of lists. */
export const fieldNames = {
  horseType: 'horse-type',
  weight: 'weight',
  workLoad: 'labour',
  roughageType: 'roughage',
  lifeStage: 'stage',
  bodyCondition: 'condition',
  health: 'health',
  weeks: 'weeks',
  productId: 'feed',
} as const

/** The assumed weight of a foal at birth (FEED-ADVICE-22). */
export const newbornKg: Readonly<Record<HorseType, number>> = {
  horse: 50,
  pony: 25,
  coldblood: 70,
  donkey: 20,
}

const longestWeight = 8

/** What is left out or unknown is taken as usual; a weight stays as it was typed, to be talked about (FEED-ADVICE-11). */
export function readInput(parameters: URLSearchParams): CalculatorInput {
  const horseType = oneOf(horseTypes, parameters.get(fieldNames.horseType)) ?? 'horse'
  const feed = parameters.get(fieldNames.productId) ?? ''
  return {
    horseType,
    weight: (parameters.get(fieldNames.weight) || String(usualWeightsKg[horseType])).slice(0, longestWeight),
    workLoad: oneOf(workLoads, parameters.get(fieldNames.workLoad)) ?? 'light',
    roughageType: oneOf(roughageTypesFor(horseType), parameters.get(fieldNames.roughageType)) ?? 'hay',
    lifeStage: oneOf(lifeStages, parameters.get(fieldNames.lifeStage)) ?? 'unknown',
    bodyCondition: oneOf(bodyConditions, parameters.get(fieldNames.bodyCondition)) ?? 'unknown',
    health: healthIn(parameters.getAll(fieldNames.health)),
    weeks: weeksIn(parameters.get(fieldNames.weeks)),
    productId: /^[1-9]\d{0,8}$/.test(feed) ? Number(feed) : null,
  }
}

/** As long as a year of weeks (FEED-ADVICE-22). */
function weeksIn(text: string | null): number | null {
  return /^([1-9]|[1-4]\d|5[0-2])$/.test(text ?? '') ? Number(text) : null
}

/** A form without scripts says each problem by itself, an address all at once; a problem outweighs `none` (FEED-ADVICE-16). */
function healthIn(answers: readonly string[]): Health {
  const words = new Set(answers.flatMap((answer) => answer.split(',')))
  const problems = healthProblems.filter((problem) => words.has(problem))
  return problems.length > 0 || words.has('none') ? problems : 'unknown'
}

/** `?horse-type=pony&weight=300&labour=light&roughage=hay&feed=101`; unanswered questions are left out. */
export function inputSearch(input: CalculatorInput): string {
  const said = { ...input, health: healthText(input.health) }
  const entries = Object.entries(fieldNames).flatMap(([field, name]) => {
    const value = said[field as keyof CalculatorInput]
    return value === null || value === 'unknown' ? [] : [[name, String(value)]]
  })
  return `?${new URLSearchParams(entries).toString().replaceAll('%2C', ',')}`
}

/** The horse that was described, or null while its weight is none. */
export function horseOf(input: CalculatorInput): Horse | null {
  const { horseType, workLoad, roughageType, lifeStage, bodyCondition, health } = input
  const digits = input.weight.trim()
  const weightKg = /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN
  if (!isPossibleWeight(weightKg, lifeStage)) return null
  return { horseType, weightKg, workLoad, roughageType, lifeStage, bodyCondition, health }
}

/** As it is fed: a foal that is weaned by its age grows (FEED-ADVICE-90). */
export function eaterOf(input: CalculatorInput): Horse | null {
  const horse = horseOf(input)
  return horse && whenWeaned(horse, input.weeks)
}

/** Another animal brings its usual weight along, unless a weight was given; what is no forage for it is hay (FEED-ADVICE-79). */
export function withHorseType(input: CalculatorInput, horseType: HorseType): CalculatorInput {
  const isUsual = input.weight === String(usualWeightsKg[input.horseType])
  const roughageType = isForageFor(input.roughageType, horseType) ? input.roughageType : 'hay'
  return { ...input, horseType, roughageType, ...(isUsual && { weight: String(usualWeightsKg[horseType]) }) }
}

/** The answers of a horse that is kept (HORSES-8). */
export function withHorse(input: CalculatorInput, horse: Horse): CalculatorInput {
  const { horseType, weightKg, workLoad, roughageType, lifeStage, bodyCondition, health } = horse
  const weight = String(weightKg)
  return { ...input, horseType, weight, workLoad, roughageType, lifeStage, bodyCondition, health }
}

/** Who asks about milk speaks of a foal (FEED-ADVICE-22). */
export function asFoal(input: CalculatorInput): CalculatorInput {
  return input.lifeStage === 'unknown' ? { ...input, lifeStage: 'foal' } : input
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text)
}
