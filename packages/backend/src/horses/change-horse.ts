import { dayOf, horseProblems, type HorseRecord, tidyHorse } from '@haverhof/domain/horses'
import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'
import { notFound, refuseFields } from '../http/index.ts'
import { type HorseValues, valuesOf } from './add-horse.ts'

type OfHorse = { userId: string; horseId: number }

/** HORSES-3, 4: changes a horse; a weight that differs from the last one is written down as that of today. */
export async function changeHorse(
  context: AppContext,
  { userId, horseId, horse: given }: OfHorse & { horse: HorseRecord },
): Promise<void> {
  const now = context.now()
  const horse = tidyHorse(given)
  refuseFields(horseProblems(horse, now.getUTCFullYear()))
  const values = { ...valuesOf(horse), userId, horseId, now, today: dayOf(now) }
  const changed = await context.database.rows(change, values)
  if (changed.length === 0) throw notFound('horse')
}

/** HORSES-3: the horse goes with its weights, its photo and its packs. */
export async function removeHorse(context: AppContext, { userId, horseId }: OfHorse): Promise<void> {
  const removed = await context.database.rows(remove, { userId, horseId })
  if (removed.length === 0) throw notFound('horse')
}

const change = statement<HorseValues & OfHorse & { now: Date; today: string }>(
  'horses-change',
  `
    with changed as (
      update horse set name = :name, birth_year = :birthYear, horse_type = :horseType, work_load = :workLoad,
        roughage_type = :roughageType, life_stage = :lifeStage, body_condition = :bodyCondition, health = :health,
        changed_at = :now
      where horse_id = :horseId and user_id = :userId returning horse_id),
    weighed as (
      insert into horse_weight (horse_id, weighed_on, weight_kg)
      select horse_id, :today::date, :weightKg from changed
      where :weightKg is distinct from (
        select w.weight_kg from horse_weight w where w.horse_id = :horseId order by w.weighed_on desc limit 1)
      on conflict (horse_id, weighed_on) do update set weight_kg = excluded.weight_kg)
    select horse_id from changed`,
)

const remove = statement<OfHorse>(
  'horses-remove',
  'delete from horse where horse_id = :horseId and user_id = :userId returning horse_id',
)
