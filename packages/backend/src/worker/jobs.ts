import type { AppContext } from '../app-context.ts'
import type { JobName } from '../jobs/index.ts'
import { sendSandboxWebhook } from '../payments/index.ts'

export type Job = (context: AppContext, payload: unknown) => Promise<void>

/** What each job calls. Every job bears being run twice, and being run late. */
export const jobs: Partial<Record<JobName, Job>> = {
  'send-sandbox-webhook': sendSandboxWebhook,
}
