import type { AppContext } from '../app-context.ts'
import { addJob } from '../jobs/index.ts'
import { sendMail, settleFailure } from './send-mail.ts'
import { type Deliver, openMailServer, ServerAway } from './deliver.ts'
import { claimMails } from './outbox.ts'
import type { MailSources } from './sources.ts'

/** Mails that are on their way at the same time. */
const batchSize = 5
/** A long backlog is sent in several rounds, so that a process can stop or do something else between them. */
const longestRoundMs = 15_000

/**
 * Writes and sends every mail that is due (MAIL-3). Any number of processes do this at the same time, each with one
 * round: who asks meanwhile makes the running round look once more.
 */
export async function sendWaitingMails(context: AppContext, sources: MailSources): Promise<void> {
  const { mailRound } = context
  if (mailRound.running) {
    mailRound.running.again = true
    return
  }
  const round = { again: true }
  mailRound.running = round
  try {
    const deliver = await deliveryOf(context)
    if (!deliver) return
    const until = performance.now() + longestRoundMs
    while (round.again && performance.now() < until && !context.stopping.aborted) {
      round.again = false
      const batch = await sendBatch(context, sources, deliver)
      if (batch === 'server-away') return
      if (batch === 'some') round.again = true
    }
    if (round.again) await addJob(context.database, 'send-mail', {})
  } finally {
    mailRound.running = null
  }
}

async function sendBatch(
  context: AppContext,
  sources: MailSources,
  deliver: Deliver,
): Promise<'none' | 'some' | 'server-away'> {
  const mails = await claimMails(context, batchSize)
  if (mails.length === 0) return 'none'
  const failures = await Promise.all(mails.map((mail) => sendMail(context, sources, deliver, mail)))
  // One conversation that breaks off while others succeed is the mail's own failure (MAIL-5).
  const serverAway = failures.every((failure) => failure?.error instanceof ServerAway)
  for (const failure of failures) if (failure) await settleFailure(context, failure, serverAway)
  return serverAway ? 'server-away' : 'some'
}

/** Without a mail server a shop under development keeps its mails; a real one lets them wait. */
async function deliveryOf({ env, log }: AppContext): Promise<Deliver | null> {
  if (env.SMTP_URL) return openMailServer(env.SMTP_URL, env.SMTP_TIMEOUT_MS)
  if (env.SHOP_ENV !== 'production') return () => Promise.resolve()
  log.warn('mails are waiting, because SMTP_URL names no mail server')
  return null
}
