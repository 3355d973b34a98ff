import { type MailFacts, mailTraits, type Traits } from './mail-facts.ts'

export type MailKind = keyof MailFacts

/** What tells of an order (MAIL-16). */
export type OrderMailKind = {
  [Kind in MailKind]: MailFacts[Kind] extends { orderId: number } ? Kind : never
}[MailKind]

/** Every kind, in the order in which the staff API lists them. */
export const mailKinds = Object.keys(mailTraits) as MailKind[]

type KindWith<Trait> = {
  [Kind in MailKind]: (typeof mailTraits)[Kind] extends Trait ? Kind : never
}[MailKind]

export type AccountLinkKind = KindWith<{ madeFor: 'account' }>
export type StaffLinkKind = KindWith<{ madeFor: 'invitation' }>
export type OneClickKind = KindWith<{ hasOneClick: true }>

/** A mail that is to be sent, whatever its kind. */
export type Mail<Kind extends MailKind = MailKind> = {
  [Each in Kind]: {
    kind: Each
    facts: MailFacts[Each]
    /** One cause makes one mail: `order-confirmation:100001`. */
    causeKey: string
    siteId: number
    languageId: number
    toAddress: string
  }
}[Kind]

/** One of them in the outbox. */
export type AccountLinkMail = Mail<AccountLinkKind> & { mailId: number }
export type StaffLinkMail = Mail<StaffLinkKind> & { mailId: number }

export function traitsOf(kind: MailKind): Traits<unknown> | Traits<{ oneClickUrl: string }> {
  return mailTraits[kind]
}
