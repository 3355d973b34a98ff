import type { AccountHooks, ConfirmedMailbox } from '../accounts/index.ts'
import { mergeCartOnSignIn } from '../cart/index.ts'
import type { Transaction } from '../database/index.ts'
import { changeSubscription, readSubscription } from '../newsletter/index.ts'
import { linkGuestOrders } from '../orders/index.ts'
import { countUnreadResults } from '../laboratory/index.ts'

/** What the other contexts do with an account: brought together here, because accounts come before them. */
export const accountHooks: AccountHooks = {
  mergeCartOnSignIn: async (transaction, sign) => {
    await linkGuestOrders(transaction, sign.userId)
    return mergeCartOnSignIn(transaction, sign)
  },
  onConfirmed: async (transaction, mailbox, now) => {
    await linkGuestOrders(transaction, mailbox.userId)
    await followMailbox(transaction, mailbox, now)
  },
  readAround: async ({ database }, owner) => {
    const [subscription, unreadQuickscanResults] = await Promise.all([
      readSubscription(database, owner),
      countUnreadResults(database, owner.userId),
    ])
    return { newsletterSubscribe: subscription.isSubscribed, unreadQuickscanResults }
  },
  setNewsletter: (transaction, owner, wish) => changeSubscription(transaction, owner, wish),
}

/** NEWSLETTER-6: the wish of a registration comes true, and who is on the list moves along to another mailbox. */
async function followMailbox(transaction: Transaction, mailbox: ConfirmedMailbox, now: Date): Promise<void> {
  const { siteId, languageId, formerAddress } = mailbox
  let subscribe = mailbox.newsletterWish
  if (formerAddress !== null) {
    const former = { siteId, emailAddress: formerAddress }
    subscribe = (await readSubscription(transaction, former)).isSubscribed
    if (subscribe) await changeSubscription(transaction, former, { subscribe: false, languageId, now })
  }
  if (subscribe) await changeSubscription(transaction, mailbox, { subscribe, languageId, now })
}
