import { endsAtOnce } from '@haverhof/domain/repeat-delivery'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { hashOf } from '../../config/index.ts'
import { inTransaction, type Transaction } from '../../database/index.ts'
import { acceptEnding, confirmMailbox, type Declared, findDeclared, matchAlone } from '../../orders/index.ts'
import { acceptWithdrawal } from '../../returns/index.ts'
import { endLocked } from '../end.ts'
import { scopeOf, todayAt } from '../store/today.ts'
import { holdBack, lockDeclared } from './hold-back.ts'
import { lockMeantAlone } from './lock-meant.ts'

/**
 * The mailbox says that a declaration is its own, which counts from the moment it was sent (WITHDRAWAL-8, ENDING-8). From
 * here on it holds back what it may mean. What one ending alone can mean ends at once, and orders that came after it was sent
 * are undone.
 */
export async function confirmDeclaration(
  context: AppContext,
  token: string,
): Promise<Result<null, 'link-invalid'>> {
  const declared = await findDeclared(context.database, hashOf(token))
  if (!declared) return refusal('link-invalid')
  const now = context.now()
  const today = todayAt(await scopeOf(context, declared), now)
  const after = await inTransaction(context, (transaction) => confirm(transaction, declared, { today, now }))
  // One that cannot be undone by itself stays with staff; until then it is not sent (SHIPMENTS-10).
  for (const withdrawalId of after) await acceptWithdrawal(context, { withdrawalId, by: 'shop' })
  return success(null)
}

type Moment = { today: string; now: Date }

async function confirm(
  transaction: Transaction,
  declared: Declared,
  { today, now }: Moment,
): Promise<number[]> {
  const { withdrawalId, mailbox, kind, state } = declared
  await lockDeclared(transaction, mailbox)
  if (!(await confirmMailbox(transaction, { withdrawalId, now })) || state !== 'waiting') return []
  if (kind === 'withdrawal') {
    await matchAlone(transaction, withdrawalId)
    return []
  }
  const after = await endMeant(transaction, declared, { today, now })
  await holdBack(transaction, mailbox, today)
  return after
}

/** All that runs for the mailbox, when that began with one order; else staff ask what is meant (ENDING-15). */
async function endMeant(
  transaction: Transaction,
  { withdrawalId, siteId, mailbox, endsOn }: Declared,
  { today, now }: Moment,
): Promise<number[]> {
  const meant = await lockMeantAlone(transaction, { siteId, mailbox })
  if (!meant?.repeats.every((repeat) => endsAtOnce(repeat, endsOn, today))) return []
  const after: number[] = []
  for (const repeat of meant.repeats)
    after.push(...(await endLocked(transaction, repeat, { isByCustomer: true, now })))
  await acceptEnding(transaction, { withdrawalId, orderId: meant.firstOrderId, now })
  return after
}
