import type { Transaction } from '../../database/index.ts'
import { statement } from '../../database/index.ts'
import { repeatColumns, type RepeatRow, repeatSql } from './repeat-row.ts'

/** Every change of a repeat delivery locks its row first, so customer and worker take turns. */
export async function lockRepeat({ rows }: Transaction, repeatDeliveryId: number): Promise<RepeatRow | null> {
  await rows(lock, { repeatDeliveryId })
  const [row] = await rows(read, { repeatDeliveryId })
  return row ?? null
}

// Read in a statement of its own: the one that waited for the lock still sees the rows of before.
const lock = statement<{ repeatDeliveryId: number }>(
  'repeat-lock',
  'select from repeat_delivery where repeat_delivery_id = :repeatDeliveryId for no key update',
)

const read = statement<{ repeatDeliveryId: number }, RepeatRow>(
  'repeat-read-locked',
  `select ${repeatColumns} from ${repeatSql} where r.repeat_delivery_id = :repeatDeliveryId`,
)
