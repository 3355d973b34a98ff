import { isPossibleWeight } from '@haverhof/domain/feed-advice'
import { dayOf, horseLimits } from '@haverhof/domain/horses'
import {
  missing,
  type Missing,
  refusal,
  type Result,
  success,
  wrongFields,
  type WrongFields,
} from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { statement, type Transaction } from '../database/index.ts'
import type { TooMany } from './refusals.ts'
import { type OfHorse, withOwnHorse } from './with-own-horse.ts'

type OfWeight = OfHorse & { weighedOn: string }

const oldest = '1990-01-01'

/** What a horse weighed on a day that has been; one figure a day (HORSES-4). */
export async function weighHorse(
  context: AppContext,
  { userId, horseId, weighedOn, weightKg }: OfWeight & { weightKg: number },
): Promise<Result<null, Missing | WrongFields | TooMany>> {
  const isPossibleDay = weighedOn >= oldest && weighedOn <= dayOf(context.now())
  return withOwnHorse(context, { userId, horseId, what: 'horse' }, async (transaction, { lifeStage }) => {
    const isPossible = isPossibleWeight(weightKg, lifeStage)
    const wrong = wrongFields([
      ...(isPossible ? [] : [{ parameter: 'weightKg', reason: 'impossible-weight' }]),
      ...(isPossibleDay ? [] : [{ parameter: 'weighedOn', reason: 'invalid-date' }]),
    ])
    return wrong ?? keepWeight(transaction, { horseId, weighedOn, weightKg })
  })
}

type Weight = { horseId: number; weighedOn: string; weightKg: number }

/** Only where the horse is locked: its weights are counted (HORSES-2). */
export async function keepWeight({ rows }: Transaction, weight: Weight): Promise<Result<null, TooMany>> {
  const weights = await rows(keep, { ...weight, most: horseLimits.weights })
  return weights.length > 0 ? success(null) : refusal('too-many-weights', { maximum: horseLimits.weights })
}

/** Takes a weight back, unless it is the only one (HORSES-4). */
export async function removeWeight(
  context: AppContext,
  ofWeight: OfWeight,
): Promise<Result<null, Missing | 'last-weight'>> {
  const { userId, horseId, weighedOn } = ofWeight
  return withOwnHorse(context, { userId, horseId, what: 'weight' }, async ({ rows }) => {
    const [weight] = await rows(remove, { horseId, weighedOn })
    if (!weight?.isKnown) return missing('weight')
    return weight.isRemoved ? success(null) : refusal('last-weight')
  })
}

const keep = statement<Weight & { most: number }>(
  'horses-weigh',
  `
    insert into horse_weight (horse_id, weighed_on, weight_kg)
    select :horseId, :weighedOn::date, :weightKg
    where (select count(*) from horse_weight where horse_id = :horseId and weighed_on <> :weighedOn::date) < :most
    on conflict (horse_id, weighed_on) do update set weight_kg = excluded.weight_kg returning 1`,
)

const remove = statement<{ horseId: number; weighedOn: string }, { isKnown: boolean; isRemoved: boolean }>(
  'horses-remove-weight',
  `
    with removed as (
      delete from horse_weight
      where horse_id = :horseId and weighed_on = :weighedOn::date
        and (select count(*) from horse_weight where horse_id = :horseId) > 1
      returning 1)
    select exists (select from horse_weight where horse_id = :horseId and weighed_on = :weighedOn::date) "isKnown",
      exists (select from removed) "isRemoved"`,
)
