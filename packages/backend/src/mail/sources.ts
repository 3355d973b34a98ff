import type { AppContext } from '../app-context.ts'
import type { AccountLinkMail, StaffLinkMail } from './mail-kinds.ts'
import type { OrderForMail } from './order-for-mail.ts'

export type MailAttachment = { fileName: string; bytes: Buffer; type: string }

/** Where letters find what they tell: the worker brings it along, because mail knows no other context. */
export type MailSources = {
  readOrder: (context: AppContext, orderId: number) => Promise<OrderForMail | null>
  /** The files of an order's invoice, when it has one. */
  readInvoice: (context: AppContext, orderId: number) => Promise<MailAttachment[]>
  /** The contract documents of the version that an order was placed under (CONTRACT-2). */
  readContract: (context: AppContext, version: string | null) => Promise<MailAttachment | null>
  /** The files of a credit note, by its number. */
  readCreditNote: (context: AppContext, creditNumber: string) => Promise<MailAttachment[]>
  /** Who the letter is for, with a fresh link; null without a recipient. */
  readAccount: (context: AppContext, mail: AccountLinkMail) => Promise<AccountForMail | null>
  /** The same for an invited member of staff (STAFF-16). */
  readInvitation: (context: AppContext, mail: StaffLinkMail) => Promise<InvitationForMail | null>
}

/** The link is a key: it is made while the letter is written. `by` is who invited, when it has a name. */
export type InvitationForMail = { name: string; by: string | null; url: string }

/** What a letter about an account tells. The link is made while the letter is written, so nothing but the letter has it. */
export type AccountForMail =
  | {
      letter: 'activation' | 'reset' | 'sign-in' | 'change-email'
      firstName: string
      url: string
      /** What an activation begins besides (REPEAT-32). */
      beginsRepeat?: boolean
      /** From this day on it begins no more (REPEAT-57). */
      lapsesOn?: string
    }
  | { letter: 'known'; firstName: string }
