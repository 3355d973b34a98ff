import { type Channel, channel } from 'node:diagnostics_channel'

/** An event for metrics and traces: without a listener it costs one look at a flag. */
export type ShopEvent<Message extends object> = {
  isHeard: () => boolean
  publish: (message: Message) => void
  /** Answers with what ends the listening. */
  subscribe: (listener: (message: Message) => void) => () => void
}

export type CacheResult = 'hit' | 'stale' | 'miss'

/** A page, or the data of one: `kind` is a kind of content or the pattern of a fixed route, never a path. */
export type PageAnswer = {
  kind: string
  method: string
  status: number
  ms: number
  /** `none`: pages that are made for one visitor. */
  cache: CacheResult | 'none'
}

/** A call of the API: `route` is the declared path. `caller`: over HTTP, or a page in the same process. */
export type CallAnswer = {
  route: string
  method: string
  status: number
  ms: number
  caller: 'http' | 'page'
}

export const pageAnswered = shopEvent<PageAnswer>('haverhof:page')
export const callAnswered = shopEvent<CallAnswer>('haverhof:call')
/** A call that was refused by a rule; `reason` is the `code` of its problem (HTTP-1). */
export const callRefused = shopEvent<{ route: string; reason: string }>('haverhof:refusal')
export const orderPlaced = shopEvent<{ siteId: number }>('haverhof:order-placed')
/** Reads of caches that the library of caches does not tell of by itself. */
export const cacheRead = shopEvent<{ cache: string; result: CacheResult }>('haverhof:cache-read')
/** The wait for a connection of the pool. */
export const connectionAwaited = shopEvent<{ ms: number }>('haverhof:connection-awaited')
/** Something that may lag was read from the primary, although there is a replica. */
export const readFellBack = shopEvent<{ reason: 'away' | 'lag' | 'change' | 'conflict' }>(
  'haverhof:read-fell-back',
)
/** A search without filters that found no product (SEARCH-11). */
export const searchedInVain = shopEvent<{ siteId: number }>('haverhof:searched-in-vain')
/** How far the clock of this process is ahead of PostgreSQL's (WORKER-6). */
export const clockMeasured = shopEvent<{ offsetMs: number; isWrong: boolean }>('haverhof:clock')
export const jobEnded = shopEvent<{ job: string; ms: number; failed: boolean }>('haverhof:job')
export const mailEnded = shopEvent<{ kind: string; outcome: 'sent' | 'failed' | 'given-up' }>('haverhof:mail')
/** Rows of one kind that were too old (RETENTION-2). */
export const rowsForgotten = shopEvent<{ what: string; rows: number }>('haverhof:rows-forgotten')
export const webhookEnded = shopEvent<{ type: string; outcome: 'delivered' | 'failed' | 'parked' }>(
  'haverhof:webhook',
)

/**
 * An unexpected error. `name` is what the code declares: a route, a kind of page, a job; that of a browser is what it
 * said of its page.
 */
export type ErrorMet = {
  kind: 'call' | 'page' | 'job' | 'process' | 'browser'
  name: string
  error: unknown
}
export const errorMet = shopEvent<ErrorMet>('haverhof:error')
export const errorReportEnded = shopEvent<{ outcome: 'sent' | 'dropped' }>('haverhof:error-report')

function shopEvent<Message extends object>(name: string): ShopEvent<Message> {
  // By its name the channel is the same for every copy of this module in the process.
  const named: Channel = channel(name)
  return {
    isHeard: () => named.hasSubscribers,
    publish: (message) => {
      if (named.hasSubscribers) named.publish(message)
    },
    subscribe: (listener) => {
      const heard = (message: unknown) => listener(message as Message)
      named.subscribe(heard)
      return () => {
        named.unsubscribe(heard)
      }
    },
  }
}
