import { type Database, statement } from '../../database/index.ts'
import { selectWithdrawalSql, type StaffWithdrawal } from './read-withdrawals.ts'

type WithdrawalsQuery = { typed: string; siteIds: readonly number[]; limit: number }
type Search = { text: string; number: number | null; siteIds: readonly number[]; limit: number }

/** By a part of the name or the mailbox, by the number of the order or its own; decided or not, the newest first (WITHDRAWAL-6). */
export function findWithdrawals(
  { rows }: Pick<Database, 'rows'>,
  query: WithdrawalsQuery,
): Promise<StaffWithdrawal[]> {
  return rows(find, searchOf(query))
}

/** The same of those that wait, and any by its own number: few rows are read, however many were decided (STAFF-60). */
export function findWaitingWithdrawals(
  { rows }: Pick<Database, 'rows'>,
  query: WithdrawalsQuery,
): Promise<StaffWithdrawal[]> {
  return rows(findWaiting, searchOf(query))
}

function searchOf({ typed, ...scope }: WithdrawalsQuery): Search {
  const text = typed.trim().toLowerCase()
  const number = /^#?(\d{1,9})$/.exec(text)?.[1]
  return { ...scope, text, number: number === undefined ? null : Number(number) }
}

const answersSql = `(w.order_id = :number::int or w.order_number = :text
  or strpos(lower(w.full_name), :text) > 0 or strpos(lower(w.email_address), :text) > 0)`

const find = statement<Search, StaffWithdrawal>(
  'withdrawals-find',
  `
    ${selectWithdrawalSql} where w.site_id = any(:siteIds) and (w.withdrawal_id = :number::int or ${answersSql})
    order by w.withdrawal_id desc limit :limit`,
)

const findWaiting = statement<Search, StaffWithdrawal>(
  'withdrawals-find-waiting',
  `
    ${selectWithdrawalSql} where w.withdrawal_id in (
        select :number::int union all
        (select w.withdrawal_id from withdrawal w where w.state = 'waiting' and w.site_id = any(:siteIds) and ${answersSql}
          order by w.withdrawal_id desc limit :limit))
      and w.site_id = any(:siteIds)
    order by w.withdrawal_id desc limit :limit`,
)
