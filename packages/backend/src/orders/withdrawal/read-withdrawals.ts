import { columnsOf, type Database, type RowOf, statement } from '../../database/index.ts'
import type { withdrawal } from '../withdrawal-tables.ts'

const ownColumns = columnsOf<typeof withdrawal.$inferSelect>()([
  'withdrawalId',
  'kind',
  'siteId',
  'orderId',
  'orderNumber',
  'fullName',
  'emailAddress',
  'statement',
  'endsOn',
  'receivedAt',
  'state',
  'decidedAt',
  'decidedBy',
  'closingNote',
  'confirmedAt',
  'endingId',
])

export type StaffWithdrawal = RowOf<typeof ownColumns> & {
  /** Whether its mailbox is still to say that it is its own (WITHDRAWAL-8). */
  isToBeConfirmed: boolean
  /** Null without an order. */
  orderStatus: string | null
}

type Reader = Pick<Database, 'rows'>
type Page = { siteIds: readonly number[]; afterId: number; limit: number }
type DecidedPage = { siteIds: readonly number[]; beforeId: number; limit: number }

/** What waits for staff, the oldest first (WITHDRAWAL-6). */
export function listWaitingWithdrawals({ rows }: Reader, page: Page): Promise<StaffWithdrawal[]> {
  return rows(waiting, page)
}

/** What has been accepted or closed, the newest first (WITHDRAWAL-6). */
export function listDecidedWithdrawals({ rows }: Reader, page: DecidedPage): Promise<StaffWithdrawal[]> {
  return rows(decided, page)
}

export async function readWithdrawal(
  { rows }: Reader,
  query: { withdrawalId: number; siteIds: readonly number[] },
): Promise<StaffWithdrawal | null> {
  const [withdrawal] = await rows(one, query)
  return withdrawal ?? null
}

/** What was declared about an order, the newest first. */
export function withdrawalsOfOrder(
  { rows }: Reader,
  query: { orderId: number; siteIds: readonly number[] },
): Promise<StaffWithdrawal[]> {
  return rows(ofOrder, query)
}

/** Of the withdrawal `w`. */
export const selectWithdrawalSql = `
  select ${ownColumns.select('w')},
    w.confirmed_at is null and w.order_id is null "isToBeConfirmed",
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
