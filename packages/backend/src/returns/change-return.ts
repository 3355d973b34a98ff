import { returnMayBecome } from '@haverhof/domain/returns'
import {
  languageOfId,
  loggedReason,
  reasonFor,
  refusal,
  type OwnWords,
  type Result,
  success,
  type ToldReason,
} from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { statement, type Transaction } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import { queueMail } from '../mail/index.ts'
import { lockOrder, type MadeRefund, type RefundProblem } from '../orders/index.ts'
import { refundReturn } from './refund-return.ts'
import type { LockedReturn, ReturnChange } from './return-change.ts'

/** The refund is null but for goods whose money goes back now. */
type Changed = Result<
  { refund: MadeRefund | null },
  RefundProblem | 'no-such-return' | 'no-such-step' | 'reason-missing'
>

/** Staff move a return one step on; the customer is told (RETURNS-7). */
export async function moveReturn(
  context: Pick<AppContext, 'now'>,
  transaction: Transaction,
  change: ReturnChange,
): Promise<Changed> {
  const { returnId, status, siteIds, by } = change
  // The order first (ORDERS-64).
  const [returned] = await transaction.rows(findOrder, { returnId })
  if (returned) await lockOrder(transaction, returned.orderId)
  const [locked] = await transaction.rows(lock, { returnId })
  if (!locked || siteIds?.includes(locked.siteId) === false) return refusal('no-such-return')
  if (!returnMayBecome(locked.status, status)) return refusal('no-such-step')
  const answer = status === 'refused' ? (change.refusal ?? null) : null
  if (status === 'refused' && !answer) return refusal('reason-missing')
  const refunded = status === 'refunded' ? await refundReturn(context, transaction, locked, change) : null
  if (refunded?.ok === false) return refunded
  const now = context.now()
  await transaction.rows(keepStatus, {
    returnId,
    status,
    reason: answer?.reason ?? null,
    ownWords: answer?.ownWords ?? null,
    now,
  })
  const { siteId } = locked
  const changes = [{ field: 'status' as const, before: locked.status, after: status }]
  const entry = { actor: by, action: 'return-changed' as const, subject: `return ${returnId}` }
  const details = answer === null ? {} : loggedReason(answer)
  await writeAudit(transaction, { ...entry, changes, details, siteIds: [siteId], now })
  // The mail of the credit note has told the mailbox of the bill; one is enough.
  const isTold = Boolean(refunded?.value) && isSameMailbox(locked.emailAddress, locked.billAddress)
  if (!isTold) await tell(transaction, locked, { status, reason: answer, now })
  return success({ refund: refunded?.value ?? null })
}

function isSameMailbox(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

type ReturnNews = { status: ReturnChange['status']; reason: ToldReason<'return'> | null; now: Date }

async function tell(transaction: Transaction, locked: LockedReturn, { status, reason, now }: ReturnNews) {
  const { returnId, orderId, quantity, description, siteId, languageId, emailAddress } = locked
  // The member's own words where the customer reads that language, else the listed reason (REASONS-2).
  const refusal = reason && { refusal: reasonFor(reason, languageOfId(languageId)) }
  const mail = {
    kind: 'return-changed' as const,
    causeKey: `return-changed:${returnId}:${status}`,
    siteId,
    languageId,
    toAddress: emailAddress,
    facts: { orderId, returnId, quantity, description, status, ...refusal },
  }
  await queueMail(transaction, mail, now)
  await addJob(transaction, 'send-mail', {})
}

const findOrder = statement<{ returnId: number }, { orderId: number }>(
  'returns-order-of',
  'select order_id "orderId" from product_return where return_id = :returnId',
)

const lock = statement<{ returnId: number }, LockedReturn>(
  'returns-lock',
  `
    select r.return_id "returnId", r.status, r.order_id "orderId", r.line_number "lineNumber", r.quantity, l.description,
      l.site_id "siteId", l.language_id "languageId", r.withdrawal_id is not null "isWithdrawal",
      coalesce(a.email_address, l.email_address) "emailAddress", l.billing->>'emailAddress' "billAddress"
    from product_return r join ordered_line l using (order_id, line_number)
    left join account a on a.user_id = r.user_id
    where r.return_id = :returnId for update of r`,
)

const keepStatus = statement<{
  returnId: number
  status: string
  reason: string | null
  ownWords: OwnWords | null
  now: Date
}>(
  'returns-change',
  `
    update product_return
    set status = :status, refusal = coalesce(:reason, refusal), own_words = coalesce(:ownWords, own_words), changed_at = :now
    where return_id = :returnId`,
)
