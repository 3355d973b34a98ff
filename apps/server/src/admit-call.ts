import { busyProblem } from '@haverhof/backend/http'
import { callAnswered, callRefused, currentRequest } from '@haverhof/backend/observability'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Admission } from './admission.ts'
import { securityHeaders } from './pages/content-security.ts'
import type { Shop } from './shop.ts'

type Call = {
  /** Which API it is, or which stream: no route is looked up for a request that is not admitted. */
  route: string
  request: IncomingMessage
  response: ServerResponse
}

/**
 * Whether a call has its turn (HTTP-13). One that has not is answered with the same problem as by the API itself when it has too
 * much to do, and is counted and logged like every call (HTTP-6, OBSERVABILITY-3).
 */
export async function admitCall(
  { context }: Pick<Shop, 'context'>,
  admission: Pick<Admission, 'admit'>,
  { route, request, response }: Call,
): Promise<boolean> {
  const started = performance.now()
  if (await admission.admit(request, response)) return true
  sendProblem(response, busyProblem)
  const ms = performance.now() - started
  const { status, code: reason } = busyProblem
  const { method = 'GET' } = request
  callRefused.publish({ route, reason })
  callAnswered.publish({ route, method, status, ms, caller: 'http' })
  const requestId = currentRequest()?.requestId
  context.log.info({ requestId, method, route, status, ms: Math.round(ms), reason })
  return false
}

function sendProblem(response: ServerResponse, { title, headers, ...problem }: typeof busyProblem): void {
  response.writeHead(problem.status, {
    ...securityHeaders,
    ...headers,
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify({ type: 'about:blank', title, ...problem }))
}
