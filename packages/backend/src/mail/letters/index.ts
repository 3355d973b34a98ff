import type { AccountForMail, InvitationForMail } from '../sources.ts'
import type { Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { MailFacts } from '../mail-facts.ts'
import type { AccountLinkKind, Mail, MailKind, StaffLinkKind } from '../mail-kinds.ts'
import type { OrderForMail } from '../order-for-mail.ts'
import { accountDeleted } from './account-deleted.ts'
import { accountLink, emailLeaving, passkeyAdded, passwordChanged } from './account-letters.ts'
import { cartReminder } from './cart-reminder.ts'
import { creditNote } from './credit-note.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { orderCancelled, orderOutOfStock, paymentFailed, paymentRefunded } from './order-troubles.ts'
import { lotRecall } from './lot-recall.ts'
import { orderPartSent, orderSent } from './order-sent.ts'
import { endingReceipt } from './ending-receipt.ts'
import { newsletterConfirm, withdrawalReceipt } from './other-letters.ts'
import { packRunsOut } from './pack-runs-out.ts'
import { questionAnswered } from './question-answered.ts'
import {
  repeatAnnounced,
  repeatBegun,
  repeatCollectionFailed,
  repeatEnded,
  repeatMoved,
  repeatPaused,
  repeatPaymentNeeded,
} from './repeat-letters.ts'
import { reportDecided, reportReceipt, textRefused } from './report-letters.ts'
import { returnChanged, returnRegistered } from './return-letters.ts'
import { reviewRequest } from './review-request.ts'
import { sampleAdvised, sampleCorrected, sampleReceived } from './sample-letters.ts'
import { staffLink, staffProofsFailed, staffResetTold } from './staff-letters.ts'
import { stockAlert } from './stock-alert.ts'

type OrderKind = { [Kind in MailKind]: 'orderId' extends keyof MailFacts[Kind] ? Kind : never }[MailKind]
type OtherKind = Exclude<MailKind, OrderKind | AccountLinkKind | StaffLinkKind>

type Facts = MailFacts[MailKind]

const orderLetters: {
  [Kind in OrderKind]: (head: Letterhead, order: OrderForMail, facts: MailFacts[Kind]) => Letter
} = {
  'order-confirmation': orderConfirmation,
  'payment-failed': paymentFailed,
  'payment-refunded': paymentRefunded,
  'order-out-of-stock': orderOutOfStock,
  'order-cancelled': orderCancelled,
  'order-sent': orderSent,
  'order-part-sent': orderPartSent,
  'lot-recall': lotRecall,
  'credit-note': creditNote,
  'return-registered': returnRegistered,
  'return-changed': returnChanged,
  'review-request': reviewRequest,
  'sample-received': sampleReceived,
  'sample-advised': sampleAdvised,
  'sample-corrected': sampleCorrected,
}

const otherLetters: { [Kind in OtherKind]: (head: Letterhead, facts: MailFacts[Kind]) => Letter } = {
  'account-deleted': accountDeleted,
  'account-email-leaving': emailLeaving,
  'account-password-changed': passwordChanged,
  'account-passkey-added': passkeyAdded,
  'cart-reminder': cartReminder,
  'ending-receipt': endingReceipt,
  'newsletter-confirm': newsletterConfirm,
  'pack-runs-out': packRunsOut,
  'question-answered': questionAnswered,
  'report-decided': reportDecided,
  'report-receipt': reportReceipt,
  'repeat-announced': repeatAnnounced,
  'repeat-begun': repeatBegun,
  'repeat-collection-failed': repeatCollectionFailed,
  'repeat-ended': repeatEnded,
  'repeat-moved': repeatMoved,
  'repeat-paused': repeatPaused,
  'repeat-payment-needed': repeatPaymentNeeded,
  'staff-proofs-failed': staffProofsFailed,
  'staff-reset-told': staffResetTold,
  'stock-alert': stockAlert,
  'text-refused': textRefused,
  'withdrawal-receipt': withdrawalReceipt,
}

/** The data of a letter: an order, or an account with its own link. */
export type ReadForLetter = {
  order: OrderForMail | null
  account: AccountForMail | null
  invitation: InvitationForMail | null
}

/** Letters about an order need it; the others tell what their facts hold. */
export function writeLetter(head: Letterhead, { kind, facts }: Mail, read: ReadForLetter): Letter {
  const { order, account, invitation } = read
  if (account) return accountLink(head, account)
  if (invitation) return staffLink(head, kind as StaffLinkKind, facts as MailFacts[StaffLinkKind], invitation)
  if (kind in otherLetters) {
    const write = otherLetters[kind as OtherKind] as (head: Letterhead, facts: Facts) => Letter
    return write(head, facts)
  }
  if (!order) throw new Error('a letter about an order needs that order')
  const write = orderLetters[kind as OrderKind] as (
    head: Letterhead,
    order: OrderForMail,
    facts: Facts,
  ) => Letter
  return write(head, order, facts)
}
