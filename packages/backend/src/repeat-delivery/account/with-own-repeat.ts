import { mayChange } from '@haverhof/domain/repeat-delivery'
import { missing, refusal, type Result } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../database/index.ts'
import type { RepeatRefused } from '../refusals.ts'
import { lockRepeat } from '../store/lock-repeat.ts'
import type { RepeatRow } from '../store/repeat-row.ts'
import { scopeOf, todayAt } from '../store/today.ts'

export type OfRepeat = { userId: string; repeatDeliveryId: number }
export type Changed = Result<null, RepeatRefused>
type Work = (
  transaction: Transaction,
  repeat: RepeatRow,
  at: { today: string; now: Date },
) => Promise<Changed>

/** A change by its customer, with its row locked (REPEAT-16). Foreign ones are unknown; what has ended stays as it is. */
export async function withOwnRepeat(
  context: AppContext,
  { userId, repeatDeliveryId }: OfRepeat,
  work: Work,
): Promise<Changed> {
  // Kept in memory, so it asks for no second connection.
  await context.sites.scopes()
  return inTransaction(context, async (transaction): Promise<Changed> => {
    const repeat = await lockRepeat(transaction, repeatDeliveryId)
    if (repeat?.userId !== userId) return missing('repeat delivery')
    if (repeat.state === 'ended') return refusal('repeat-ended')
    const now = context.now()
    return work(transaction, repeat, { today: todayAt(await scopeOf(context, repeat), now), now })
  })
}

/** What is about to be ordered is not changed any more; one that rests is not ordered (REPEAT-39). */
export function refuseAfterCutOff(repeat: RepeatRow, today: string): RepeatRefused | null {
  return repeat.state === 'active' && !mayChange(repeat, today) ? refusal('cut-off-passed') : null
}
