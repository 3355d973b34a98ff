import type { ReturnReason, ReturnStatus } from '@haverhof/domain/returns'
import type { CreditReason, EndingKind } from '@haverhof/domain/orders'
import type { PaymentMethodId } from '@haverhof/domain/payments'
import type { ReportedKind, ReportReason } from '@haverhof/domain/reports'
import type { ReasonForReader } from '@haverhof/domain/shared'
import type {
  LateDeclaration,
  RepeatContents,
  RepeatFacts,
  ReportFacts,
  ReturnFacts,
  SampleFacts,
  ShipmentFacts,
  StaffFacts,
  StaffLetterLanguage,
} from './fact-shapes.ts'

/**
 * The mails of the shop and what each must be told (MAIL-2).
 * Orders are read again when the mail is written: what a customer agreed to never changes.
 */
export type MailFacts = {
  'order-confirmation': { orderId: number }
  /** The payment did not succeed; the order waits for another attempt. */
  'payment-failed': { orderId: number }
  /** Money went back: the order was gone when it arrived, or it arrived twice. */
  'payment-refunded': { orderId: number; amountCents: number; reason: 'order-cancelled' | 'paid-twice' }
  /** The goods were gone; `refundedCents` is what had been paid and went back. */
  'order-out-of-stock': { orderId: number; refundedCents: number }
  /** Nothing was paid in time, so the order ended; or staff ended it, unpaid. */
  'order-cancelled': { orderId: number; isByShop?: boolean; why?: ReasonForReader }
  /** The goods have left the house. */
  'order-sent': { orderId: number; shipment?: ShipmentFacts }
  /** Some of the goods have; the others follow (SHIPMENTS-3). */
  'order-part-sent': { orderId: number; shipment: ShipmentFacts }
  /** Pieces of this lot must not be used (LOTS-4). */
  'lot-recall': {
    orderId: number
    description: string
    lotNumber: string
    bestBefore: string | null
    pieces: number
  } & ReasonForReader
  /** A credit note, which is attached (INVOICES-6). */
  'credit-note': {
    orderId: number
    creditNumber: string
    amountCents: number
    reason: CreditReason
    /** Of a cancelled order. */
    why?: ReasonForReader
  }
  'return-registered': ReturnFacts & {
    reason: ReturnReason
    remarks: string
    /** It came after its contract was to be over, or left after the withdrawal from it was sent (ENDING-16, WITHDRAWAL-8). */
    isFree?: boolean
  }
  /** Staff moved a return on. */
  'return-changed': ReturnFacts & {
    status: Exclude<ReturnStatus, 'registered'>
    /** Why it was refused; an earlier release kept the words of staff (RETURNS-10). */
    refusal?: ReasonForReader | string
  }
  /** All links are complete, with their token; mail programs post to the one-click link (RFC 8058). */
  'review-request': {
    orderId: number
    titles: string[]
    reviewUrl: string
    endUrl: string
    oneClickUrl: string
  }
  /** A sample has come to the laboratory. */
  'sample-received': SampleFacts
  /** Its result is there, with advice. */
  'sample-advised': SampleFacts
  /** A measured value was wrong, and the advice is another one. */
  'sample-corrected': SampleFacts
  /** A pack is there again; the links are complete. */
  'stock-alert': {
    title: string
    label: string
    /** What it costs now, and its picture; missing in mails that waited for an earlier release. */
    pack?: { amountCents: number; imagePath: string }
    productUrl: string
    endUrl: string
  }
  /** What the shop answers to a question; the link is complete, null when the site shows the product no more (QUESTIONS-8). */
  'question-answered': {
    asker: string
    productTitle: string
    question: string
    answer: string
    productUrl: string | null
  }
  /** The reported text, and the moment (ISO 8601) (REPORTS-4). */
  'report-receipt': ReportFacts & { reason: ReportReason; receivedAt: string }
  /** What a person decided; of a text that is hidden why, of the list that its kind has (REPORTS-6). */
  'report-decided': ReportFacts & { why?: ReasonForReader }
  /** To the author: which text is not published or was taken down, and why (REPORTS-7). */
  'text-refused': {
    about: ReportedKind
    productTitle: string
    wasShown: boolean
    wasReported: boolean
    why: ReasonForReader
  }
  /** A pack of the customer's horse runs out on a day (2026-11-28); the links are complete (HORSES-11). */
  'pack-runs-out': {
    horse: string
    product: string
    /** What one costs now, and its picture; missing in mails that waited for an earlier release. */
    pack?: { title: string; packSize: string; amountCents: number; imagePath: string }
    runsOutOn: string
    /** Missing in mails that waited for an earlier release. */
    isSoldOut?: boolean
    /** Of the page of the pack where that is sold out. */
    buyUrl: string
    endUrl: string
    oneClickUrl: string
  }
  /** What lies in a cart and costs now; the links are complete (REMINDERS-2). */
  'cart-reminder': {
    lines: {
      description: string
      productLabel: string
      quantity: number
      totalCents: number
      imagePath: string
    }[]
    cartUrl: string
    endUrl: string
    oneClickUrl: string
  }
  /** Letters about a repeat delivery; days are dates (2026-11-28) (REPEAT-3, 8, 9, 10, 12, 14, 17). */
  'repeat-begun': RepeatFacts & { agreed?: RepeatContents & { paymentMethodId: PaymentMethodId } }
  'repeat-announced': RepeatFacts &
    RepeatContents & {
      /** What the delivery before came to, when that was another sum; else null. */
      lastCents: number | null
      isCollected: boolean
      /** What is sold no more and therefore not part of it, with what can replace it and the path of that (REPEAT-24). */
      gone?: {
        description: string
        quantity: number
        replacements: string[]
        /** Whether what is proposed is not the product itself in another pack (CATALOGUE-65). */
        isOtherProduct?: boolean
        path: string | null
      }[]
    }
  'repeat-moved': RepeatFacts & { formerDay: string; reason: 'short' | 'dearer' | 'gone' | 'unpaid' }
  'repeat-collection-failed': RepeatFacts & { orderNumber: number; orderKey: string; retryOn: string }
  'repeat-payment-needed': RepeatFacts & {
    orderNumber: number
    orderKey: string
    totalCents: number
    payUntil: string
  }
  'repeat-paused': RepeatFacts & {
    reason: 'collection' | 'chargeback' | 'goods' | 'gone' | 'undeliverable' | 'place' | 'mandate' | 'staff'
  }
  /**
   * With the order that is collected after the end, where there is one; or, of
   * what never began (REPEAT-57), the order it was agreed with.
   */
  'repeat-ended': Pick<RepeatFacts, 'firstName'> &
    Partial<RepeatFacts> & { collectedOrder?: number; unbegunOrder?: number }
  /** Who has no account at that mailbox gets no mail; `callbackUrl` is the page that takes userId and token. */
  'account-activation': {
    callbackUrl: string
    /** The registration whose link it carries; without it, of a visitor who only named the mailbox. */
    userId?: string
    /** It came with an order of which something comes again, once the account is activated (REPEAT-3). */
    beginsRepeat?: boolean
    /** A reminder of that; from this day on (2026-12-18) it begins no more (REPEAT-58). */
    lapsesOn?: string
  }
  'account-reset': { callbackUrl: string }
  'account-sign-in': { callbackUrl: string }
  /** To the mailbox that is to become the account's. */
  'account-change-email': { userId: string; callbackUrl: string }
  /** To the mailbox that was the account's until then. */
  'account-email-leaving': { firstName: string }
  'account-password-changed': { firstName: string }
  'account-passkey-added': { firstName: string }
  'account-deleted': { firstName: string }
  /** Links likewise. */
  /** What was ticked; without it in mails that waited for an earlier release, which asked for the newsletter (NEWSLETTER-9). */
  'newsletter-confirm': {
    purposes?: ('newsletter' | 'reminders')[]
    confirmUrl: string
    unsubscribeUrl: string
    oneClickUrl: string
  }
  /** The link of an invited member, or of one who lost every device (STAFF-16). */
  'staff-invitation': StaffFacts
  'staff-reset': StaffFacts
  /** To a member whose session ended after failed proofs (STAFF-44). */
  'staff-proofs-failed': { language: StaffLetterLanguage; name: string }
  /** To the owner who reset a colleague's access, so that a stolen session cannot do it unseen (STAFF-45). */
  'staff-reset-told': { language: StaffLetterLanguage; name: string; memberName: string }
  'withdrawal-receipt': {
    withdrawalId: number
    /** The order belongs to a repeat delivery that runs (WITHDRAWAL-7). */
    repeatGoesOn?: boolean
    orderNumber: string
    fullName: string
    statement: string
    /** ISO 8601 */
    receivedAt: string
    /** Where number and mailbox do not match (WITHDRAWAL-8). */
    confirmUrl?: string
    more?: LateDeclaration[]
  }
  /** The day is a date (2026-12-31), null when it shall end as soon as possible (ENDING-3). */
  'ending-receipt': {
    endingId: number
    contract: string
    fullName: string
    kind: EndingKind
    reason: string
    endsOn: string | null
    /** ISO 8601 */
    receivedAt: string
    /** Where number and mailbox do not match (ENDING-8). */
    confirmUrl?: string
    more?: LateDeclaration[]
  }
}

