import { createPageClient, type PageClient } from '@haverhof/api-client/pages'
import {
  type AnswerCaches,
  createAnswerCaches,
  pooledSend,
  type ResponseCache,
} from '@haverhof/api-client/server'
import type { AppContext, createApi } from '@haverhof/backend'
import {
  cacheRead,
  type CacheResult,
  currentRequest,
  currentTraceparent,
} from '@haverhof/backend/observability'
import type { SiteScope } from '@haverhof/domain/sites'
import type { IncomingMessage } from 'node:http'
import { recordedReads } from './pages/page-uses.ts'

type Api = ReturnType<typeof createApi>

type Settings = Pick<AppContext['env'], 'API_URL' | 'CLIENT_IP_HEADER'>

/** Who calls: by the cookie, or by the request that they sent, whose address counts for limits (HTTP-10). */
export type Visitor = { cookie?: string | undefined; sender?: IncomingMessage | undefined }

export type ApiClients = {
  of: (siteScope: SiteScope) => PageClient
  /** The API as one visitor calls it: nothing of it is kept. */
  as: (siteScope: SiteScope, visitor: Visitor) => PageClient
  /** Nothing is left of what was kept: neither answers nor what hangs on a client. */
  forget: () => void
  /** Answers are read anew; where paths lead, and the frame of pages, is what no single product changes. */
  forgetAnswers: () => void
}

/** One client per site and language, so its caches serve every page of that host. */
export function createApiClients(api: Api, settings: Settings): ApiClients {
  const clients = new Map<string, { client: PageClient; forgetAnswers: () => void }>()
  const create = clientsOn(api, settings)
  return {
    of: (siteScope) => {
      const cached = clients.get(siteScope.host)
      if (cached) return cached.client
      const { caches, forget } = recordedCaches()
      const client = create(siteScope, {}, caches)
      clients.set(siteScope.host, { client, forgetAnswers: forget })
      return client
    },
    as: create,
    forget: () => clients.clear(),
    forgetAnswers: () => {
      for (const { forgetAnswers } of clients.values()) forgetAnswers()
    },
  }
}

/** The API in this process is called at the host of the site, one in another process at its own address. */
function clientsOn(api: Api, { API_URL: remote, CLIENT_IP_HEADER: ipHeader }: Settings) {
  const pooled = remote ? withRequestId(pooledSend()) : null
  return (
    { siteId, languageId, host }: SiteScope,
    { cookie, sender }: Visitor = {},
    caches = createAnswerCaches(),
  ): PageClient => {
    const send: Send = pooled ?? (async (request) => api.fetch(request, sender && { incoming: sender }))
    const headers = { cookie, ...(ipHeader && { [ipHeader]: headerOf(sender, ipHeader) }) }
    return createPageClient({
      baseUrl: remote ?? `http://${host}`,
      send: cookie === undefined && !sender ? send : (request) => send(withHeaders(request, headers)),
      scope: { siteId, languageId },
      caches,
    })
  }
}

/** Reads that a page is made of are noted with it, and what is kept of them can be dropped while the client stays. */
function recordedCaches(): { caches: AnswerCaches; forget: () => void } {
  let caches = createAnswerCaches()
  return {
    caches: {
      short: recordedReads(countedReads('answer', (key, load) => caches.short.read(key, load))),
      long: recordedReads(countedReads('longAnswer', (key, load) => caches.long.read(key, load))),
    },
    forget: () => {
      caches = createAnswerCaches()
    },
  }
}

/** A read that loads is a miss (OBSERVABILITY-3). */
function countedReads(cache: 'answer' | 'longAnswer', read: ResponseCache['read']): ResponseCache {
  return {
    read: (key, load) => {
      let result: CacheResult = 'hit'
      const answer = read(key, () => {
        result = 'miss'
        return load()
      })
      cacheRead.publish({ cache, result })
      return answer
    },
  }
}

type Send = (request: Request) => Promise<Response>

/** In this process the request is known by itself (OBSERVABILITY-1). */
function withRequestId(send: Send): Send {
  return (request) => {
    const scope = currentRequest()
    if (!scope) return send(request)
    return send(
      withHeaders(request, {
        'x-request-id': scope.requestId,
        traceparent: currentTraceparent() ?? undefined,
      }),
    )
  }
}

function headerOf(sender: IncomingMessage | undefined, name: string): string | undefined {
  return sender?.headers[name.toLowerCase()]?.toString()
}

function withHeaders(request: Request, more: Record<string, string | undefined>): Request {
  const headers = new Headers(request.headers)
  for (const [name, value] of Object.entries(more)) if (value !== undefined) headers.set(name, value)
  return new Request(request, { headers })
}
