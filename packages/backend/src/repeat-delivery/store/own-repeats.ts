import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'
import { endingWaitsSql, repeatColumns, type RepeatRow, repeatSql } from './repeat-row.ts'
import { scopeOf } from './today.ts'

export type OwnRepeat = RepeatRow & {
  label: string | null
  endingWaits: { receivedAt: string; isConfirmed: boolean } | null
}

/** Those of a customer: what runs first, then what rests, and what has ended. */
export function ownRepeats({ database }: Pick<AppContext, 'database'>, userId: string): Promise<OwnRepeat[]> {
  return database.rows(readAll, { userId })
}

/** One of the customer's own; null for others (REPEAT-16). */
export async function readOwnRepeat(
  context: AppContext,
  of: { userId: string; repeatDeliveryId: number },
): Promise<{ repeat: OwnRepeat; scope: SiteScope } | null> {
  const [repeat] = await context.database.rows(readOne, of)
  return repeat ? { repeat, scope: await scopeOf(context, repeat) } : null
}

const columns = `${repeatColumns}, (select m.label from mandate m where m.mandate_id = r.mandate_id) label, ${endingWaitsSql} "endingWaits"`

const readAll = statement<{ userId: string }, OwnRepeat>(
  'repeat-of-customer',
  `
    select ${columns} from ${repeatSql} where r.user_id = :userId
    order by array_position(array['active', 'paused', 'ended'], r.state), r.day, r.repeat_delivery_id limit 100`,
)

const readOne = statement<{ userId: string; repeatDeliveryId: number }, OwnRepeat>(
  'repeat-own',
  `select ${columns} from ${repeatSql} where r.repeat_delivery_id = :repeatDeliveryId and r.user_id = :userId`,
)
