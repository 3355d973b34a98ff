import { SECOND } from '@haverhof/domain/shared'
import { Gauge, type Registry } from 'prom-client'
import type { AppContext } from '../app-context.ts'
import { readJobBacklog, readMinuteWork } from '../jobs/index.ts'
import { readMailBacklog } from '../mail/index.ts'
import { readLastCheck, readLastOrderedAt } from '../orders/index.ts'
import { readPaymentBacklog } from '../payments/index.ts'
import { questionQueue } from '../questions/index.ts'
import { reviewQueue } from '../reviews/index.ts'
import { readWebhookBacklog } from '../webhooks/index.ts'

/** However often figures are asked for, the database is asked this seldom. */
const freshMs = 5000

/** What waits in the database: read when the figures are scraped, the same in every process. */
export function watchBacklog(context: AppContext, registry: Registry): void {
  const read = readSeldom(context)
  const up = new Gauge({
    name: 'haverhof_database_up',
    help: 'Whether the database answers this process: 1 or 0',
    registers: [registry],
    collect: async () => {
      up.set((await read()) ? 1 : 0)
    },
  })
  for (const { name, help, value } of gauges) {
    const gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: async () => {
        const backlog = await read()
        // A database that is away says nothing: no figure is better than an old one.
        const figure = backlog && value(backlog)
        if (figure === null) gauge.remove()
        else gauge.set(figure)
      },
    })
  }
}

type Backlog = Awaited<ReturnType<typeof readBacklog>>

async function readBacklog({ database, now }: AppContext) {
  const at = { now: now() }
  const everywhere = { siteIds: null, languageIds: null }
  const [mails, payments, jobs, webhooks, books, orderedAt, reviews, questions, minuteWork] =
    await Promise.all([
      readMailBacklog(database, at),
      readPaymentBacklog(database, at),
      readJobBacklog(database),
      readWebhookBacklog(database, at),
      readLastCheck(database),
      readLastOrderedAt(database),
      reviewQueue.waiting(database, everywhere),
      questionQueue.waiting(database, everywhere),
      readMinuteWork(database, process.uptime()),
    ])
  const ageOf = (since: Date | null) => (since === null ? 0 : (at.now.getTime() - since.getTime()) / SECOND)
  const reading = { review: ageOf(reviews.oldest), question: ageOf(questions.oldest) }
  return { mails, payments, jobs, minuteWorkSeconds: minuteWork.seconds, webhooks, books, orderedAt, reading }
}

/** `value` is null where there is nothing to tell. */
const gauges: readonly { name: string; help: string; value: (backlog: Backlog) => number | null }[] = [
  {
    name: 'haverhof_mails_waiting',
    help: 'Mails that are to be sent',
    value: ({ mails }) => mails.waiting,
  },
  {
    name: 'haverhof_mail_oldest_seconds',
    help: 'Age of the oldest mail that is to be sent; 0 without one',
    value: ({ mails }) => mails.oldestSeconds,
  },
  {
    name: 'haverhof_mails_given_up',
    help: 'Mails that are not tried any more',
    value: ({ mails }) => mails.givenUp,
  },
  {
    name: 'haverhof_payments_open',
    help: 'Payments that have not come to an end',
    value: ({ payments }) => payments.open,
  },
  {
    name: 'haverhof_payment_oldest_seconds',
    help: 'Age of the oldest payment that has not come to an end, bank transfers aside; 0 without one',
    value: ({ payments }) => payments.oldestSeconds,
  },
  {
    name: 'haverhof_jobs_due',
    help: 'Jobs that could run now',
    value: ({ jobs }) => jobs.due,
  },
  {
    name: 'haverhof_job_oldest_due_seconds',
    help: 'How long the oldest job that could run has been due; 0 without one',
    value: ({ jobs }) => jobs.oldestDueSeconds,
  },
  {
    name: 'haverhof_jobs_dead',
    help: 'Jobs that failed as often as they may',
    value: ({ jobs }) => jobs.dead,
  },
  {
    name: 'haverhof_minute_work_age_seconds',
    help: 'For how long the work of every minute has not ended, by the clock of the database',
    value: ({ minuteWorkSeconds }) => minuteWorkSeconds,
  },
  {
    name: 'haverhof_webhooks_waiting',
    help: 'Deliveries of webhooks that are to be made',
    value: ({ webhooks }) => webhooks.waiting,
  },
  {
    name: 'haverhof_webhook_oldest_seconds',
    help: 'Age of the oldest delivery that is to be made; 0 without one',
    value: ({ webhooks }) => webhooks.oldestSeconds,
  },
  {
    name: 'haverhof_webhooks_parked',
    help: 'Deliveries that are not tried any more',
    value: ({ webhooks }) => webhooks.parked,
  },
  {
    name: 'haverhof_review_oldest_seconds',
    help: 'Age of the oldest review that waits for a person; 0 without one',
    value: ({ reading }) => reading.review,
  },
  {
    name: 'haverhof_question_oldest_seconds',
    help: 'Age of the oldest question about a product that waits for an answer; 0 without one',
    value: ({ reading }) => reading.question,
  },
  // Unchecked books are not in order.
  {
    name: 'haverhof_books_breaches',
    help: 'What the last nightly check of the books found; 0 is in order',
    value: ({ books }) => books && books.breaches,
  },
  {
    name: 'haverhof_books_checked_timestamp_seconds',
    help: 'When the books were last checked',
    value: ({ books }) => books && books.checkedAt.getTime() / SECOND,
  },
  {
    name: 'haverhof_last_order_timestamp_seconds',
    help: 'When a customer last ordered',
    value: ({ orderedAt }) => orderedAt && orderedAt.getTime() / SECOND,
  },
]

function readSeldom(context: AppContext): () => Promise<Backlog | null> {
  let until = 0
  let backlog: Promise<Backlog | null> = Promise.resolve(null)
  return () => {
    if (performance.now() < until) return backlog
    until = performance.now() + freshMs
    backlog = readBacklog(context).catch((error: unknown) => {
      context.log.warn(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'the backlog is unknown',
      )
      return null
    })
    return backlog
  }
}
