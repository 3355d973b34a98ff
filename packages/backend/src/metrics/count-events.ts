import { cacheNameOf } from '@haverhof/domain/shared'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import {
  cacheRead,
  callAnswered,
  callRefused,
  clockMeasured,
  connectionAwaited,
  errorMet,
  errorReportEnded,
  jobEnded,
  mailEnded,
  orderPlaced,
  pageAnswered,
  readFellBack,
  rowsForgotten,
  searchedInVain,
  webhookEnded,
} from '../observability/index.ts'
import type { ShopMetrics } from './definitions.ts'

/** Counts what the shop tells of, until it is disposed. */
export function countEvents(metrics: ShopMetrics): Disposable {
  const stack = new DisposableStack()
  const endings = [
    pageAnswered.subscribe(({ kind, method, status, ms, cache }) => {
      metrics.pages.observe({ kind, method, status: statusClass(status), cache }, ms / 1000)
      if (cache !== 'none') metrics.cacheReads.inc({ cache: 'page', result: cache })
    }),
    callAnswered.subscribe(({ route, method, status, ms, caller }) =>
      metrics.calls.observe({ route, method, status: statusClass(status), caller }, ms / 1000),
    ),
    callRefused.subscribe(({ route, reason }) => metrics.refusals.inc({ route, reason })),
    orderPlaced.subscribe(({ siteId }) => metrics.orders.inc({ site: siteId })),
    searchedInVain.subscribe(({ siteId }) => metrics.vainSearches.inc({ site: siteId })),
    cacheRead.subscribe(({ cache, result }) => metrics.cacheReads.inc({ cache, result })),
    connectionAwaited.subscribe(({ ms }) => metrics.poolWait.observe(ms / 1000)),
    readFellBack.subscribe(({ reason }) => metrics.readsElsewhere.inc({ reason })),
    jobEnded.subscribe(({ job, ms, failed }) =>
      metrics.jobs.observe({ name: job, outcome: failed ? 'failed' : 'done' }, ms / 1000),
    ),
    clockMeasured.subscribe(({ offsetMs, isWrong }) => {
      metrics.clockOffset.set(offsetMs / 1000)
      if (isWrong) metrics.wrongClocks.inc()
    }),
    mailEnded.subscribe(({ kind, outcome }) => metrics.mails.inc({ kind, outcome })),
    rowsForgotten.subscribe(({ what, rows }) => metrics.rowsForgotten.inc({ what }, rows)),
    errorMet.subscribe(({ kind }) => metrics.errors.inc({ kind })),
    errorReportEnded.subscribe(({ outcome }) => metrics.errorReports.inc({ outcome })),
    webhookEnded.subscribe(({ type, outcome }) => metrics.webhooks.inc({ type, outcome })),
    countLibraryCaches(metrics),
  ]
  for (const end of endings) stack.defer(end)
  return stack
}

function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`
}

type CacheStatus = {
  op?: string
  cache?: object
  get?: string
  memo?: string
  fetch?: string
}

/** The library tells of `get` and `memo` on one channel and of `fetch` on another, each with the cache that was read. */
function countLibraryCaches({ cacheReads }: ShopMetrics): () => void {
  const count = (message: unknown) => {
    const { op, cache, get, memo, fetch } = message as CacheStatus
    const outcome = op === 'get' ? get : op === 'memo' ? memo : op === 'fetch' ? fetch : undefined
    const name = outcome && cache && cacheNameOf(cache)
    // Who finds a call under way shares its answer.
    if (name) cacheReads.inc({ cache: name, result: hits.has(outcome) ? 'hit' : 'miss' })
  }
  for (const channel of libraryChannels) subscribe(channel, count)
  return () => {
    for (const channel of libraryChannels) unsubscribe(channel, count)
  }
}

const libraryChannels = ['lru-cache:metrics', 'tracing:lru-cache:start']
const hits = new Set(['hit', 'inflight', 'fetching'])
