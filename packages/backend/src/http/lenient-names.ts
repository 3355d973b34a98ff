import type { Context, MiddlewareHandler } from 'hono'
import { readJsonBody } from './json-body.ts'
import { badInput } from './problem.ts'
import type { RouteEntry, RouteTable } from './route-table.ts'
import type { ApiEnv } from './router.ts'

/** HTTP-3: names of query parameters and body fields count in any case; texts are whole and free of NUL. */
export function lenientNames(table: RouteTable): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    requireText(pathname, 'path')
    requireText(search.replaceAll('+', ' '), 'query')
    const entry = table.entryOf(c)
    if (entry && search !== '') canonizeQuery(c, { pathname, search }, entry)
    if (entry && entry.bodyNames.size > 0) await canonizeBody(c, entry)
    await next()
  }
}

function canonizeQuery(
  c: Context<ApiEnv>,
  { pathname, search }: { pathname: string; search: string },
  entry: RouteEntry,
): void {
  const given = new URLSearchParams(search)
  if (isCanonical(given, entry)) return
  const { origin } = new URL(c.req.url)
  const query = canonicalQuery(given, entry).toString()
  // Hono reads the query from here; the request itself stays as it came.
  Object.defineProperty(c.req, 'url', { value: `${origin}${pathname}?${query}` })
}

async function canonizeBody(c: Context<ApiEnv>, { bodyNames }: RouteEntry): Promise<void> {
  const body = await readJsonBody(c.req.raw, bodyNames)
  // Whoever asks for it gets it as it was read: writing it down and reading it once more would be for nothing.
  if (body !== undefined) Object.assign(c.req, { json: () => Promise.resolve(body) })
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
function isCanonical(given: URLSearchParams, { queryNames }: RouteEntry): boolean {
  const names = [...given.keys()]
  return (
    names.every((name) => queryNames.get(name.toLowerCase()) === name) && new Set(names).size === names.length
  )
}

function canonicalQuery(given: URLSearchParams, entry: RouteEntry): URLSearchParams {
  const canonical = new URLSearchParams()
  for (const [name, value] of given) {
    const declared = entry.queryNames.get(name.toLowerCase())
    if (declared === undefined) continue
    // HTTP-4: two values for one parameter are refused, so that no two readers disagree about it.
    if (canonical.has(declared) && !entry.listNames.has(declared)) throw badInput(declared, 'is given twice')
    canonical.append(declared, value)
  }
  return canonical
}
