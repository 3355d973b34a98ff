import { type ApiClient, createApiClient } from '@haverhof/api-client'
import { type DirectAnswer, directCarrier, pooledSend } from '@haverhof/api-client/server'
import type { createApi } from '@haverhof/backend'
import type { SiteScope } from '@haverhof/domain/sites'

type Api = ReturnType<typeof createApi>

export type ApiClients = {
  of: (siteScope: SiteScope) => ApiClient
  /** The API as one visitor calls it: nothing of it is kept. */
  as: (siteScope: SiteScope, cookie: string) => ApiClient
  forget: () => void
}

/** One client per site and language, so its caches serve every page of that host. */
export function createApiClients(api: Api, remote: string | undefined): ApiClients {
  const clients = new Map<string, ApiClient>()
  const create = remote ? remoteClient(remote) : directClient(api)
  return {
    of: (siteScope) => {
      const client = clients.get(siteScope.host) ?? create(siteScope)
      clients.set(siteScope.host, client)
      return client
    },
    as: create,
    /** Their caches go with them. */
    forget: () => clients.clear(),
  }
}

type CreateClient = (siteScope: SiteScope, cookie?: string) => ApiClient

function remoteClient(baseUrl: string): CreateClient {
  const send = pooledSend()
  return ({ siteId, languageId }, cookie) =>
    createApiClient({
      baseUrl,
      send: cookie === undefined ? send : (request) => send(withCookie(request, cookie)),
      scope: { siteId, languageId },
    })
}

function withCookie(request: Request, cookie: string): Request {
  const headers = new Headers(request.headers)
  headers.set('cookie', cookie)
  return new Request(request, { headers })
}

function directClient(api: Api): CreateClient {
  const direct = (request: Request) => answerDirectly(api, request)
  return ({ siteId, languageId, host }, cookie) => {
    const scope = { siteId, languageId }
    const carrier = directCarrier({ direct, scope, cookie })
    return createApiClient({ baseUrl: `http://${host}`, scope, carrier })
  }
}

/** The text of an answer goes beside it: as its body it would be encoded, streamed and decoded again. */
async function answerDirectly(api: Api, request: Request): Promise<DirectAnswer> {
  let kept: { answer: Response; text: string } | null = null
  const keepText = (answer: Response, text: string) => {
    kept = { answer, text }
  }
  const answer = await api.fetch(request, { keepText })
  const text = textOf(kept, answer) ?? (await answer.text())
  return { status: answer.status, text, headers: () => answer.headers }
}

function textOf(kept: { answer: Response; text: string } | null, answer: Response): string | null {
  return kept?.answer === answer ? kept.text : null
}
