import { SECOND } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { type Owed, owedSql } from './keep-paid.ts'

/** Longer than any call with its repetitions, and shorter than the minute after which it is asked again. */
const callEndsMs = 45 * SECOND

/** A refund that this process alone asks the provider for. */
export type Claim = Owed & {
  askedAt: Date
  /** When the provider was asked before: it may have accepted the refund although its answer was lost. */
  earlierAskedAt: Date | null
  /** The bank has taken back so much that not all of it is left. */
  isShort: boolean
}

/**
 * Written down before the provider is asked, so that no other process asks meanwhile or takes a refund for unpaid whose
 * answer is not known (REFUNDS-10). Null when another process asks already, or nothing is to be asked. A process that was
 * killed loses its claim after a while.
 */
export function claimRefund(context: AppContext, refundId: number): Promise<Claim | null> {
  return inTransaction(context, async (transaction) => {
    const now = context.now()
    const [refund] = await transaction.rows(lock, { refundId })
    if (!refund || (refund.lastAskedAt && now.getTime() - refund.lastAskedAt.getTime() < callEndsMs))
      return null
    const { state, lastAskedAt, refusedAt, ...owed } = refund
    const isShort = owed.paymentLeftCents < owed.owedCents
    if (state !== 'owed' && !isShort) return null
    await transaction.rows(claim, { refundId, now })
    return { ...owed, isShort, askedAt: now, earlierAskedAt: lastAskedAt ?? refusedAt }
  })
}

export async function giveUpClaim({ database }: AppContext, claim: Claim): Promise<void> {
  const { refundId, askedAt, earlierAskedAt } = claim
  await database.rows(giveUp, { refundId, askedAt, earlierAskedAt })
}

const lock = statement<
  { refundId: number },
  Owed & { state: string; lastAskedAt: Date | null; refusedAt: Date | null }
>(
  'refunds-lock-to-claim',
  `${owedSql(', r.state, r.asked_at "lastAskedAt", r.refused_at "refusedAt"')}
    where r.refund_id = :refundId and r.state <> 'paid' for update of r`,
)

const claim = statement<{ refundId: number; now: Date }>(
  'refunds-claim',
  'update refund set asked_at = :now where refund_id = :refundId',
)

const giveUp = statement<{ refundId: number; askedAt: Date; earlierAskedAt: Date | null }>(
  'refunds-give-up-claim',
  'update refund set asked_at = :earlierAskedAt where refund_id = :refundId and asked_at = :askedAt',
)
