import type { WithdrawalKind, WithdrawalState } from '@haverhof/domain/orders'
import { type Database, statement } from '../../database/index.ts'

export type StaffWithdrawal = {
  withdrawalId: number
  kind: WithdrawalKind
  /** ENDING-2: when a contract shall end; null is as soon as possible. */
  endsOn: string | null
  siteId: number
  orderId: number | null
  orderNumber: string
  fullName: string
  emailAddress: string
  statement: string
  receivedAt: Date
  state: WithdrawalState
  decidedAt: Date | null
  decidedBy: string | null
  closingNote: string | null
  /** WITHDRAWAL-8: whether its mailbox is still to say that it is its own. */
  isToBeConfirmed: boolean
  confirmedAt: Date | null
  /** ENDING-16: the ending after which its order came. */
  endingId: number | null
  /** Null without an order. */
  orderStatus: string | null
}

type Reader = Pick<Database, 'rows'>
type Page = { siteIds: readonly number[]; afterId: number; limit: number }
type DecidedPage = { siteIds: readonly number[]; beforeId: number; limit: number }

/** WITHDRAWAL-6: what waits for staff, the oldest first. */
export function listWaitingWithdrawals({ rows }: Reader, page: Page): Promise<StaffWithdrawal[]> {
  return rows(waiting, page)
}

/** WITHDRAWAL-6: what has been accepted or closed, the newest first. */
export function listDecidedWithdrawals({ rows }: Reader, page: DecidedPage): Promise<StaffWithdrawal[]> {
  return rows(decided, page)
}

export async function readWithdrawal(
  { rows }: Reader,
  asked: { withdrawalId: number; siteIds: readonly number[] },
): Promise<StaffWithdrawal | null> {
  const [found] = await rows(one, asked)
  return found ?? null
}

/** What was declared about an order, the newest first. */
export function withdrawalsOfOrder(
  { rows }: Reader,
  asked: { orderId: number; siteIds: readonly number[] },
): Promise<StaffWithdrawal[]> {
  return rows(ofOrder, asked)
}

/** Of the withdrawal `w`. */
export const selectWithdrawalSql = `
  select w.withdrawal_id "withdrawalId", w.kind, w.ends_on::text "endsOn", w.site_id "siteId", w.order_id "orderId", w.order_number "orderNumber",
    w.full_name "fullName", w.email_address "emailAddress", w.statement, w.received_at "receivedAt", w.state,
    w.decided_at "decidedAt", w.decided_by "decidedBy", w.closing_note "closingNote",
    w.confirmed_at is null and w.order_id is null "isToBeConfirmed", w.confirmed_at "confirmedAt", w.ending_id "endingId",
    (select o.status from shop_order o where o.order_id = w.order_id) "orderStatus"
  from withdrawal w`

const waiting = statement<Page, StaffWithdrawal>(
  'withdrawals-list-waiting',
  `
    ${selectWithdrawalSql} where w.state = 'waiting' and w.withdrawal_id > :afterId and w.site_id = any(:siteIds)
    order by w.withdrawal_id limit :limit`,
)

const decided = statement<DecidedPage, StaffWithdrawal>(
  'withdrawals-list-decided',
  `
    ${selectWithdrawalSql} where w.state <> 'waiting' and w.withdrawal_id < :beforeId and w.site_id = any(:siteIds)
    order by w.withdrawal_id desc limit :limit`,
)

const ofOrder = statement<{ orderId: number; siteIds: readonly number[] }, StaffWithdrawal>(
  'withdrawals-of-order',
  `
    ${selectWithdrawalSql} where w.order_id = :orderId and w.site_id = any(:siteIds)
    order by w.withdrawal_id desc limit 100`,
)

const one = statement<{ withdrawalId: number; siteIds: readonly number[] }, StaffWithdrawal>(
  'withdrawals-read',
  `${selectWithdrawalSql} where w.withdrawal_id = :withdrawalId and w.site_id = any(:siteIds)`,
)
