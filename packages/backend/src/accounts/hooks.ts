import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import type { Transaction } from '../database/index.ts'

/** Whose mailbox has been confirmed, and where. */
export type ConfirmedMailbox = {
  userId: string
  siteId: number
  languageId: number
  /** Folded. */
  emailAddress: string
  /** Wished for at registration. */
  newsletterWish: boolean
  /** The mailbox before this one; null when the account was activated. */
  formerAddress: string | null
}

export type AccountOwner = { userId: string; siteId: number; emailAddress: string }

/** What later contexts do with an account; the API brings it along, because accounts know none of them. */
export type AccountHooks = {
  /** Within the transaction that confirms a mailbox: what belongs to that mailbox now belongs to the account. */
  onConfirmed: (transaction: Transaction, mailbox: ConfirmedMailbox, now: Date) => Promise<void>
  /** Within the transaction of a sign-in: merges the visitor's cart into the customer's; gives the id of what is theirs now. */
  mergeCartOnSignIn: (
    transaction: Transaction,
    sign: { userId: string; scope: SiteScope; shoppingcartId: string | null; now: Date },
  ) => Promise<string | null>
  /** What the account shows of other contexts. */
  readAround: (
    context: AppContext,
    owner: AccountOwner,
  ) => Promise<{ newsletterSubscribe: boolean; unreadQuickscanResults: number }>
  /** The mailbox is confirmed, so no second confirmation is mailed. */
  setNewsletter: (
    transaction: Transaction,
    owner: AccountOwner,
    wish: { subscribe: boolean; languageId: number; now: Date },
  ) => Promise<void>
}
