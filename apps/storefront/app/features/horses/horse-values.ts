import {
  healthProblems,
  isPossibleWeight,
  type LifeStage,
  usualWeightsKg,
} from '@haverhof/domain/feed-advice'
import { horseProblems, type HorseRecord, tidyHorse } from '@haverhof/domain/horses'

type Health = Record<(typeof healthProblems)[number] | 'none', boolean>

/** A horse as a form holds it: figures are texts, health is ticks. */
export type HorseValues = Omit<HorseRecord, 'weightKg' | 'birthYear' | 'health'> &
  Health & { weightKg: string; birthYear: string }

export const newHorse: HorseRecord = {
  name: '',
  birthYear: null,
  horseType: 'horse',
  weightKg: usualWeightsKg.horse,
  workLoad: 'light',
  roughageType: 'hay',
  lifeStage: 'adult',
  bodyCondition: 'unknown',
  health: 'unknown',
}

export function valuesOf(horse: HorseRecord): HorseValues {
  const { name, birthYear, horseType, weightKg, workLoad, roughageType, lifeStage, bodyCondition, health } =
    horse
  const has = (problem: (typeof healthProblems)[number]) => health !== 'unknown' && health.includes(problem)
  return {
    name,
    horseType,
    workLoad,
    roughageType,
    lifeStage,
    bodyCondition,
    weightKg: String(weightKg),
    birthYear: birthYear === null ? '' : String(birthYear),
    laminitis: has('laminitis'),
    ems: has('ems'),
    ppid: has('ppid'),
    ulcers: has('ulcers'),
    none: health !== 'unknown' && health.length === 0,
  }
}

/** Nothing ticked is unknown; a problem outweighs "none of these" (HORSES-2). */
export function horseOf(values: HorseValues): HorseRecord {
  const { name, horseType, workLoad, roughageType, lifeStage, bodyCondition } = values
  const problems = healthProblems.filter((problem) => values[problem])
  return tidyHorse({
    name,
    horseType,
    workLoad,
    roughageType,
    lifeStage,
    bodyCondition,
    weightKg: figureOf(values.weightKg),
    birthYear: values.birthYear.trim() === '' ? null : figureOf(values.birthYear),
    health: problems.length > 0 || values.none ? problems : 'unknown',
  })
}

/** What is no whole number is none. */
export function figureOf(text: string): number {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN
}

export function problemsOf(values: HorseValues) {
  return horseProblems(horseOf(values), new Date().getFullYear())
}

export function isWeight(text: string, lifeStage: LifeStage): boolean {
  return isPossibleWeight(figureOf(text), lifeStage)
}
