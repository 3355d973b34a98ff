import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../database/index.ts'
import { notFound } from '../../http/index.ts'
import { mayChange } from '@haverhof/domain/repeat-delivery'
import { cutOffPassed, repeatEnded } from '../refusals.ts'
import { lockRepeat } from '../store/lock-repeat.ts'
import type { RepeatRow } from '../store/repeat-row.ts'
import { scopeOf, todayAt } from '../store/today.ts'

export type OfRepeat = { userId: string; repeatDeliveryId: number }
type Work = (transaction: Transaction, repeat: RepeatRow, at: { today: string; now: Date }) => Promise<void>

/** REPEAT-16: a change by its customer, with its row locked. Foreign ones are unknown; what has ended stays as it is. */
export async function withOwnRepeat(
  context: AppContext,
  { userId, repeatDeliveryId }: OfRepeat,
  work: Work,
): Promise<void> {
  // Kept in memory, so it asks for no second connection.
  await context.sites.scopes()
  await inTransaction(context, async (transaction) => {
    const repeat = await lockRepeat(transaction, repeatDeliveryId)
    if (repeat?.userId !== userId) throw notFound('repeat delivery')
    if (repeat.state === 'ended') throw repeatEnded()
    const now = context.now()
    await work(transaction, repeat, { today: todayAt(await scopeOf(context, repeat), now), now })
  })
}

/** REPEAT-7: what is about to be ordered is not changed any more; one that rests is not ordered. */
export function requireBeforeCutOff(repeat: RepeatRow, today: string): void {
  if (repeat.state === 'active' && !mayChange(repeat, today)) throw cutOffPassed()
}
