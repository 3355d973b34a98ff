import {
  type Horse,
  type HorseType,
  horseTypes,
  isPossibleWeight,
  type RoughageType,
  roughageTypes,
  type WorkLoad,
  workLoads,
} from '@haverhof/domain/feed-advice'

/** What a visitor has answered; the weight as it was typed. */
export type CalculatorInput = {
  horseType: HorseType
  weight: string
  workLoad: WorkLoad
  roughageType: RoughageType
  productId: number | null
}

/** The fields of the form are the parameters of the address, some of them shared with the filters of lists. */
export const fieldNames = {
  horseType: 'horse-type',
  weight: 'weight',
  workLoad: 'labour',
  roughageType: 'roughage',
  productId: 'feed',
} as const

/** FEED-ADVICE-11: what such an animal weighs, as long as nobody said. */
export const usualWeightsKg: Record<HorseType, number> = {
  horse: 600,
  pony: 300,
  coldblood: 800,
  donkey: 200,
}

const longestWeight = 8

/** FEED-ADVICE-11: what is left out or unknown is taken as usual; a weight stays as it was typed, to be talked about. */
export function readInput(parameters: URLSearchParams): CalculatorInput {
  const horseType = oneOf(horseTypes, parameters.get(fieldNames.horseType)) ?? 'horse'
  const feed = parameters.get(fieldNames.productId) ?? ''
  return {
    horseType,
    weight: (parameters.get(fieldNames.weight) ?? String(usualWeightsKg[horseType])).slice(0, longestWeight),
    workLoad: oneOf(workLoads, parameters.get(fieldNames.workLoad)) ?? 'light',
    roughageType: oneOf(roughageTypes, parameters.get(fieldNames.roughageType)) ?? 'hay',
    productId: /^[1-9]\d{0,8}$/.test(feed) ? Number(feed) : null,
  }
}

/** `?horse-type=pony&weight=300&labour=light&roughage=hay&feed=101` */
export function inputSearch(input: CalculatorInput): string {
  const entries = Object.entries(fieldNames).map(([field, name]) => [
    name,
    input[field as keyof CalculatorInput],
  ])
  const given = entries.filter((entry): entry is [string, string | number] => entry[1] !== null)
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`
}

/** The horse that was described, or null while its weight is none. */
export function horseOf({ weight, horseType, workLoad, roughageType }: CalculatorInput): Horse | null {
  const digits = weight.trim()
  const weightKg = /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN
  return isPossibleWeight(weightKg) ? { horseType, weightKg, workLoad, roughageType } : null
}

/** FEED-ADVICE-11: another animal brings its usual weight along, unless a weight was given. */
export function withHorseType(input: CalculatorInput, horseType: HorseType): CalculatorInput {
  const isUsual = input.weight === String(usualWeightsKg[input.horseType])
  return { ...input, horseType, ...(isUsual && { weight: String(usualWeightsKg[horseType]) }) }
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text)
}
