import createClient, { type Client } from 'openapi-fetch'
import { type ResponseCache, createResponseCache } from './response-cache.ts'
import { longCacheMs, shortCacheMs } from './limits.ts'
import type { paths } from '../build/schema.d.ts'
import { type ScopeIds, type Send, createTransport } from './transport.ts'

export type ClientOptions = {
  baseUrl: string
  scope: ScopeIds
  send?: Send
  now?: () => Date
  /** Where reads are kept; without a word in memory of its own. */
  caches?: AnswerCaches
}

export type AnswerCaches = {
  /** Reads are kept for two seconds … */
  short: ResponseCache
  /** … and what hardly ever changes for fifteen minutes. */
  long: ResponseCache
}

/** What every group of calls is built on. */
export type Http = AnswerCaches & { calls: Client<paths> }

export function createAnswerCaches(): AnswerCaches {
  return { short: createResponseCache(shortCacheMs), long: createResponseCache(longCacheMs) }
}

export function createHttp({
  baseUrl,
  scope,
  send = (request) => fetch(request),
  now = () => new Date(),
  caches = createAnswerCaches(),
}: ClientOptions): Http {
  return {
    calls: createClient<paths>({ baseUrl, fetch: createTransport({ send, scope, now }) }),
    ...caches,
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
