import { statement, type Transaction } from '../../database/index.ts'
import { lockRepeat } from '../store/lock-repeat.ts'
import { ofMailboxSql, type RepeatRow, repeatSql } from '../store/repeat-row.ts'

type Meant = { number: number | null; mailbox: string }

/** What one declaration ends: one repeat delivery, or all that began with one order. */
export type MeantRepeats = { repeats: RepeatRow[]; firstOrderId: number }

/**
 * What number and mailbox mean, locked in the order of its numbers (ENDING-11). Null when they mean none that runs, or
 * several that have nothing to do with each other.
 */
export async function lockMeant(transaction: Transaction, meant: Meant): Promise<MeantRepeats | null> {
  return lockAll(transaction, await transaction.rows(find, meant))
}

/** The same of all that runs for a mailbox that says it is meant: at the site of its declaration, else at any other (ENDING-15). */
export async function lockMeantAlone(
  transaction: Transaction,
  { siteId, mailbox }: { siteId: number; mailbox: string },
): Promise<MeantRepeats | null> {
  const candidates = await transaction.rows(findOfMailbox, { mailbox })
  const here = candidates.filter((repeat) => repeat.siteId === siteId)
  return lockAll(transaction, here.length > 0 ? here : candidates)
}

async function lockAll(
  transaction: Transaction,
  candidates: readonly Candidate[],
): Promise<MeantRepeats | null> {
  const [firstOrderId, another] = new Set(candidates.map((each) => each.firstOrderId))
  if (firstOrderId === undefined || another !== undefined) return null
  const repeats: RepeatRow[] = []
  for (const { repeatDeliveryId } of candidates) {
    const repeat = await lockRepeat(transaction, repeatDeliveryId)
    if (repeat && repeat.state !== 'ended') repeats.push(repeat)
  }
  return repeats.length > 0 ? { repeats, firstOrderId } : null
}

type Candidate = { repeatDeliveryId: number; firstOrderId: number; siteId: number }

// One company sells on all sites (SITES-11): a declaration counts wherever it was sent.
const runsSql = `r.state <> 'ended' and lower(a.email_address) = :mailbox`
const foundSql = `
    select r.repeat_delivery_id "repeatDeliveryId", r.first_order_id "firstOrderId", r.site_id "siteId" from ${repeatSql}`

// An order begins one for each interval, of which there are 26.
const find = statement<Meant, Candidate>(
  'repeat-meant-by-ending',
  `${foundSql}
    where r.repeat_delivery_id in (
        select repeat_delivery_id from repeat_delivery where repeat_delivery_id = :number::int or first_order_id = :number::int
        union select repeat_delivery_id from repeat_delivery_order where order_id = :number::int)
      and ${runsSql}
    order by 1 limit 28`,
)

const findOfMailbox = statement<{ mailbox: string }, Candidate>(
  'repeat-meant-by-mailbox',
  `${foundSql} where ${ofMailboxSql} and ${runsSql} order by 1 limit 400`,
)
