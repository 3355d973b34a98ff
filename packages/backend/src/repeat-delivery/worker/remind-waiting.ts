import { foldEmailAddress } from '@haverhof/domain/checkout'
import { confirming } from '@haverhof/domain/repeat-delivery'
import { DAY } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { siteOrigin } from '../../config/index.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { type Mail, queueMails } from '../../mail/index.ts'
import { buyersWithoutAccount } from '../../orders/index.ts'
import { scopeOf, todayAt } from '../store/today.ts'

const perBatch = 500

type Waiting = { orderId: number; since: Date }
type Buyer = Awaited<ReturnType<typeof buyersWithoutAccount>>[number]

/**
 * Who registered with the order and has not confirmed the account hears once more that
 * something waits for it, before it lapses (REPEAT-58). Any number of workers do this at the same time.
 */
export async function remindWaiting(context: AppContext): Promise<void> {
  const now = context.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  const { days, reminderDays } = confirming
  const window = { after: daysAgo(days), until: daysAgo(days - reminderDays), perBatch }
  const waiting = await context.database.rows(findWaiting, window)
  if (waiting.length === 0) return
  const sinceOf = new Map(waiting.map(({ orderId, since }) => [orderId, since]))
  const buyers = await buyersWithoutAccount(context.database, [...sinceOf.keys()])
  const mails = await Promise.all(
    buyers.map((buyer) => reminderFor(context, buyer, sinceOf.get(buyer.orderId) ?? now)),
  )
  await inTransaction(context, async (transaction) => {
    if ((await queueMails(transaction, mails, now)) > 0) await addJob(transaction, 'send-mail', {})
  })
}

async function reminderFor(context: AppContext, buyer: Buyer, since: Date): Promise<Mail> {
  const { orderId, siteId, languageId, emailAddress } = buyer
  const scope = await scopeOf(context, buyer)
  const lapsesOn = todayAt(scope, new Date(since.getTime() + confirming.days * DAY))
  return {
    kind: 'account-activation',
    causeKey: `${reminderCause}${orderId}`,
    siteId,
    languageId,
    toAddress: foldEmailAddress(emailAddress),
    facts: { callbackUrl: `${siteOrigin(context.env, scope.host)}/account/confirm/`, lapsesOn },
  }
}

const reminderCause = 'account-activation:reminder:'

const findWaiting = statement<{ after: Date; until: Date; perBatch: number }, Waiting>(
  'repeat-waiting-for-account',
  `
    select m.order_id "orderId", m.created_at since from mandate m
    where not m.is_spent and m.created_at > :after and m.created_at <= :until and m.order_id is not null
      and not exists (select from repeat_delivery r where r.mandate_id = m.mandate_id)
      and not exists (select from charged_back_payment c where c.order_id = m.order_id)
      and not exists (select from caused_mail c where c.cause_key = '${reminderCause}' || m.order_id)
    order by m.created_at limit :perBatch`,
)
