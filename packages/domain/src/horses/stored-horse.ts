import {
  bodyConditions,
  type Health,
  healthProblems,
  horseTypes,
  lifeStages,
  roughageTypes,
  workLoads,
} from '../feed-advice/index.ts'
import { horseProblems, type HorseRecord, tidyHorse } from './horse-record.ts'

/** The horse that a browser keeps: of a guest, told by its key, or a copy of one in the account, by its id (HORSES-6). */
export type StoredHorse = HorseRecord & ({ guestKey: string } | { horseId: number })

const keyOfGuest = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Local storage is untrusted: an invalid horse is none (HORSES-6). */
export function parseStoredHorse(text: string | null, thisYear: number): StoredHorse | null {
  const given = objectOf(text)
  const horse = given && recordOf(given)
  if (!horse || horseProblems(horse, thisYear).length > 0) return null
  const { guestKey, horseId } = given
  if (typeof guestKey === 'string' && keyOfGuest.test(guestKey)) return { ...horse, guestKey }
  return Number.isInteger(horseId) && Number(horseId) > 0 ? { ...horse, horseId: Number(horseId) } : null
}

type JsonObject = Record<string, unknown>

function objectOf(text: string | null): JsonObject | null {
  try {
    const given: unknown = JSON.parse(text ?? 'null')
    return typeof given === 'object' && given !== null ? (given as JsonObject) : null
  } catch {
    return null
  }
}

function recordOf(given: JsonObject): HorseRecord | null {
  const { name, weightKg, birthYear = null } = given
  const horseType = wordOf(horseTypes, given['horseType'])
  const workLoad = wordOf(workLoads, given['workLoad'])
  const roughageType = wordOf(roughageTypes, given['roughageType'])
  const lifeStage = wordOf(lifeStages, given['lifeStage'])
  const bodyCondition = wordOf(bodyConditions, given['bodyCondition'])
  const health = healthOf(given['health'])
  if (!horseType || !workLoad || !roughageType || !lifeStage || !bodyCondition || !health) return null
  if (typeof name !== 'string' || typeof weightKg !== 'number') return null
  if (birthYear !== null && typeof birthYear !== 'number') return null
  return tidyHorse({
    name,
    weightKg,
    birthYear,
    horseType,
    workLoad,
    roughageType,
    lifeStage,
    bodyCondition,
    health,
  })
}

function wordOf<Word extends string>(words: readonly Word[], given: unknown): Word | undefined {
  return words.find((word) => word === given)
}

function healthOf(given: unknown): Health | null {
  if (given === 'unknown') return given
  if (!Array.isArray(given)) return null
  const problems = healthProblems.filter((problem) => given.includes(problem))
  return problems.length === given.length ? problems : null
}
