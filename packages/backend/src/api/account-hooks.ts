import type { AccountHooks, ConfirmedMailbox } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { mergeCartOnSignIn } from '../cart/index.ts'
import type { Transaction } from '../database/index.ts'
import { changeSubscription, moveSubscriptions, readSubscription } from '../newsletter/index.ts'
import { linkGuestOrders } from '../orders/index.ts'
import { beginWaiting, changeRepeatMailbox } from '../repeat-delivery/index.ts'
import { countUnreadResults } from '../laboratory/index.ts'

/** What the other contexts do with an account: brought together here, because accounts come before them. */
export function accountHooksOf(context: Pick<AppContext, 'sites'>): AccountHooks {
  /** Orders find their customer and leave their address, and what comes again begins (ORDERS-19, ACCOUNTS-18, REPEAT-3). */
  async function findOrders(transaction: Transaction, userId: string, now: Date): Promise<void> {
    const linked = await linkGuestOrders(transaction, { userId, now })
    if (linked > 0) await beginWaiting(context, transaction, { userId, now })
  }
  return {
    ...hooks,
    mergeCartOnSignIn: async (transaction, sign) => {
      await findOrders(transaction, sign.userId, sign.now)
      return mergeCartOnSignIn(transaction, sign)
    },
    onConfirmed: async (transaction, mailbox, now) => {
      await findOrders(transaction, mailbox.userId, now)
      await followMailbox(transaction, mailbox, now)
    },
  }
}

const hooks: Pick<AccountHooks, 'readAround' | 'setNewsletter'> = {
  readAround: async ({ database }, owner) => {
    const [subscription, unreadQuickscanResults] = await Promise.all([
      readSubscription(database, owner),
      countUnreadResults(database, owner.userId),
    ])
    return { newsletterSubscribe: subscription.isSubscribed, unreadQuickscanResults }
  },
  setNewsletter: (transaction, owner, wish) =>
    changeSubscription(transaction, owner, { purpose: 'newsletter', ...wish }),
}

/**
 * The wish of a registration comes true; what was
 * agreed to, and what comes again, moves along to another mailbox (NEWSLETTER-6, REPEAT-26).
 */
async function followMailbox(transaction: Transaction, mailbox: ConfirmedMailbox, now: Date): Promise<void> {
  const { languageId, formerAddress, newsletterWish } = mailbox
  if (newsletterWish) {
    const wish = { purpose: 'newsletter', subscribe: true, languageId, now } as const
    await changeSubscription(transaction, mailbox, wish)
  }
  if (formerAddress === null) return
  await changeRepeatMailbox(transaction, { ...mailbox, formerAddress })
  await moveSubscriptions(transaction, { ...mailbox, formerAddress }, now)
}
