import createClient, { type Client } from 'openapi-fetch'
import { createResponseCache } from './response-cache.ts'
import { longCacheMs, shortCacheMs } from './limits.ts'
import type { paths } from './schema.d.ts'
import { type ScopeIds, type Send, createTransport } from './transport.ts'

export type ClientOptions = {
  baseUrl: string
  scope: ScopeIds
  send?: Send
  now?: () => Date
}

/** What every group of calls is built on. */
export type Http = {
  calls: Client<paths>
  /** Reads are kept for two seconds … */
  short: ReturnType<typeof createResponseCache>
  /** … and what hardly ever changes for fifteen minutes. */
  long: ReturnType<typeof createResponseCache>
}

export function createHttp({
  baseUrl,
  scope,
  send = (request) => fetch(request),
  now = () => new Date(),
}: ClientOptions): Http {
  return {
    calls: createClient<paths>({ baseUrl, fetch: createTransport({ send, scope, now }) }),
    short: createResponseCache(shortCacheMs),
    long: createResponseCache(longCacheMs),
  }
}

/** The body of an answer that the transport has already judged to be a success. */
export async function bodyOf<T>(answer: Promise<{ data?: T }>): Promise<T> {
  return (await answer).data as T
}

/** For calls that answer with nothing. */
export async function done(answer: Promise<unknown>): Promise<void> {
  await answer
}
