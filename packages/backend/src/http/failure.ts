import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppContext } from '../app-context.ts'
import { TooBusy } from '../limits/too-busy.ts'
import { callRefused, errorMet } from '../observability/index.ts'
import { busyProblem, problemResponse, Refusal } from './problem.ts'
import type { RouteTable } from './route-table.ts'
import type { ApiEnv } from './router.ts'

/** Whatever goes wrong, the caller gets a problem and never a stack, statement or file name (HTTP-1). */
export function answerFailure(context: AppContext, table: RouteTable): ErrorHandler<ApiEnv> {
  return (error, c) => {
    const refused = error instanceof TooBusy ? busyProblem : error instanceof Refusal ? error.problem : null
    if (refused) {
      if (callRefused.isHeard())
        callRefused.publish({ route: table.entryOf(c)?.template ?? 'none', reason: refused.code })
      return problemResponse(refused)
    }
    if (error instanceof HTTPException) return fromHono(error)
    const requestId = c.get('requestId')
    if (isDatabaseAway(error)) {
      context.log.warn({ requestId, err: error }, 'the database does not answer')
      return problemResponse(busyProblem)
    }
    context.log.error({ requestId, err: error }, 'a call failed')
    errorMet.publish({ kind: 'call', name: table.entryOf(c)?.template ?? 'none', error })
    return problemResponse({ status: 500, code: 'unexpected', title: 'An unexpected server error occurred.' })
  }
}

/** Unknown address, or a known one with a method it does not have. */
export function answerNotFound(table: RouteTable): (c: Context<ApiEnv>) => Response {
  return (c) => {
    const methods = table.methodsOf(new URL(c.req.url).pathname)
    if (methods.length === 0)
      return problemResponse({ status: 404, code: 'no-such-call', title: 'There is no such call.' })
    const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    const title = 'This call does not take that method.'
    return problemResponse({ status: 405, code: 'wrong-method', title, headers: { allow: allow.join(', ') } })
  }
}

function fromHono(error: HTTPException): Response {
  if (error.status === 415) {
    return problemResponse({
      status: 415,
      code: 'unsupported-type',
      title: 'Send the body as application/json.',
    })
  }
  return problemResponse({
    status: 400,
    code: 'malformed-json',
    title: 'The request is not understood.',
    parameter: 'body',
  })
}

const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND'])

/**
 * PostgreSQL cannot do it now: a connection that ended, no memory, disk or connection left, a server that stops or takes
 * over or takes no connections, a statement or a transaction that took too long, a lock that was not to be had, and conflicts that
 * outlasted their second tries. Nothing was written.
 */
const awayStates = /^(08...|53...|57P0[123]|57014|25006|25P03|40001|40P01|55000|55P03)$/

/** What the driver says by itself. */
const awayWords =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/

function isDatabaseAway(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return awayCodes.has(code) || awayStates.test(code) || awayWords.test(error.message)
}
