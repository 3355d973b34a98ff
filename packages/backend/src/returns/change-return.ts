import { returnMayBecome, type ReturnStatus } from '@haverhof/domain/returns'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { inTransaction, statement, type Transaction } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import { queueMail } from '../mail/index.ts'
import { writeCreditNote } from '../orders/index.ts'

export type ReturnChange = {
  returnId: number
  status: Exclude<ReturnStatus, 'registered'>
  /** STAFF-2: a return of another site is none; without it every site counts. */
  siteIds?: readonly number[]
  by: string
}

type Changed = Result<null, 'no-such-return' | 'no-such-step'>

type Row = {
  status: ReturnStatus
  orderId: number
  lineNumber: number
  quantity: number
  description: string
  siteId: number
  languageId: number
  /** Of the account; of the order once the account is gone. */
  emailAddress: string
}

/** RETURNS-7: staff move a return one step on; the customer is told. */
export function changeReturn(context: AppContext, change: ReturnChange): Promise<Changed> {
  return inTransaction(context, (transaction) => moveReturn(context, transaction, change))
}

/** The same inside a transaction of the caller. */
export async function moveReturn(
  context: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { returnId, status, siteIds, by }: ReturnChange,
): Promise<Changed> {
  const { now: clock } = context
  const [found] = await transaction.rows(lock, { returnId })
  if (!found || siteIds?.includes(found.siteId) === false) return refusal('no-such-return')
  if (!returnMayBecome(found.status, status)) return refusal('no-such-step')
  const now = clock()
  if (status === 'refunded') await creditReturn(context, transaction, found, by)
  await transaction.rows(keepStatus, { returnId, status, now })
  const { orderId, quantity, description, siteId, languageId, emailAddress } = found
  const subject = `return ${returnId}`
  await writeAudit(transaction, { actor: by, action: 'return-changed', subject, details: { status }, now })
  const mail = {
    kind: 'return-changed' as const,
    causeKey: `return-changed:${returnId}:${status}`,
    siteId,
    languageId,
    toAddress: emailAddress,
    facts: { orderId, returnId, quantity, description, status },
  }
  await queueMail(transaction, mail, now)
  await addJob(transaction, 'send-mail', {})
  return success(null)
}

/** RETURNS-9: goods whose money goes back are credited; what has been credited already is not credited again. */
async function creditReturn(
  context: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { orderId, lineNumber, quantity }: Row,
  by: string,
): Promise<void> {
  const credit = { lines: [{ lineNumber, quantity }], costsCents: 0 }
  const written = await writeCreditNote(context, transaction, { orderId, reason: 'return', credit, by })
  if (!written.ok && written.reason !== 'more-than-invoiced' && written.reason !== 'nothing-to-credit')
    throw new Error(`order ${orderId} cannot be credited: ${written.reason}`)
}

const lock = statement<{ returnId: number }, Row>(
  'returns-lock',
  `
    select r.status, r.order_id "orderId", r.line_number "lineNumber", r.quantity, l.description, o.site_id "siteId",
      o.language_id "languageId", coalesce(a.email_address, o.email_address) "emailAddress"
    from product_return r join order_line l using (order_id, line_number) join shop_order o using (order_id)
    left join account a on a.user_id = r.user_id
    where r.return_id = :returnId for update of r`,
)

const keepStatus = statement<{ returnId: number; status: string; now: Date }>(
  'returns-change',
  'update product_return set status = :status, changed_at = :now where return_id = :returnId',
)
