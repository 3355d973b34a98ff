import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** A cached page takes a millisecond, a call some, a rendering some dozens; from a second on a visitor notices. */
const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const waitBuckets = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 3]
const jobBuckets = [0.01, 0.05, 0.25, 1, 5, 15, 60]

export type ShopMetrics = ReturnType<typeof defineMetrics>

/** Every figure of the shop's own. Labels hold what the code declares, never input. */
export function defineMetrics(registry: Registry) {
  const registers = [registry]
  return { ...requestMetrics(registers), ...workMetrics(registers), ...deliveryMetrics(registers) }
}

function requestMetrics(registers: Registry[]) {
  return {
    pages: new Histogram({
      name: 'haverhof_page_duration_seconds',
      help: 'Pages and their data, by kind of page, status class and what the page cache said',
      labelNames: ['kind', 'method', 'status', 'cache'],
      buckets: requestBuckets,
      registers,
    }),
    calls: new Histogram({
      name: 'haverhof_api_call_duration_seconds',
      help: 'Calls of the API, by declared path and status class; caller is http, or a page in the same process',
      labelNames: ['route', 'method', 'status', 'caller'],
      buckets: requestBuckets,
      registers,
    }),
    refusals: new Counter({
      name: 'haverhof_refusals_total',
      help: 'Calls that a rule refused, by declared path and the code of the problem',
      labelNames: ['route', 'reason'],
      registers,
    }),
    orders: new Counter({
      name: 'haverhof_orders_placed_total',
      help: 'New orders, by site',
      labelNames: ['site'],
      registers,
    }),
    vainSearches: new Counter({
      name: 'haverhof_searches_in_vain_total',
      help: 'Searches that found no product, by site',
      labelNames: ['site'],
      registers,
    }),
    cacheReads: new Counter({
      name: 'haverhof_cache_reads_total',
      help: 'Reads of the caches of docs/caches.md; result is hit, stale or miss',
      labelNames: ['cache', 'result'],
      registers,
    }),
  }
}

function workMetrics(registers: Registry[]) {
  return {
    poolWait: new Histogram({
      name: 'haverhof_pool_wait_seconds',
      help: 'How long a connection of the pool was waited for',
      buckets: waitBuckets,
      registers,
    }),
    readsElsewhere: new Counter({
      name: 'haverhof_replica_fallbacks_total',
      help: 'Reads that went to the primary, because the replica was away, lagged, lacked an announced change, or gave the read up',
      labelNames: ['reason'],
      registers,
    }),
    jobs: new Histogram({
      name: 'haverhof_job_duration_seconds',
      help: 'Jobs that this process has run, by name and outcome',
      // Prometheus has a label `job` of its own.
      labelNames: ['name', 'outcome'],
      buckets: jobBuckets,
      registers,
    }),
    clockOffset: new Gauge({
      name: 'haverhof_clock_offset_seconds',
      help: "How far the clock of this process is ahead of the database's",
      registers,
    }),
    wrongClocks: new Counter({
      name: 'haverhof_clock_wrong_total',
      help: 'How often the clock of this process was more than 10 seconds off when it was compared',
      registers,
    }),
    rowsForgotten: new Counter({
      name: 'haverhof_rows_forgotten_total',
      help: 'Rows that this process has forgotten because they were too old, by kind',
      labelNames: ['what'],
      registers,
    }),
    errors: new Counter({
      name: 'haverhof_errors_total',
      help: 'Unexpected errors: in a call, a page, a job, the process itself, or a browser',
      labelNames: ['kind'],
      registers,
    }),
    errorReports: new Counter({
      name: 'haverhof_error_reports_total',
      help: 'Reports of errors; outcome is sent, or dropped: too many alike, no room, or not taken',
      labelNames: ['outcome'],
      registers,
    }),
  }
}

/** Requests to third parties. */
function deliveryMetrics(registers: Registry[]) {
  return {
    mails: new Counter({
      name: 'haverhof_mails_total',
      help: 'Attempts at sending a mail, by kind; outcome is sent, failed or given-up',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    webhooks: new Counter({
      name: 'haverhof_webhooks_total',
      help: 'Attempts at delivering a webhook, by type of event; outcome is delivered, failed or parked',
      labelNames: ['type', 'outcome'],
      registers,
    }),
  }
}
