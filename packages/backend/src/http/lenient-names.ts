import type { MiddlewareHandler } from 'hono'
import { readJsonBody } from './json-body.ts'
import { badInput } from './problem.ts'
import type { RouteEntry, RouteTable } from './route-table.ts'
import type { ApiEnv } from './router.ts'

/** HTTP-3: names of query parameters and body fields count in any case; texts are whole and free of NUL. */
export function lenientNames(table: RouteTable): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { address, match } = table.of(c.req.raw)
    requireText(address.pathname, 'path')
    requireText(address.search.replaceAll('+', ' '), 'query')
    const entry = match?.methods.get(c.req.method)
    if (entry) {
      if (address.search !== '' && !isCanonical(address.searchParams, entry)) {
        const query = canonicalQuery(address.searchParams, entry).toString()
        // Hono reads the query from here; the request itself stays as it came.
        Object.defineProperty(c.req, 'url', { value: `${address.origin}${address.pathname}?${query}` })
      }
      if (entry.bodyNames.size > 0) {
        const body = await readJsonBody(c.req.raw, entry.bodyNames)
        if (body !== null) Object.assign(c.req.bodyCache, { text: Promise.resolve(body) })
      }
    }
    await next()
  }
}

/** PostgreSQL stores no NUL, and half a character cannot be given back as it came. */
function requireText(encoded: string, parameter: string): void {
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
