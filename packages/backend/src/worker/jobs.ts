import type { AppContext } from '../app-context.ts'
import { runTask } from '../backoffice/index.ts'
import type { JobName } from '../jobs/index.ts'
import { sendWaitingMails } from '../mail/index.ts'
import { requestSubscriptionOfOrder } from '../newsletter/index.ts'
import { payRefund } from '../orders/index.ts'
import { sendSandboxWebhook } from '../payments/index.ts'
import { tellAskers } from '../questions/index.ts'
import { tellWaiting } from '../stock-alerts/index.ts'
import { deliverWebhooks } from '../webhooks/index.ts'
import { mailSources } from './mail-sources.ts'

export type Job = (context: AppContext, payload: unknown) => Promise<void>

/** What each job calls. Every job is idempotent and may run late. */
export const jobs: Record<JobName, Job> = {
  'send-mail': (context) => sendWaitingMails(context, mailSources),
  'request-newsletter': requestSubscriptionOfOrder,
  'send-sandbox-webhook': sendSandboxWebhook,
  'refund-payment': payRefund,
  'tell-stock-alerts': tellWaiting,
  'tell-askers': tellAskers,
  'deliver-webhooks': deliverWebhooks,
  'run-task': runTask,
}
