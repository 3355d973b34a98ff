import { type Database, statement } from '../../database/index.ts'
import { isEndingSql, repeatSql } from './repeat-row.ts'

type HoldQuery = { repeatDeliveryId: number; today: string }

/** Whether staff are to read a declaration that may end it (ENDING-7). Asked with its row locked, for who declares locks it too. */
export async function isHeldBack({ rows }: Pick<Database, 'rows'>, query: HoldQuery): Promise<boolean> {
  const [row] = await rows(ask, query)
  return row?.isHeldBack ?? false
}

const ask = statement<HoldQuery, { isHeldBack: boolean }>(
  'repeat-is-held-back',
  `
    select exists (
      select from ${repeatSql} where r.repeat_delivery_id = :repeatDeliveryId and ${isEndingSql(':today::date')}) "isHeldBack"`,
)
