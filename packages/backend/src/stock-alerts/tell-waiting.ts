import { alertMailLimit } from '@haverhof/domain/stock-alerts'
import type { AppContext } from '../app-context.ts'
import { cardReader, productUrl, soldHere } from '../catalogue/index.ts'
import { newSecret, siteOrigin } from '../config/index.ts'
import { inTransaction, statement } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import { queueMail } from '../mail/index.ts'
import { type AlertedVariant, alertLabel } from './alert-label.ts'

const perBatch = 200

type Due = {
  stockAlertId: number
  emailAddress: string
  siteId: number
  languageId: number
  variantId: number
}

type AlertMail = AlertedVariant & {
  requestedAt: Date
  title: string
  slug: string
  homeId: number
  position: number
  article: string
}

/** Tells everybody whose pack can be had (STOCK-ALERTS-1). Any number of workers do this at the same time. */
export async function tellWaiting(context: AppContext): Promise<void> {
  const cardOf = cardReader(context)
  let last = 0
  for (let isMore = true; isMore;) {
    const hourAgo = new Date(context.now().getTime() - alertMailLimit.withinMs)
    const due = await context.database.rows(findDue, { hourAgo, mails: alertMailLimit.mails, perBatch, last })
    for (const alert of due) {
      if (context.stopping.aborted) return
      await tell(context, alert, cardOf)
    }
    last = due.at(-1)?.stockAlertId ?? last
    isMore = due.length === perBatch
  }
}

async function tell(context: AppContext, due: Due, cardOf: ReturnType<typeof cardReader>): Promise<void> {
  const { stockAlertId, emailAddress, siteId, languageId, variantId } = due
  const { secret: token, hash } = newSecret(192)
  const scopes = await context.sites.scopes()
  const scope = scopes.find((each) => each.siteId === siteId && each.languageId === languageId)
  const card = scope && (await cardOf(scope, variantId))
  const reference = await context.catalogue.reference()
  await inTransaction(context, async (transaction) => {
    const now = context.now()
    const hourAgo = new Date(now.getTime() - alertMailLimit.withinMs)
    // Mails to one mailbox are counted one after the other (STOCK-ALERTS-4).
    await transaction.rows(lockMailbox, { emailAddress })
    const [claimed] = await transaction.rows(claim, {
      stockAlertId,
      now,
      hash,
      hourAgo,
      mails: alertMailLimit.mails,
    })
    if (!claimed || !scope) return
    const origin = siteOrigin(context.env, scope.host)
    const mail = {
      kind: 'stock-alert' as const,
      causeKey: `stock-alert:${stockAlertId}:${claimed.requestedAt.getTime()}`,
      siteId,
      languageId,
      toAddress: emailAddress,
      facts: {
        title: claimed.title,
        label: alertLabel(claimed, { scope, reference }),
        ...(card && {
          pack: { amountCents: Math.round(card.price.amount * 100), imagePath: card.image.src },
        }),
        productUrl: `${origin}${productUrl(claimed, { scope, reference, now })}`,
        endUrl: `${origin}/stock-alert/end/?token=${token}`,
      },
    }
    await queueMail(transaction, mail, now)
    await addJob(transaction, 'send-mail', {})
  })
}

const toldRecently = `
  (select count(*) from stock_alert n where n.email_address = a.email_address and n.notified_at >`

const findDue = statement<{ hourAgo: Date; mails: number; perBatch: number; last: number }, Due>(
  'alerts-due',
  `
    select a.stock_alert_id "stockAlertId", a.email_address "emailAddress", a.site_id "siteId", a.language_id "languageId",
      variant_id "variantId"
    from stock_alert a join stock s using (variant_id) join product_variant v using (variant_id)
    join publication pub on ${soldHere({ siteId: 'a.site_id', languageId: 'a.language_id', productId: 'v.product_id' })}
    where a.notified_at is null and s.amount > 0 and a.stock_alert_id > :last and ${toldRecently} :hourAgo) < :mails
    order by a.stock_alert_id limit :perBatch`,
)

const lockMailbox = statement<{ emailAddress: string }>(
  'alerts-lock-mailbox',
  `select pg_advisory_xact_lock(hashtext('stock-alert'), hashtext(:emailAddress))`,
)

const claim = statement<
  { stockAlertId: number; now: Date; hash: string; hourAgo: Date; mails: number },
  AlertMail
>(
  'alerts-claim',
  `
    with claimed_alert as (
      update stock_alert a set notified_at = :now, token_hash = :hash
      where a.stock_alert_id = :stockAlertId and a.notified_at is null and ${toldRecently} :hourAgo) < :mails
      returning a.site_id, a.language_id, a.variant_id, a.requested_at)
    select claimed_alert.requested_at "requestedAt", t.title, t.slug,
      c.category_id "homeId", v.position, v.article, v.content_amount amount, v.content_unit unit, v.pack, v.colour
    from claimed_alert join product_variant v using (variant_id)
    join publication pub on pub.site_id = claimed_alert.site_id and pub.language_id = claimed_alert.language_id
      and pub.product_id = v.product_id
    join product_text t on t.product_id = v.product_id and t.language_id = pub.text_language_id
    join product_category c on c.product_id = v.product_id and c.position = 0`,
)
