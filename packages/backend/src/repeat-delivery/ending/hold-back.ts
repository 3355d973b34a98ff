import { leadDaysOf, type Schedule, withDay } from '@haverhof/domain/repeat-delivery'
import { statement, type Transaction } from '../../database/index.ts'
import { dropTaken } from '../store/drop-taken.ts'
import { isEndingSql, ofMailboxSql, repeatColumns, type RepeatRow, repeatSql } from '../store/repeat-row.ts'

/**
 * All that a declaration may end or hold back, locked in the order of its numbers: the worker takes no day of it meanwhile
 * (ENDING-7).
 */
export async function lockDeclared({ rows }: Transaction, mailbox: string): Promise<void> {
  await rows(lock, { mailbox })
}

/** A day that was taken and is not ordered yet is the next again, as it was announced (ENDING-14). The caller holds the rows. */
export async function holdBack(transaction: Transaction, mailbox: string, today: string): Promise<void> {
  for (const repeat of await transaction.rows(findTaken, { mailbox, today })) {
    const { repeatDeliveryId, deliveryDays, regionCode } = repeat
    const dropped = await dropTaken(transaction, repeatDeliveryId)
    if (dropped === null) continue
    const { announcedCents } = dropped
    const schedule = withDay(dropped, { leadDays: leadDaysOf(deliveryDays), regionCode })
    await transaction.rows(giveBack, { repeatDeliveryId, announcedCents, ...schedule })
  }
}

const lock = statement<{ mailbox: string }>(
  'repeat-lock-declared',
  `
    select from repeat_delivery r where ${ofMailboxSql} and r.state <> 'ended'
    order by r.repeat_delivery_id for no key update`,
)

const findTaken = statement<{ mailbox: string; today: string }, RepeatRow>(
  'repeat-taken-of-declared',
  `
    select ${repeatColumns} from ${repeatSql}
    where ${ofMailboxSql} and r.state = 'active' and ${isEndingSql(':today::date')} and exists (
      select from repeat_delivery_order d
      where d.repeat_delivery_id = r.repeat_delivery_id and d.state = 'taken' and d.order_id is null)
    order by r.repeat_delivery_id`,
)

const giveBack = statement<Schedule & { repeatDeliveryId: number; announcedCents: number | null }>(
  'repeat-give-day-back',
  `
    update repeat_delivery set version = version + 1, planned_on = :plannedOn, day = :day::date, order_on = :orderOn,
      announce_on = :announceOn, announced_day = :day::date, announced_cents = :announcedCents
    where repeat_delivery_id = :repeatDeliveryId`,
)
