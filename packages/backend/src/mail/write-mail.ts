import { createHash, randomBytes } from 'node:crypto'
import type { AppContext } from '../app-context.ts'
import type { Delivery } from './deliver.ts'
import { letterAsHtml } from './layout/html-layout.ts'
import { letterAsText } from './layout/text-layout.ts'
import { type Letterhead, letterheadOf } from './letterhead.ts'
import { writeLetter } from './letters/index.ts'
import {
  type AccountLinkMail,
  type Mail,
  type OneClickKind,
  type StaffLinkMail,
  traitsOf,
} from './mail-kinds.ts'
import type { OrderForMail } from './order-for-mail.ts'
import type { WaitingMail } from './outbox.ts'
import { onOneLine, requireMailbox } from './safe-text.ts'
import type { MailAttachment, MailSources } from './sources.ts'

/**
 * The mail as it leaves the house; null without a recipient. Writing it twice gives the same mail,
 * with the same Message-ID (MAIL-6).
 */
export async function writeMail(
  context: AppContext,
  sources: MailSources,
  mail: WaitingMail,
): Promise<Delivery | null> {
  const account = isAboutAccount(mail) ? await sources.readAccount(context, mail) : null
  const invitation = isAboutStaff(mail) ? await sources.readInvitation(context, mail) : null
  if ((isAboutAccount(mail) && !account) || (isAboutStaff(mail) && !invitation)) return null
  const head = await letterheadOf(context, mail)
  const order = 'orderId' in mail.facts ? await sources.readOrder(context, mail.facts.orderId) : null
  const papers = await papersOf(context, sources, mail)
  const contract = await contractOf(context, sources, { mail, order })
  // What is not attached is not announced.
  const orderFacts = order && {
    ...order,
    ...(papers.length === 0 && { invoiceNumber: null }),
    ...(contract.length === 0 && { contractVersion: null }),
  }
  const letter = writeLetter(head, mail, { order: orderFacts, account, invitation })
  return {
    from: head.sender,
    toAddress: requireMailbox(mail.toAddress),
    subject: onOneLine(letter.subject),
    html: await letterAsHtml(head, letter),
    plainText: letterAsText(head, letter),
    messageId: messageIdOf(mail, head),
    date: context.now(),
    headers: headersOf(mail),
    attachments: [...papers, ...contract],
  }
}

function isAboutAccount(mail: WaitingMail): mail is WaitingMail & AccountLinkMail {
  return traitsOf(mail.kind).madeFor === 'account'
}

function isAboutStaff(mail: WaitingMail): mail is WaitingMail & StaffLinkMail {
  return traitsOf(mail.kind).madeFor === 'invitation'
}

/** Another attempt carries another link, so it is another mail and must not be taken for the first (ACCOUNTS-38). */
function messageIdOf(mail: WaitingMail, { host }: Letterhead): string {
  const { mailId, causeKey } = mail
  const cause = createHash('sha256').update(causeKey).digest('hex').slice(0, 24)
  const attempt = isAboutAccount(mail) || isAboutStaff(mail) ? `.${randomBytes(6).toString('hex')}` : ''
  return `<${mailId}.${cause}${attempt}@${host}>`
}

function isLeftWithOneClick(mail: Mail): mail is Mail<OneClickKind> {
  return traitsOf(mail.kind).hasOneClick
}

/** Programs must not answer a program; a list can be left with one click. */
function headersOf(mail: WaitingMail): Record<string, string> {
  const headers = {
    'Auto-Submitted': 'auto-generated',
    // A customer who forwards a mail brings along where to look in the log (OBSERVABILITY-1).
    ...(mail.requestId && { 'X-Request-Id': mail.requestId }),
  }
  if (!isLeftWithOneClick(mail)) return headers
  return {
    ...headers,
    'List-Unsubscribe': `<${onOneLine(mail.facts.oneClickUrl)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** What a mail carries, for those who read it at the shop (MAIL-22). Papers are made once, so these are the same. */
export async function attachmentsOf(
  context: AppContext,
  sources: MailSources,
  mail: Mail,
): Promise<MailAttachment[]> {
  const order = 'orderId' in mail.facts ? await sources.readOrder(context, mail.facts.orderId) : null
  const papers = await papersOf(context, sources, mail)
  return [...papers, ...(await contractOf(context, sources, { mail, order }))]
}

/** The contract is part of the confirmation: a mail without it is tried again (MAIL-22). */
async function contractOf(
  context: AppContext,
  sources: MailSources,
  { mail, order }: { mail: Mail; order: OrderForMail | null },
): Promise<MailAttachment[]> {
  if (mail.kind !== 'order-confirmation' || !order) return []
  const contract = await sources.readContract(context, order.contractVersion)
  return contract ? [contract] : []
}

/** A paper that cannot be drawn just now does not keep the letter back: the page of the order has it too. */
async function papersOf(context: AppContext, sources: MailSources, mail: Mail): Promise<MailAttachment[]> {
  try {
    if (mail.kind === 'credit-note') return await sources.readCreditNote(context, mail.facts.creditNumber)
    return mail.kind === 'order-confirmation' ? await sources.readInvoice(context, mail.facts.orderId) : []
  } catch (error) {
    context.log.error({ err: error, causeKey: mail.causeKey }, 'an invoice could not be attached')
    return []
  }
}
