import { workPermissions } from '@haverhof/domain/backoffice'
import type { AppContext } from '../../app-context.ts'
import { readStockOutlook, readVainSearches } from '../../catalogue/index.ts'
import type { StaffCaller } from '../../http/index.ts'
import { benchSamples, countSamples } from '../../laboratory/index.ts'
import { readJobBacklog } from '../../jobs/index.ts'
import { readGivenUp } from '../../mail/index.ts'
import { isCheckLate, readLastCheck, readOrderWork, readTrouble, type Waiting } from '../../orders/index.ts'
import { questionQueue } from '../../questions/index.ts'
import { reportQueue } from '../../reports/index.ts'
import { countWaitingReturns } from '../../returns/index.ts'
import { reviewQueue } from '../../reviews/index.ts'

export type Work = keyof typeof workPermissions
export const works = Object.keys(workPermissions) as [Work, ...Work[]]

type StaffReach = Pick<StaffCaller, 'sitesWith' | 'reachOf'>

/** What waits for the caller: only what the role may see, on its sites (TODAY-1). A fixed number of statements, whatever the role. */
export async function readWaiting(
  context: AppContext,
  { sitesWith, reachOf }: StaffReach,
): Promise<Map<Work, Waiting>> {
  const { database } = context
  const now = context.now()
  const sites = {
    orders: sitesWith('orders.read'),
    payments: sitesWith('payments.read'),
    withdrawals: sitesWith('withdrawals.decide'),
  }
  const [orders, problems, returns, reviews, questions, reports, samples, mails] = await Promise.all([
    readOrderWork(database, { sites, now }),
    readTrouble(database, { siteIds: sites.orders, now }),
    countWaitingReturns(database, { siteIds: sitesWith('returns.read') }),
    reviewQueue.waiting(database, { siteIds: sitesWith('reviews.decide') }),
    questionQueue.waiting(database, {
      siteIds: sitesWith('questions.answer'),
      languageIds: reachOf('questions.answer')?.languageIds ?? null,
    }),
    reportQueue.waiting(database, {
      siteIds: sitesWith('reports.decide'),
      languageIds: reachOf('reports.decide')?.languageIds ?? null,
    }),
    readSamples(context, sitesWith('samples.read')),
    readGivenUp(database, { siteIds: sitesWith('mails.read') }),
  ])
  const waiting = new Map<Work, Waiting>([
    ...orders,
    ['problems', problems],
    ['returns', returns],
    ['reviews', reviews],
    ['questions', questions],
    ['reports', reports],
    ['samples', samples],
    ['mails-given-up', mails],
  ])
  const seen = works.filter((work) => sitesWith(workPermissions[work]).length > 0)
  return new Map(seen.map((work) => [work, waiting.get(work) ?? { number: 0, oldest: null }]))
}

const atTheBench = ['received', 'measured'] as const

/** Samples that have arrived; an ordered kit without its sample waits for the customer (TODAY-1). */
async function readSamples({ database }: AppContext, siteIds: readonly number[]): Promise<Waiting> {
  const any = { siteIds, analysis: null, sampleType: null, waitsBefore: null }
  const parts = await Promise.all(
    atTheBench.map(async (status) => ({
      number: await countSamples(database, { ...any, status }),
      first: (await benchSamples(database, { ...any, status, afterId: null, limit: 1 }))[0],
    })),
  )
  const days = parts.flatMap(({ first }) => (first ? [first.waitsSince] : [])).toSorted()
  return {
    number: parts.reduce((sum, { number }) => sum + number, 0),
    oldest: days[0] === undefined ? null : new Date(days[0]),
  }
}

const mostPacks = 12

/** Null for who does not see the stock (TODAY-2). */
export async function readScarce(context: AppContext, { sitesWith }: StaffReach, language: string) {
  const packs = await readStockOutlook(context.database, { now: context.now(), language, limit: mostPacks })
  return sitesWith('stock.read').length > 0 ? packs : null
}

const mostSearches = 12

/** Null for who does not see products (TODAY-4). */
export async function readSearchedInVain(context: AppContext, { sitesWith }: StaffReach) {
  const siteIds = sitesWith('products.read')
  const searches = await readVainSearches(context.database, {
    siteIds,
    now: context.now(),
    limit: mostSearches,
  })
  return siteIds.length > 0 ? searches : null
}

/** What is wrong behind the scenes; null for who does not see the health (TODAY-5). */
export async function readWellBeing(
  { database, paymentProviders, now }: AppContext,
  { reachOf }: StaffReach,
) {
  const [books, jobs] = await Promise.all([readLastCheck(database), readJobBacklog(database)])
  if (!reachOf('health.read')) return null
  const away = paymentProviders.circuits().filter(({ isOpen }) => isOpen)
  return {
    bookBreaches: books?.breaches ?? 0,
    areBooksLate: isCheckLate(books, now()),
    deadJobs: jobs.dead,
    providersAway: away.map(({ name }) => name),
  }
}
