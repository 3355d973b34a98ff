import { dayOf, horseProblems, type HorseRecord, tidyHorse } from '@haverhof/domain/horses'
import {
  missing,
  type Missing,
  type Result,
  success,
  wrongFields,
  type WrongFields,
} from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'
import { horseColumns, type HorseRow, valuesOf } from './add-horse.ts'
import type { TooMany } from './refusals.ts'
import { keepWeight } from './weights.ts'
import { type OfHorse, withOwnHorse } from './with-own-horse.ts'

/** Changes a horse; a weight that differs from the last one is written down as that of today (HORSES-3, 4). */
export async function changeHorse(
  context: AppContext,
  { userId, horseId, horse: given }: OfHorse & { horse: HorseRecord },
): Promise<Result<null, Missing | WrongFields | TooMany>> {
  const now = context.now()
  const horse = tidyHorse(given)
  const wrong = wrongFields(horseProblems(horse, now.getUTCFullYear()))
  if (wrong) return wrong
  const { weightKg, ...values } = valuesOf(horse)
  return withOwnHorse(context, { userId, horseId, what: 'horse' }, async (transaction) => {
    const [before] = await transaction.rows(change, { ...values, horseId, now })
    if (before?.weightKg === weightKg) return success(null)
    return keepWeight(transaction, { horseId, weighedOn: dayOf(now), weightKg })
  })
}

/** The horse goes with its weights, its photo and its packs (HORSES-3). */
export async function removeHorse(
  context: AppContext,
  { userId, horseId }: OfHorse,
): Promise<Result<null, Missing>> {
  const removed = await context.database.rows(remove, { userId, horseId })
  return removed.length > 0 ? success(null) : missing('horse')
}

const change = statement<
  Omit<HorseRow, 'weightKg'> & { horseId: number; now: Date },
  { weightKg: number | null }
>(
  'horses-change',
  `
    update horse set ${horseColumns.set}, changed_at = :now where horse_id = :horseId
    returning (select w.weight_kg from horse_weight w where w.horse_id = :horseId
      order by w.weighed_on desc limit 1) "weightKg"`,
)

const remove = statement<OfHorse>(
  'horses-remove',
  'delete from horse where horse_id = :horseId and user_id = :userId returning horse_id',
)
