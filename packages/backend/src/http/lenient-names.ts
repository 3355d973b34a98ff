import type { MiddlewareHandler } from 'hono'
import { readJsonBody } from './json-body.ts'
import { badInput } from './refusals.ts'
import type { RouteEntry, RouteTable } from './route-table.ts'
import type { ApiEnv } from './router.ts'

/** Addresses of pages carry names of others, such as those of a campaign; a program that calls us has misspelt one. */
type Options = { unknownQuery?: 'ignored' | 'refused' }

/**
 * Names of query parameters and body fields count in any case; texts are whole and free of NUL (HTTP-3). A call that is
 * written another way goes on as a new Request with the declared names, as Hono's own middleware does it.
 */
export function lenientNames(table: RouteTable, options: Options = {}): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    requireText(pathname, 'path')
    requireText(search.replaceAll('+', ' '), 'query')
    const entry = table.entryOf(c)
    if (entry) c.req.raw = await withDeclaredNames(c.req.raw, entry, options)
    await next()
  }
}

async function withDeclaredNames(request: Request, entry: RouteEntry, options: Options): Promise<Request> {
  const url = withDeclaredQuery(request.url, entry, options)
  const json = entry.bodyNames.size > 0 ? await readJsonBody(request, entry.bodyNames) : undefined
  if (url === request.url && json === undefined) return request
  const { method, headers } = request
  const body = json === undefined ? request.body : JSON.stringify(json)
  const init = { method, headers, body, duplex: 'half' as const }
  return new Request(url, init)
}

function withDeclaredQuery(url: string, entry: RouteEntry, options: Options): string {
  const start = url.indexOf('?')
  if (start === -1) return url
  const query = new URLSearchParams(url.slice(start))
  if (isDeclared(query, entry)) return url
  return `${url.slice(0, start)}?${declaredQuery(query, entry, options).toString()}`
}

/** PostgreSQL stores no NUL, and half a character cannot be given back as it came. */
function requireText(encoded: string, parameter: string): void {
  if (!encoded.includes('%')) return
  const text = decoded(encoded)
  if (text === null || text.includes('\0')) throw badInput(parameter, 'must be valid UTF-8 without NUL')
}

function decoded(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}

/** Most callers write names as they are declared, and once: there is nothing to change then. */
function isDeclared(given: URLSearchParams, { queryNames }: RouteEntry): boolean {
  const names = [...given.keys()]
  return (
    names.every((name) => queryNames.get(name.toLowerCase()) === name) && new Set(names).size === names.length
  )
}

function declaredQuery(
  given: URLSearchParams,
  entry: RouteEntry,
  { unknownQuery = 'ignored' }: Options,
): URLSearchParams {
  const canonical = new URLSearchParams()
  for (const [name, value] of given) {
    const declared = entry.queryNames.get(name.toLowerCase())
    if (declared === undefined) {
      if (unknownQuery === 'refused') throw badInput(name.slice(0, 200), 'is no parameter of this call')
      continue
    }
    // Two values for one parameter are refused, so that no two readers disagree about it (HTTP-4).
    if (canonical.has(declared) && !entry.listNames.has(declared)) throw badInput(declared, 'is given twice')
    canonical.append(declared, value)
  }
  return canonical
}
