import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiEnv } from './router.ts'

export type RouteEntry = {
  template: string
  /** Names as declared, by their lower-case form. */
  queryNames: ReadonlyMap<string, string>
  listNames: ReadonlySet<string>
  bodyNames: ReadonlyMap<string, string>
}

export type Methods = ReadonlyMap<string, RouteEntry>

export type RouteMatch = {
  /** The declared path with the values of this address in it. */
  path: string
  /** The same in pieces, without the leading slash. */
  parts: readonly string[]
  /** The same object for every address of a declared path. */
  methods: Methods
  /** A value that is also a fixed word in that place: what is declared for the word may count as well. */
  isMixed: boolean
}

export type RequestedRoute = { pathname: string; search: string; match: RouteMatch | null }

type Node = { fixed: Map<string, Node>; open: Node | null; name: string; methods: Map<string, RouteEntry> }

export type RouteTable = {
  addPlain: (method: string, template: string) => void
  addAll: (app: OpenAPIHono<ApiEnv>) => void
  /** The declared path for a request in any case, with or without a closing slash (HTTP-3). */
  of: (request: Request) => RequestedRoute
}

export function createRouteTable(): RouteTable {
  const root = emptyNode('')
  function add(method: string, entry: RouteEntry): void {
    let node = root
    for (const part of partsOf(entry.template)) node = descend(node, part)
    node.methods.set(method.toUpperCase(), entry)
  }
  // One request is asked about several times in a row; then comes the next one.
  let latest: { request: Request; route: RequestedRoute } | null = null
  return {
    addPlain: (method, template) =>
      add(method, { template, queryNames: new Map(), listNames: new Set(), bodyNames: new Map() }),
    addAll: (app) => {
      for (const definition of app.openAPIRegistry.definitions) {
        if (definition.type === 'route') add(definition.route.method, entryOf(definition.route))
      }
    },
    of: (request) => {
      if (latest?.request !== request) latest = { request, route: requestedRoute(root, request.url) }
      return latest.route
    },
  }
}

/** An address that Node or the platform has put into its normal form already: cutting it is enough. */
function requestedRoute(root: Node, url: string): RequestedRoute {
  const hash = url.indexOf('#')
  const address = hash < 0 ? url : url.slice(0, hash)
  const begin = address.indexOf('/', address.indexOf('//') + 2)
  const query = address.indexOf('?', begin)
  const pathname = address.slice(begin, query < 0 ? undefined : query)
  const search = query < 0 || query === address.length - 1 ? '' : address.slice(query)
  const parts = partsOf(pathname)
  const found = { isMixed: false }
  const node = find(root, parts, 0, found)
  const match = node && { path: `/${parts.join('/')}`, parts, methods: node.methods, ...found }
  return { pathname, search, match }
}

function emptyNode(name: string): Node {
  return { fixed: new Map(), open: null, name, methods: new Map() }
}

function partsOf(pathname: string): string[] {
  return pathname.slice(1, pathname.endsWith('/') && pathname !== '/' ? -1 : undefined).split('/')
}

function descend(node: Node, part: string): Node {
  if (part.startsWith('{')) return (node.open ??= emptyNode(''))
  const key = part.toLowerCase()
  const next = node.fixed.get(key) ?? emptyNode(part)
  node.fixed.set(key, next)
  return next
}

/** The place of a path; its fixed words are put into their declared case. */
function find(node: Node, path: string[], index: number, found: { isMixed: boolean }): Node | null {
  const part = path[index]
  if (part === undefined) return node.methods.size > 0 ? node : null
  const fixed = node.fixed.get(part) ?? node.fixed.get(part.toLowerCase())
  const exact = fixed ? find(fixed, path, index + 1, found) : null
  if (fixed && exact) path[index] = fixed.name
  if (exact) return exact
  if (fixed) found.isMixed = true
  // The value in the address keeps its case: keys and tokens depend on it.
  return node.open && part !== '' ? find(node.open, path, index + 1, found) : null
}

type DeclaredRoute = Parameters<OpenAPIHono['openAPIRegistry']['registerPath']>[0]

function entryOf(route: DeclaredRoute): RouteEntry {
  const query = propertiesOf(route.request?.query)
  const content = route.request?.body?.content['application/json']
  const body = propertiesOf(content && 'schema' in content ? content.schema : null)
  const lists = query.filter((property) => property.isList).map((property) => property.name)
  return {
    template: route.path,
    queryNames: byLowerCase(query.map((property) => property.name)),
    listNames: new Set(lists),
    bodyNames: byLowerCase(body.map((property) => property.name)),
  }
}

function byLowerCase(names: string[]): Map<string, string> {
  return new Map(names.map((name) => [name.toLowerCase(), name]))
}

type Property = { name: string; isList: boolean }

/** Every field name in a schema, at any depth. */
function propertiesOf(schema: unknown): Property[] {
  if (!(schema instanceof z.ZodType)) return []
  const found: Property[] = []
  collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), found)
  return found
}

function collect(value: unknown, found: Property[]): void {
  if (typeof value !== 'object' || value === null) return
  if ('properties' in value && typeof value.properties === 'object' && value.properties !== null) {
    for (const [name, schema] of Object.entries(value.properties)) {
      found.push({ name, isList: JSON.stringify(schema).includes('"array"') })
    }
  }
  for (const child of Object.values(value)) collect(child, found)
}
