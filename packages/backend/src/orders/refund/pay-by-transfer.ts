import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { ProviderAway, ProviderRefusal } from '../../payments/index.ts'
import { findAtProvider } from './ask-provider.ts'
import { keepPaid, type Owed, owedSql } from './keep-paid.ts'
import { keepPaidByProvider } from './keep-paid-by-provider.ts'

type Transfer = {
  refundId: number
  siteIds?: readonly number[]
  /** What stands on the bank statement. */
  reference: string
  by: string
}

type Problem = 'no-such-refund' | 'already-paid' | 'not-refused' | 'more-than-paid'

/**
 * Staff have paid by bank transfer a refund that the provider
 * refused (REFUNDS-8). One that the provider is still asked for is left to it: the
 * customer would get the money twice.
 */
export async function payByTransfer(
  context: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { refundId, siteIds, reference, by }: Transfer,
): Promise<Result<null, Problem>> {
  const [owed] = await transaction.rows(lock, { refundId })
  if (!owed || siteIds?.includes(owed.siteId) === false) return refusal('no-such-refund')
  if (owed.state === 'paid') return refusal('already-paid')
  if (owed.state !== 'refused') return refusal('not-refused')
  // The worker leaves it to the bank within a minute (REFUNDS-9).
  if (owed.paymentLeftCents < owed.owedCents) return refusal('more-than-paid')
  const isNew = await keepPaid(context, transaction, owed, { transferReference: reference, by })
  return isNew ? success(null) : refusal('already-paid')
}

/**
 * Before that, the provider is asked whether it has accepted the
 * refund after all, by a call whose answer was lost (REFUNDS-21). Then it is kept as
 * paid by the provider.
 */
export async function lookAtProvider(
  context: AppContext,
  { refundId, siteIds }: Pick<Transfer, 'refundId' | 'siteIds'>,
): Promise<Result<null, 'answer-unknown'>> {
  const [owed] = await context.database.rows(findRefused, { refundId })
  if (!owed || siteIds?.includes(owed.siteId) === false) return success(null)
  try {
    const refund = await findAtProvider(context, owed)
    if (refund)
      await keepPaidByProvider(context, owed, { ...refund, paidAt: owed.refusedAt ?? context.now() })
    return success(null)
  } catch (error) {
    if (error instanceof ProviderAway || error instanceof ProviderRefusal) return refusal('answer-unknown')
    throw error
  }
}

const findRefused = statement<{ refundId: number }, Owed & { refusedAt: Date | null }>(
  'refunds-find-refused',
  `${owedSql(', r.refused_at "refusedAt"')} where r.refund_id = :refundId and r.state = 'refused'`,
)

const lock = statement<{ refundId: number }, Owed & { state: string }>(
  'refunds-lock-for-transfer',
  `${owedSql(', r.state')} where r.refund_id = :refundId for update of r`,
)
