import { tidyText } from '../accounts/index.ts'
import { type Horse, isForageFor, isPossibleWeight } from '../feed-advice/index.ts'
import { horseLimits } from './limits.ts'

/** What a customer keeps of a horse: what the calculator asks, its name, and when it was born (HORSES-1). */
export type HorseRecord = Horse & { name: string; birthYear: number | null }

export type HorseProblem = {
  parameter: 'name' | 'weightKg' | 'birthYear' | 'roughageType'
  reason: 'required' | 'too-long' | 'impossible-weight' | 'impossible-year' | 'only-for-donkeys'
  max?: number
}

export function tidyHorse<Given extends HorseRecord>(horse: Given): Given {
  return { ...horse, name: tidyText(horse.name) }
}

type HorseAnswers = Omit<HorseRecord, 'workLoad' | 'bodyCondition' | 'health'>

/** What is wrong with a typed horse (HORSES-2). */
export function horseProblems(
  { name, weightKg, lifeStage, birthYear, horseType, roughageType }: HorseAnswers,
  thisYear: number,
): HorseProblem[] {
  const problems: HorseProblem[] = []
  const max = horseLimits.nameLength
  if (name === '') problems.push({ parameter: 'name', reason: 'required' })
  if (lettersOf(name) > max) problems.push({ parameter: 'name', reason: 'too-long', max })
  if (!isPossibleWeight(weightKg, lifeStage))
    problems.push({ parameter: 'weightKg', reason: 'impossible-weight' })
  if (birthYear !== null && !isPossibleYear(birthYear, thisYear))
    problems.push({ parameter: 'birthYear', reason: 'impossible-year' })
  if (!isForageFor(roughageType, horseType))
    problems.push({ parameter: 'roughageType', reason: 'only-for-donkeys' })
  return problems
}

function isPossibleYear(year: number, thisYear: number): boolean {
  return Number.isInteger(year) && year <= thisYear && year >= thisYear - horseLimits.oldestYears
}

/** As PostgreSQL counts them: an emoji is one. */
function lettersOf(text: string): number {
  return Array.from(text).length
}
