import { mailboxForLimits } from '@haverhof/domain/accounts'
import { foldEmailAddress } from '@haverhof/domain/checkout'
import { orderIdOf, tidyWithdrawal, type WithdrawalFields, withdrawalProblems } from '@haverhof/domain/orders'
import {
  HOUR,
  type Result,
  success,
  type TooManyAttempts,
  wrongFields,
  type WrongFields,
} from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { newSecret } from '../../config/index.ts'
import { addJob } from '../../jobs/index.ts'
import { countAttempt, isWithinLimit } from '../../limits/index.ts'
import { queueMail } from '../../mail/index.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { confirmUrlOf } from './confirm-declaration.ts'

/** Receipts of declarations that match no order, per mailbox, and declarations per caller (WITHDRAWAL-4). */
const mailLimit = { limit: 3, windowMs: HOUR }
const callerLimit = { limit: 20, windowMs: HOUR }

export type WithdrawalReceipt = { withdrawalId: number; receivedAt: string }

type Call = { scope: SiteScope; clientIp: string | null; fields: WithdrawalFields }

/**
 * Takes the declaration, whether or not an order matches it, and sends the receipt (WITHDRAWAL-1).
 * The answer is the same either way, so it reveals no order.
 */
export async function withdraw(
  context: AppContext,
  { scope, clientIp, fields }: Call,
): Promise<Result<WithdrawalReceipt, WrongFields | TooManyAttempts>> {
  const declaration = tidyWithdrawal(fields)
  const wrong = wrongFields(withdrawalProblems(declaration))
  if (wrong) return wrong
  const mailbox = foldEmailAddress(declaration.emailAddress)
  const counted = clientIp
    ? await countAttempt(context, `withdrawal-caller:${clientIp}`, callerLimit)
    : success(null)
  if (!counted.ok) return counted
  const isMailed = await isWithinLimit(context, `withdrawal-mail:${mailboxForLimits(mailbox)}`, mailLimit)
  const { secret, hash: confirmHash } = newSecret(192)
  return inTransaction(context, async (transaction) => {
    const receivedAt = context.now()
    const { orderNumber, fullName, emailAddress, statement } = declaration
    const { siteId, languageId } = scope
    const [withdrawal] = await transaction.rows(keep, {
      siteId,
      languageId,
      orderId: orderIdOf(orderNumber),
      mailbox,
      orderNumber,
      fullName,
      emailAddress,
      statement,
      confirmHash: isMailed ? confirmHash : null,
      receivedAt,
    })
    if (!withdrawal) throw new Error('a withdrawal was not kept')
    const { withdrawalId, orderId } = withdrawal
    // Only who owns the order reads it (WITHDRAWAL-7).
    const goesOn = orderId !== null && (await context.orderHooks.isRepeatRunning(transaction, orderId))
    const receipt = { withdrawalId, receivedAt: receivedAt.toISOString() }
    // Its receipt comes later (late-receipts.ts) (WITHDRAWAL-4).
    if (orderId === null && !isMailed) return success(receipt)
    const confirmUrl = confirmUrlOf(context, scope, secret)
    const mail = {
      kind: 'withdrawal-receipt' as const,
      causeKey: `withdrawal-receipt:${withdrawalId}`,
      siteId,
      languageId,
      toAddress: emailAddress,
      facts: {
        ...receipt,
        orderNumber,
        fullName,
        statement,
        ...(goesOn && { repeatGoesOn: true }),
        ...(orderId === null && { confirmUrl }),
      },
    }
    await queueMail(transaction, mail, receivedAt)
    await addJob(transaction, 'send-mail', {})
    return success(receipt)
  })
}

// Staff of the site of the order decide, wherever it was declared (WITHDRAWAL-6).
const keep = statement<
  {
    siteId: number
    languageId: number
    orderId: number | null
    mailbox: string
    orderNumber: string
    fullName: string
    emailAddress: string
    statement: string
    /** Null without a receipt: the link comes with the late one. */
    confirmHash: string | null
    receivedAt: Date
  },
  { withdrawalId: number; orderId: number | null }
>(
  'withdrawals-keep',
  `
    insert into withdrawal (site_id, language_id, order_id, order_number, full_name, email_address, statement, confirm_hash, received_at)
    select coalesce(o.site_id, :siteId), :languageId, o.order_id, :orderNumber, :fullName, :emailAddress, :statement,
      case when o.order_id is null then :confirmHash::text end, :receivedAt::timestamptz
    from (select) declared left join shop_order o on o.order_id = :orderId and lower(o.email_address) = :mailbox
    returning withdrawal_id "withdrawalId", order_id "orderId"`,
)
