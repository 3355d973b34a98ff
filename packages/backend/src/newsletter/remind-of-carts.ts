import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { calculateStoredCart, findStillCarts, lockStillCart, type StillCart } from '../cart/index.ts'
import { newSecret, siteOrigin } from '../config/index.ts'
import { inTransaction, statement } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import { queueMail } from '../mail/index.ts'
import { hasOrderedSince } from '../orders/index.ts'
import { DAY, HOUR } from '@haverhof/domain/shared'

const perBatch = 200

/** Reminds those who agreed to it of a cart that has stood still (REMINDERS-2). Any number of workers do this at the same time. */
export async function remindOfCarts(context: AppContext): Promise<void> {
  if (context.env.CART_REMINDERS === 'off') return
  const now = context.now().getTime()
  const { stillMs, untilMs, oldestMs } = reminderTimes
  const window = {
    createdAfter: new Date(now - oldestMs),
    stillSince: new Date(now - untilMs),
    stillUntil: new Date(now - stillMs),
    perBatch,
  }
  const scopes = await context.sites.scopes()
  let last = ''
  for (let isMore = true; isMore && !context.stopping.aborted;) {
    const carts = await findStillCarts(context.database, { ...window, last })
    for (const cart of await agreedTo(context, carts)) await remind(context, cart, scopes)
    last = carts.at(-1)?.cartId ?? last
    isMore = carts.length === perBatch
  }
}

/** Of these, the carts of those who agreed and have not been written to (REMINDERS-1). */
async function agreedTo(context: AppContext, carts: readonly StillCart[]): Promise<StillCart[]> {
  if (carts.length === 0) return []
  const recipients = await context.database.rows(findAgreed, {
    cartIds: carts.map(({ cartId }) => cartId),
    siteIds: carts.map(({ siteId }) => siteId),
    mailboxes: carts.map(({ emailAddress }) => emailAddress),
    since: apartFrom(context.now()),
  })
  const agreed = new Set(recipients.map(({ cartId }) => cartId))
  return carts.filter(({ cartId }) => agreed.has(cartId))
}

async function remind(context: AppContext, cart: StillCart, scopes: readonly SiteScope[]): Promise<void> {
  const { cartId, siteId, languageId, emailAddress, accountId } = cart
  const scope = scopes.find((each) => each.siteId === siteId && each.languageId === languageId)
  const lines = scope ? await linesOf(context, cart, scope) : []
  if (!scope || lines.length === 0) return
  const { secret: token, hash } = newSecret(192)
  const origin = siteOrigin(context.env, scope.host)
  await inTransaction(context, async (transaction) => {
    const now = context.now()
    const values = { cartId, siteId, emailAddress, hash, now, since: apartFrom(now) }
    if (!(await lockStillCart(transaction, cart))) return
    // Those of one mailbox are counted one after the other (REMINDERS-2).
    await transaction.rows(lockMailbox, { siteId, emailAddress })
    if (await hasOrderedSince(transaction, { siteId, emailAddress, since: cart.lastModified })) return
    const claimed = await transaction.rows(claim, values)
    if (claimed.length === 0) return
    const facts = {
      lines,
      // A guest's cart is opened by its id alone; behind the # no server and no log sees it.
      cartUrl: accountId === null ? `${origin}/cart/#cart=${cartId}` : `${origin}/cart/`,
      endUrl: `${origin}/newsletter/unsubscribe/?token=${token}`,
      oneClickUrl: `${origin}/api/newsletter/oneclick?token=${token}`,
    }
    const causeKey = `cart-reminder:${hash}`
    const mail = {
      kind: 'cart-reminder' as const,
      causeKey,
      siteId,
      languageId,
      toAddress: emailAddress,
      facts,
    }
    await queueMail(transaction, mail, now)
    await addJob(transaction, 'send-mail', {})
  })
}

function apartFrom(now: Date): Date {
  return new Date(now.getTime() - reminderTimes.apartMs)
}

/** What is in it and what that costs now; nothing of a cart that has gone meanwhile. */
async function linesOf(context: AppContext, { cartId, accountId }: StillCart, scope: SiteScope) {
  const call = { cartId, scope, clientIp: null, customerId: accountId }
  const calculated = await calculateStoredCart(context, call)
  if (!calculated.ok) return []
  return calculated.value.products.map(({ description, productLabel, quantity, totalAmount, imageUrl }) => ({
    description,
    productLabel,
    quantity,
    totalCents: Math.round(totalAmount * 100),
    imagePath: imageUrl,
  }))
}

const findAgreed = statement<
  {
    cartIds: readonly string[]
    siteIds: readonly number[]
    mailboxes: readonly string[]
    since: Date
  },
  { cartId: string }
>(
  'reminders-find-agreed',
  `
    select c.cart_id "cartId"
    from unnest(:cartIds::text[], :siteIds::int[], :mailboxes::text[]) c (cart_id, site_id, email_address)
    join reminder_subscription s on s.site_id = c.site_id and s.email_address = c.email_address
    where s.confirmed_at is not null and s.unsubscribed_at is null
      and not exists (select from cart_reminder r where r.cart_id = c.cart_id)
      and not exists (select from cart_reminder r
        where r.reminder_subscription_id = s.subscription_id and r.reminded_at > :since)`,
)

const lockMailbox = statement<{ siteId: number; emailAddress: string }>(
  'reminders-lock-mailbox',
  `
    select subscription_id from reminder_subscription
    where site_id = :siteId and email_address = :emailAddress for update`,
)

const claim = statement<
  {
    cartId: string
    siteId: number
    emailAddress: string
    hash: string
    now: Date
    since: Date
  },
  { cartId: string }
>(
  'reminders-claim',
  `
    insert into cart_reminder (cart_id, reminder_subscription_id, token_hash, reminded_at)
    select :cartId, s.subscription_id, :hash, :now from reminder_subscription s
    where s.site_id = :siteId and s.email_address = :emailAddress and s.confirmed_at is not null
      and s.unsubscribed_at is null
      and not exists (select from cart_reminder r
        where r.reminder_subscription_id = s.subscription_id and r.reminded_at > :since)
    on conflict (cart_id) do nothing returning cart_id "cartId"`,
)

/** When a cart has stood still long enough, and when it is too late to speak of it (REMINDERS-2). */
const reminderTimes = {
  stillMs: 24 * HOUR,
  untilMs: 72 * HOUR,
  /** Carts that were begun earlier are not looked at. */
  oldestMs: 30 * DAY,
  /** A mailbox is written to once in so long. */
  apartMs: 30 * DAY,
}
