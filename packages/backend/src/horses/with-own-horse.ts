import type { LifeStage } from '@haverhof/domain/feed-advice'
import { missing, type Missing } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { inTransaction, statement, type Transaction } from '../database/index.ts'

export type OfHorse = { userId: string; horseId: number }

/**
 * What is counted of a horse is counted after the lock, in a statement of its own: the statement that waited for a lock still
 * sees the rows of before (HORSES-2). `what` is not found where the horse is not theirs.
 */
export async function withOwnHorse<Answer>(
  context: AppContext,
  { userId, horseId, what }: OfHorse & { what: string },
  work: (transaction: Transaction, horse: { lifeStage: LifeStage }) => Promise<Answer>,
): Promise<Answer | Missing> {
  return inTransaction(context, async (transaction) => {
    const [own] = await transaction.rows(lock, { userId, horseId })
    return own ? work(transaction, own) : missing(what)
  })
}

const lock = statement<OfHorse, { lifeStage: LifeStage }>(
  'horses-lock',
  'select life_stage "lifeStage" from horse where horse_id = :horseId and user_id = :userId for no key update',
)
