import { horseCalls } from '@haverhof/api-client/horses'
import type { ApiClient, Schemas } from '@haverhof/api-client'
import type { HorseRecord, StoredHorse } from '@haverhof/domain/horses'
import { chooseHorse, chosenHorse } from './chosen-horse'

type Horse = Schemas['Horse']

/** At sign-in the horse of this browser comes along; who brings none has the first one of the account (HORSES-7). */
export async function bringHorse(api: ApiClient): Promise<void> {
  const horse = chosenHorse()
  if (horse && 'guestKey' in horse) {
    const { horseId } = await api.extended(horseCalls).add(inputOf(horse, horse.guestKey))
    chooseHorse(copyOf({ ...horse, horseId }))
    return
  }
  followAccount((await api.extended(horseCalls).list()).horses)
}

/** The copy in this browser follows the account: changed, gone, or none yet. The horse of a guest is left alone. */
export function followAccount(horses: readonly Horse[]): void {
  const chosen = chosenHorse()
  if (chosen && 'guestKey' in chosen) return
  const same = horses.find(({ horseId }) => chosen && 'horseId' in chosen && chosen.horseId === horseId)
  const next = same ?? horses[0]
  const copy = next ? copyOf(next) : null
  if (JSON.stringify(copy) !== JSON.stringify(chosen)) chooseHorse(copy)
}

/** What is kept of a horse of the account: what advice asks for. */
export function copyOf({ horseId, ...horse }: HorseRecord & { horseId: number }): StoredHorse {
  return { ...answersOf(horse), horseId }
}

export function inputOf(horse: HorseRecord, guestKey?: string): Schemas['HorseInput'] {
  const { health, ...answers } = answersOf(horse)
  return {
    ...answers,
    health: health === 'unknown' ? health : [...health],
    ...(guestKey !== undefined && { guestKey }),
  }
}

function answersOf(horse: HorseRecord): HorseRecord {
  const { name, weightKg, birthYear, horseType, workLoad, roughageType } = horse
  const { lifeStage, bodyCondition, health } = horse
  return {
    name,
    weightKg,
    birthYear,
    horseType,
    workLoad,
    roughageType,
    lifeStage,
    bodyCondition,
    health,
  }
}