/** How a kind is treated. What its links open is a choice that each kind makes, and so is whether it can be left with one click. */
export type Traits<Facts> = {
  /** Its links are keys (MAIL-8). */
  isSecret: boolean
  /** Mail programs show a button for leaving (RFC 8058): so exactly where the facts bring its link. */
  hasOneClick: Facts extends { oneClickUrl: string } ? true : false
  /** What it tells is found when it is written, with a link that is made there and then (ACCOUNTS-38, STAFF-16). */
  madeFor?: 'account' | 'invitation'
  /** Unsolicited: a duplicate is worse than a loss (MAIL-21). */
  atMostOnce?: true
}

export const mailTraits = {
  'order-confirmation': { isSecret: false, hasOneClick: false },
  'payment-failed': { isSecret: false, hasOneClick: false },
  'payment-refunded': { isSecret: false, hasOneClick: false },
  'order-out-of-stock': { isSecret: false, hasOneClick: false },
  'order-cancelled': { isSecret: false, hasOneClick: false },
  'order-sent': { isSecret: false, hasOneClick: false },
  'order-part-sent': { isSecret: false, hasOneClick: false },
  'lot-recall': { isSecret: false, hasOneClick: false },
  'credit-note': { isSecret: false, hasOneClick: false },
  'return-registered': { isSecret: false, hasOneClick: false },
  'return-changed': { isSecret: false, hasOneClick: false },
  'review-request': { isSecret: true, hasOneClick: true },
  'sample-received': { isSecret: true, hasOneClick: false },
  'sample-advised': { isSecret: true, hasOneClick: false },
  'sample-corrected': { isSecret: true, hasOneClick: false },
  'stock-alert': { isSecret: true, hasOneClick: false },
  'question-answered': { isSecret: false, hasOneClick: false },
  'report-receipt': { isSecret: false, hasOneClick: false },
  'report-decided': { isSecret: false, hasOneClick: false },
  'text-refused': { isSecret: false, hasOneClick: false },
  'pack-runs-out': { isSecret: true, hasOneClick: true },
  'cart-reminder': { isSecret: true, hasOneClick: true, atMostOnce: true },
  'repeat-begun': { isSecret: false, hasOneClick: false },
  'repeat-announced': { isSecret: false, hasOneClick: false },
  'repeat-moved': { isSecret: false, hasOneClick: false },
  'repeat-collection-failed': { isSecret: true, hasOneClick: false },
  'repeat-payment-needed': { isSecret: true, hasOneClick: false },
  'repeat-paused': { isSecret: false, hasOneClick: false },
  'repeat-ended': { isSecret: false, hasOneClick: false },
  'account-activation': { isSecret: true, hasOneClick: false, madeFor: 'account' },
  'account-reset': { isSecret: true, hasOneClick: false, madeFor: 'account' },
  'account-sign-in': { isSecret: true, hasOneClick: false, madeFor: 'account' },
  'account-change-email': { isSecret: true, hasOneClick: false, madeFor: 'account' },
  'account-email-leaving': { isSecret: false, hasOneClick: false },
  'account-password-changed': { isSecret: false, hasOneClick: false },
  'account-passkey-added': { isSecret: false, hasOneClick: false },
  'account-deleted': { isSecret: false, hasOneClick: false },
  'newsletter-confirm': { isSecret: true, hasOneClick: true },
  'staff-invitation': { isSecret: true, hasOneClick: false, madeFor: 'invitation' },
  'staff-reset': { isSecret: true, hasOneClick: false, madeFor: 'invitation' },
  'staff-reset-told': { isSecret: false, hasOneClick: false },
  'staff-proofs-failed': { isSecret: false, hasOneClick: false },
  'withdrawal-receipt': { isSecret: false, hasOneClick: false },
  'ending-receipt': { isSecret: false, hasOneClick: false },
} as const satisfies { [Kind in keyof MailFacts]: Traits<MailFacts[Kind]> }
