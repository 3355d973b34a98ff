import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import type { Database } from '../../database/index.ts'
import { createRouter, failures, IdempotencyHeaders, json, notFound, type Router } from '../../http/index.ts'
import { readDeadJobs, readJobBacklog, retryJob } from '../../jobs/index.ts'
import { readMailBacklog } from '../../mail/index.ts'
import { isCheckLate, readLastCheck, readOrderWork } from '../../orders/index.ts'
import { readPaymentBacklog } from '../../payments/index.ts'
import { readLastSeed } from '../../seed/index.ts'
import { readWebhookBacklog } from '../../webhooks/index.ts'
import { onceByKey, siteIdsOfShop, staffRoute } from '../../staff/index.ts'

const Moment = z.iso.datetime()
const Connections = z.object({
  most: z.int(),
  open: z.int(),
  idle: z.int(),
  waiting: z.int().openapi({ description: 'Statements that wait for a connection' }),
})

const Provider = z.object({
  kind: z.enum(['payments', 'mail', 'vat', 'parcels', 'sign-in']),
  name: z.string().nullable().openapi({ description: 'Null where no provider is set' }),
  isLeftAlone: z
    .boolean()
    .openapi({ description: 'It failed ten times in a row and is not asked for half a minute' }),
})

const Health = z
  .object({
    mails: z.object({ waiting: z.int(), oldestSeconds: z.number(), givenUp: z.int() }),
    jobs: z.object({ due: z.int(), oldestDueSeconds: z.number(), dead: z.int() }),
    deadJobs: z.array(
      z.object({ jobId: z.int(), name: z.string(), failedAt: Moment, error: z.string().nullable() }),
    ),
    refunds: z.object({ owed: z.int(), oldestOwed: Moment.nullable(), refused: z.int() }),
    payments: z.object({ open: z.int(), oldestSeconds: z.number() }),
    webhooks: z.object({ waiting: z.int(), oldestSeconds: z.number(), parked: z.int() }),
    books: z
      .object({
        checkedAt: Moment,
        orders: z.int().nullable(),
        breaches: z.int(),
        firstBreaches: z.array(z.string()),
      })
      .nullable(),
    areBooksLate: z
      .boolean()
      .openapi({ description: 'The books have not been checked for more than a night' }),
    providers: z.array(Provider).openapi({ description: 'Others whom this process asks' }),
    filledAt: Moment.nullable().openapi({ description: 'When the shop was last filled from its files' }),
    process: z
      .object({ isListening: z.boolean(), shop: Connections, staff: Connections })
      .openapi({ description: 'Of the process that answers' }),
  })
  .openapi('StaffHealth')

const health = staffRoute('health.read', {
  method: 'get',
  path: '/staff-api/v1/health',
  tags: ['health'],
  summary: 'What is left undone behind the scenes, and how the machine is',
  responses: { 200: json(Health, 'How it is') },
})

const JobNumber = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'must be a whole number')
  .transform(Number)
  .openapi({ type: 'integer', minimum: 1, param: { name: 'id', in: 'path' } })

const retry = staffRoute('health.retry', {
  method: 'post',
  path: '/staff-api/v1/jobs/{id}/retry',
  tags: ['health'],
  summary: 'Try a job again that failed as often as it may',
  request: { params: z.object({ id: JobNumber }), headers: IdempotencyHeaders },
  responses: {
    200: json(z.object({ jobId: z.int(), name: z.string() }), 'It is tried again'),
    ...failures(400, 404),
  },
})

/** Health of jobs, books and connections, and the retry of a failed job (HEALTH-1, HEALTH-2). */
export function healthCalls(context: AppContext, shop: Pick<AppContext, 'database'>): Router {
  const router = createRouter()
  router.openapi(health, async (c) => c.json(await readHealth(context, shop.database), 200))
  router.openapi(retry, async (c) => {
    const jobId = c.req.valid('param').id
    const answer = await onceByKey(context, c, { jobId }, async (transaction) => {
      const job = await retryJob(transaction, jobId)
      if (!job) throw notFound('job')
      const entry = { actor: c.var.staff.actor, action: 'job-retried' as const, subject: `job ${jobId}` }
      await writeAudit(transaction, { ...entry, details: job, now: context.now() })
      return { jobId, ...job }
    })
    return c.json(answer, 200)
  })
  return router
}

async function readHealth(context: AppContext, shop: Database): Promise<z.infer<typeof Health>> {
  const { database } = context
  // Before the questions below: they would wait for each other.
  const connections = { shop: connectionsOf(shop), staff: connectionsOf(database) }
  const at = { now: context.now() }
  const all = await siteIdsOfShop(context)
  const sites = { orders: [], payments: all, withdrawals: [] }
  const [mails, jobs, dead, work, payments, webhooks, books, filledAt] = await Promise.all([
    readMailBacklog(database, at),
    readJobBacklog(database),
    readDeadJobs(database),
    readOrderWork(database, { sites, ...at }),
    readPaymentBacklog(database, at),
    readWebhookBacklog(database, at),
    readLastCheck(database),
    readLastSeed(database),
  ])
  const owed = work.get('refunds-owed')
  return {
    mails,
    jobs,
    deadJobs: dead.map(({ failedAt, ...job }) => ({ ...job, failedAt: failedAt.toISOString() })),
    refunds: {
      owed: owed?.number ?? 0,
      oldestOwed: owed?.oldest?.toISOString() ?? null,
      refused: work.get('refunds-refused')?.number ?? 0,
    },
    payments,
    webhooks,
    books: books && { ...books, checkedAt: books.checkedAt.toISOString() },
    areBooksLate: isCheckLate(books, at.now),
    providers: providersOf(context),
    filledAt: filledAt?.toISOString() ?? null,
    process: { isListening: shop.isListening(), ...connections },
  }
}

/** Payments alone have a circuit breaker: only the worker waits for the others, or the shop has a fallback. */
function providersOf({ env, paymentProviders }: AppContext): z.infer<typeof Provider>[] {
  const payments = paymentProviders.circuits().map(({ name, isOpen }) => {
    return { kind: 'payments' as const, name, isLeftAlone: isOpen }
  })
  const others = [
    ['mail', env.SMTP_URL],
    ['vat', env.VAT_REGISTER_URL],
    ['parcels', env.DPD_URL],
    ['sign-in', env.OIDC_ISSUER],
  ] as const
  return [
    ...payments,
    ...others.map(([kind, url]) => ({ kind, name: url ? new URL(url).host : null, isLeftAlone: false })),
  ]
}

function connectionsOf({ pool }: Database): z.infer<typeof Connections> {
  return {
    most: pool.options.max,
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }
}
