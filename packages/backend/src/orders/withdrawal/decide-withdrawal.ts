import type { OrderStatus } from '@haverhof/domain/orders'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { type AuditChange, writeAudit } from '../../audit/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { selectWithdrawalSql, type StaffWithdrawal } from './read-withdrawals.ts'

export type WithdrawalRefusal = 'no-such-withdrawal' | 'already-decided'

/** Locked, and not decided yet. */
export async function lockWithdrawal(
  { rows }: Transaction,
  { withdrawalId, siteIds }: { withdrawalId: number; siteIds?: readonly number[] | undefined },
): Promise<Result<StaffWithdrawal, WithdrawalRefusal>> {
  const [withdrawal] = await rows(lock, { withdrawalId })
  if (!withdrawal || siteIds?.includes(withdrawal.siteId) === false) return refusal('no-such-withdrawal')
  return withdrawal.state === 'waiting' ? success(withdrawal) : refusal('already-decided')
}

/**
 * A transaction that changes an order locks its row before anything that belongs to it (ORDERS-5). Null while it is matched
 * with none.
 */
export async function lockOrderOfWithdrawal(
  { rows }: Transaction,
  withdrawalId: number,
): Promise<{ status: OrderStatus; siteId: number } | null> {
  const [order] = await rows(lockOrder, { withdrawalId })
  return order ?? null
}

type Match = { withdrawalId: number; orderId: number; siteIds?: readonly number[]; by: string }

/** A declaration whose number or mailbox was mistyped belongs to this order, and to its site (WITHDRAWAL-6). */
export async function matchWithdrawal(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { withdrawalId, orderId, siteIds, by }: Match,
): Promise<Result<null, WithdrawalRefusal | 'no-such-order'>> {
  const locked = await lockWithdrawal(transaction, { withdrawalId, siteIds })
  if (!locked.ok) return locked
  const [matched] = await transaction.rows(match, { withdrawalId, orderId, siteIds: siteIds ?? null })
  if (!matched) return refusal('no-such-order')
  const changes = [{ field: 'orderId' as const, before: locked.value.orderId, after: orderId }]
  await audit(transaction, locked.value, { action: 'withdrawal-matched', by, changes, now: clock() })
  return success(null)
}

type Closing = { withdrawalId: number; note: string; siteIds?: readonly number[]; by: string }

/** It leads to no return, for a reason that stays with it (WITHDRAWAL-6). */
export async function closeWithdrawal(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { withdrawalId, note, siteIds, by }: Closing,
): Promise<Result<null, WithdrawalRefusal>> {
  const locked = await lockWithdrawal(transaction, { withdrawalId, siteIds })
  if (!locked.ok) return locked
  await decideWithdrawal(transaction, locked.value, { state: 'closed', note, by, now: clock() })
  return success(null)
}

type Decision = { state: 'accepted' | 'closed'; note: string | null; by: string; now: Date }

/** The caller holds its row. */
export async function decideWithdrawal(
  transaction: Transaction,
  withdrawal: StaffWithdrawal,
  { state, note, by, now }: Decision,
): Promise<void> {
  const { withdrawalId } = withdrawal
  await transaction.rows(decide, { withdrawalId, state, note, by, now })
  const changes = [{ field: 'state' as const, before: 'waiting' as const, after: state }]
  const details = note === null ? {} : { note }
  await audit(transaction, withdrawal, { action: `withdrawal-${state}` as const, by, changes, details, now })
}

type Action = 'withdrawal-matched' | 'withdrawal-accepted' | 'withdrawal-closed'
type Entry = {
  action: Action
  by: string
  changes: AuditChange<Action>[]
  details?: { note?: string }
  now: Date
}

async function audit(transaction: Transaction, { withdrawalId, siteId }: StaffWithdrawal, entry: Entry) {
  const { by, ...what } = entry
  const subject = `withdrawal ${withdrawalId}`
  await writeAudit(transaction, { actor: by, subject, siteIds: [siteId], ...what })
}

const lock = statement<{ withdrawalId: number }, StaffWithdrawal>(
  'withdrawals-lock',
  `${selectWithdrawalSql} where w.withdrawal_id = :withdrawalId for update of w`,
)

const lockOrder = statement<{ withdrawalId: number }, { status: OrderStatus; siteId: number }>(
  'withdrawals-lock-order',
  `
    select status, site_id "siteId" from shop_order
    where order_id = (select order_id from withdrawal where withdrawal_id = :withdrawalId)
    for no key update`,
)

const match = statement<{ withdrawalId: number; orderId: number; siteIds: readonly number[] | null }>(
  'withdrawals-match',
  `
    update withdrawal w set order_id = o.order_id, site_id = o.site_id from shop_order o
    where w.withdrawal_id = :withdrawalId and o.order_id = :orderId
      and (:siteIds::int[] is null or o.site_id = any(:siteIds::int[])) returning 1`,
)

const decide = statement<{ withdrawalId: number; state: string; note: string | null; by: string; now: Date }>(
  'withdrawals-decide',
  `
    update withdrawal set state = :state, closing_note = :note, decided_by = :by, decided_at = :now
    where withdrawal_id = :withdrawalId`,
)
