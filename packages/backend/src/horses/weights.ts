import { isPossibleWeight } from '@haverhof/domain/feed-advice'
import { dayOf, horseLimits } from '@haverhof/domain/horses'
import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'
import { notFound, refuseFields } from '../http/index.ts'
import { lastWeight, tooMany } from './refusals.ts'

type OfWeight = { userId: string; horseId: number; weighedOn: string }

const oldest = '1990-01-01'

/** HORSES-4: what a horse weighed on a day that has been; one figure a day. */
export async function weighHorse(
  context: AppContext,
  { userId, horseId, weighedOn, weightKg }: OfWeight & { weightKg: number },
): Promise<void> {
  const isPossibleDay = weighedOn >= oldest && weighedOn <= dayOf(context.now())
  refuseFields([
    ...(isPossibleWeight(weightKg) ? [] : [{ parameter: 'weightKg', reason: 'impossible-weight' }]),
    ...(isPossibleDay ? [] : [{ parameter: 'weighedOn', reason: 'invalid-date' }]),
  ])
  const most = horseLimits.weights
  const [found] = await context.database.rows(weigh, { userId, horseId, weighedOn, weightKg, most })
  if (!found) throw notFound('horse')
  if (!found.isKept) throw tooMany('weights', most)
}

/** HORSES-4: takes a weight back, unless it is the only one. */
export async function removeWeight(context: AppContext, ofWeight: OfWeight): Promise<void> {
  const { userId, horseId, weighedOn } = ofWeight
  const [found] = await context.database.rows(remove, { userId, horseId, weighedOn })
  if (!found?.isKnown) throw notFound('weight')
  if (!found.isRemoved) throw lastWeight()
}

const weigh = statement<OfWeight & { weightKg: number; most: number }, { isKept: boolean }>(
  'horses-weigh',
  `
    with own as (select horse_id from horse where horse_id = :horseId and user_id = :userId for no key update),
    kept as (
      insert into horse_weight (horse_id, weighed_on, weight_kg)
      select horse_id, :weighedOn::date, :weightKg from own
      where (select count(*) from horse_weight where horse_id = :horseId and weighed_on <> :weighedOn::date) < :most
      on conflict (horse_id, weighed_on) do update set weight_kg = excluded.weight_kg returning 1)
    select exists (select from kept) "isKept" from own`,
)

const remove = statement<OfWeight, { isKnown: boolean; isRemoved: boolean }>(
  'horses-remove-weight',
  `
    with own as (select horse_id from horse where horse_id = :horseId and user_id = :userId for no key update),
    removed as (
      delete from horse_weight w using own
      where w.horse_id = own.horse_id and w.weighed_on = :weighedOn::date
        and (select count(*) from horse_weight o where o.horse_id = :horseId) > 1
      returning 1)
    select exists (select from horse_weight w where w.horse_id = own.horse_id and w.weighed_on = :weighedOn::date) "isKnown",
      exists (select from removed) "isRemoved"
    from own`,
)
