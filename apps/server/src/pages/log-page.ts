import type { AppContext } from '@haverhof/backend'
import { type CacheResult, currentRequest, pageAnswered, traced } from '@haverhof/backend/observability'
import type { SiteScope } from '@haverhof/domain/sites'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** What the page cache said about the answer of this request. */
const cacheResults = new WeakMap<ServerResponse, CacheResult>()

export function noteCacheResult(response: ServerResponse, result: CacheResult): void {
  cacheResults.set(response, result)
}

/**
 * One line per page, with its kind and never its address (OBSERVABILITY-2). The storefront says the kind; what it did not
 * make (a redirect to the closing slash, a refusal) has none.
 */
export async function logPage(
  { log }: AppContext,
  { siteId }: SiteScope,
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => Promise<void>,
): Promise<void> {
  const started = performance.now()
  let failed = true
  const span = { kind: 'page' as const, name: 'page' }
  try {
    await traced(span, async () => {
      await answer()
      span.name = `page ${kindOf(response)}`
    })
    failed = false
  } finally {
    const kind = failed ? 'failed' : kindOf(response)
    const status = failed ? 500 : response.statusCode
    const ms = performance.now() - started
    const cache = cacheResults.get(response) ?? 'none'
    const method = request.method === 'HEAD' || request.method === 'POST' ? request.method : 'GET'
    pageAnswered.publish({ kind, method, status, ms, cache })
    const requestId = currentRequest()?.requestId
    log.info({ requestId, method, page: kind, status, ms: Math.round(ms), siteId, cache })
  }
}

/** Once a header was set (x-request-id is), those that go out with `writeHead` can be read as well. */
function kindOf(response: ServerResponse): string {
  const kind = response.getHeader('x-page-kind')
  return typeof kind === 'string' ? kind : 'none'
}
