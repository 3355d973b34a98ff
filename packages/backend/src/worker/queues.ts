import type { AppContext } from '../app-context.ts'
import { logAuditDigests } from '../audit/index.ts'
import { runTask } from '../staff-api/index.ts'
import { countFunnelOfMonth } from '../cart/index.ts'
import { renewContracts, renewSitemaps } from '../content/index.ts'
import type { JobName, RecurringJob } from '../jobs/index.ts'
import { sendWaitingMails } from '../mail/index.ts'
import { remindOfCarts, requestSubscriptionOfOrder } from '../newsletter/index.ts'
import { checkBooksNightly, countSales, payRefund } from '../orders/index.ts'
import { sendSandboxWebhook } from '../payments/index.ts'
import { tellAskers } from '../questions/index.ts'
import { remindWaiting } from '../repeat-delivery/index.ts'
import { requestReviews } from '../reviews/index.ts'
import { tellWaiting } from '../stock-alerts/index.ts'
import { renewProductFeeds } from '../tracking/index.ts'
import { deliverWebhooks } from '../webhooks/index.ts'
import { promptWork, runDueWork, slowWork } from './due-work.ts'
import { forgetOldRows } from './forget-old-rows.ts'
import { mailSources } from './mail-sources.ts'

export type Task = (context: AppContext, payload: unknown) => Promise<unknown>
type AnyJob = JobName | RecurringJob

/** Urgent work: money and mails (WORKER-10). Every job is idempotent and may run late. */
const promptTasks = {
  'every-minute': (context) => runDueWork(context, promptWork),
  'send-mail': (context) => sendWaitingMails(context, mailSources),
  'send-sandbox-webhook': sendSandboxWebhook,
  'refund-payment': payRefund,
} satisfies Partial<Record<AnyJob, Task>>

/** What lasts, depends on other companies' computers or comes in thousands; it takes no place of the others (WORKER-10). */
const slowTasks: Record<Exclude<AnyJob, keyof typeof promptTasks>, Task> = {
  'every-minute-slow': (context) => runDueWork(context, slowWork),
  'request-newsletter': requestSubscriptionOfOrder,
  'tell-stock-alerts': tellWaiting,
  'tell-askers': tellAskers,
  'deliver-webhooks': deliverWebhooks,
  'run-task': runTask,
  'count-sales': countSales,
  'request-reviews': requestReviews,
  'remind-of-carts': remindOfCarts,
  'remind-of-accounts': remindWaiting,
  'check-books': async (context) => {
    await logAuditDigests(context)
    await checkBooksNightly(context)
  },
  'forget-old-rows': forgetOldRows,
  'count-carts': countFunnelOfMonth,
  'renew-sitemaps': async (context) => {
    await renewSitemaps(context)
    await renewContracts(context.database.rows, context.now())
  },
  'renew-product-feeds': renewProductFeeds,
}

export type Queue = { concurrency: number; tasks: Readonly<Record<string, Task>> }

export const queues: readonly Queue[] = [
  { concurrency: 3, tasks: promptTasks },
  { concurrency: 2, tasks: slowTasks },
]
