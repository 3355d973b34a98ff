import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { type Database, statement, type Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { mailOfCause, type MailOfOrder, mailsOfOrder, resendMail } from '../../mail/index.ts'

type OrderKey = { orderId: number; siteIds: readonly number[] }
type Owner = { toAddress: string; siteId: number }

/** Null for an order of another site (MAIL-16). */
export async function orderMails(
  reader: Pick<Database, 'rows'>,
  request: OrderKey,
): Promise<MailOfOrder[] | null> {
  const [owner] = await reader.rows(findOwner, request)
  return owner ? mailsOfOrder(reader, request.orderId) : null
}

type Resend = OrderKey & { mailId: number; by: string }

/** Goes to the mailbox of the bill, whatever the first one was sent to (MAIL-16). */
export async function resendOrderMail(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { orderId, siteIds, mailId, by }: Resend,
): Promise<Result<{ mailId: number }, 'no-such-mail' | 'forgotten'>> {
  const [owner] = await transaction.rows(findOwner, { orderId, siteIds })
  const mails = owner ? await mailsOfOrder(transaction, orderId) : []
  const mail = mails.find((each) => each.mailId === mailId)
  if (!owner || !mail) return refusal('no-such-mail')
  const now = clock()
  const { toAddress, siteId } = owner
  const again = await resendMail(transaction, { mailId, now, order: { orderId, toAddress } })
  if (again === null) return refusal('forgotten')
  const details = { kind: mail.kind, mailId, again }
  const entry = { actor: by, action: 'mail-resent' as const, subject: `order ${orderId}`, details }
  await writeAudit(transaction, { ...entry, siteIds: [siteId], now })
  await addJob(transaction, 'send-mail', {})
  return success({ mailId: again })
}

/** The mail that carried a paper, again: the confirmation carries the invoice (INVOICES-8). */
export async function resendPaper(
  context: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { invoiceNumber, siteIds, by }: { invoiceNumber: string; siteIds: readonly number[]; by: string },
): Promise<Result<{ mailId: number }, 'no-such-mail' | 'forgotten'>> {
  const [paper] = await transaction.rows(findPaper, { invoiceNumber, siteIds })
  if (!paper) return refusal('no-such-mail')
  const { orderId, kind } = paper
  const causeKey = kind === 'invoice' ? `order-confirmation:${orderId}` : `credit-note:${invoiceNumber}`
  const mailId = await mailOfCause(transaction, causeKey)
  if (mailId === null) return refusal('no-such-mail')
  return resendOrderMail(context, transaction, { orderId, mailId, siteIds, by })
}

const findOwner = statement<OrderKey, Owner>(
  'orders-mailbox-for-staff',
  `
    select billing->>'emailAddress' "toAddress", site_id "siteId" from shop_order
    where order_id = :orderId and site_id = any(:siteIds)`,
)

const findPaper = statement<
  { invoiceNumber: string; siteIds: readonly number[] },
  { orderId: number; kind: 'invoice' | 'credit' }
>(
  'invoices-order-of-paper',
  `
    select i.order_id "orderId", i.kind from invoice i join shop_order o using (order_id)
    where i.series = left(:invoiceNumber, -7) and i.number = right(:invoiceNumber, 6)::int and o.site_id = any(:siteIds)`,
)
