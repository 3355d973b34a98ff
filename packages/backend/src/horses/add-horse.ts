import { dayOf, horseLimits, horseProblems, type HorseRecord, tidyHorse } from '@haverhof/domain/horses'
import { refusal, type Result, success, wrongFields, type WrongFields } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { columnsOf, inTransaction, type RowOf, statement } from '../database/index.ts'
import type { TooMany } from './refusals.ts'
import type { horse } from './tables.ts'

type Addition = { userId: string; horse: HorseRecord; guestKey: string | null }

/** Keeps a horse with its first weight (HORSES-3, 7). The horse of a browser is found again when it has come before. */
export async function addHorse(
  context: AppContext,
  addition: Addition,
): Promise<Result<{ horseId: number }, WrongFields | TooMany>> {
  const now = context.now()
  const horse = tidyHorse(addition.horse)
  const wrong = wrongFields(horseProblems(horse, now.getUTCFullYear()))
  if (wrong) return wrong
  const { userId, guestKey } = addition
  return inTransaction(context, async ({ rows }) => {
    // Horses of one customer are counted one after the other (HORSES-2).
    await rows(lockCustomer, { userId })
    const values = { ...valuesOf(horse), userId, guestKey, now, most: horseLimits.horses, today: dayOf(now) }
    const [newHorse] = await rows(insert, values)
    return newHorse ? success(newHorse) : refusal('too-many-horses', { maximum: horseLimits.horses })
  })
}

export const horseColumns = columnsOf<typeof horse.$inferSelect>()([
  'name',
  'birthYear',
  'horseType',
  'workLoad',
  'roughageType',
  'lifeStage',
  'bodyCondition',
  'health',
])

export type HorseRow = RowOf<typeof horseColumns> & { weightKg: number }

/** PostgreSQL has null for what is unknown. */
export function valuesOf({ health, ...horse }: HorseRecord): HorseRow {
  return { ...horse, health: health === 'unknown' ? null : [...new Set(health)] }
}

const lockCustomer = statement<{ userId: string }>(
  'horses-lock-customer',
  `select pg_advisory_xact_lock(hashtext('horses'), hashtext(:userId::text))`,
)

const insert = statement<
  HorseRow & { userId: string; guestKey: string | null; now: Date; most: number; today: string },
  { horseId: number }
>(
  'horses-add',
  `
    with same_horse as (select horse_id from horse where user_id = :userId and guest_key = :guestKey),
    new_horse as (
      insert into horse (user_id, guest_key, ${horseColumns.list()}, created_at, changed_at)
      select :userId, :guestKey, ${horseColumns.values}, :now, :now
      where not exists (select from same_horse) and (select count(*) from horse where user_id = :userId) < :most
      returning horse_id),
    new_weight as (
      insert into horse_weight (horse_id, weighed_on, weight_kg) select horse_id, :today::date, :weightKg from new_horse)
    select horse_id "horseId" from new_horse union all select horse_id from same_horse`,
)
