import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiEnv } from './router.ts'

export type RouteEntry = {
  template: string
  /** Names as declared, by their lower-case form. */
  queryNames: ReadonlyMap<string, string>
  listNames: ReadonlySet<string>
  bodyNames: ReadonlyMap<string, string>
}

export type RouteMatch = { path: string; methods: ReadonlyMap<string, RouteEntry> }

type Node = { fixed: Map<string, Node>; open: Node | null; name: string; methods: Map<string, RouteEntry> }

export type RouteTable = {
  addPlain: (method: string, template: string) => void
  addAll: (app: OpenAPIHono<ApiEnv>) => void
  /** The declared path for an address in any case, with or without a closing slash (HTTP-3). */
  match: (pathname: string) => RouteMatch | null
  /** The same for a whole request, looked up once however often it is asked for. */
  of: (request: Request) => RequestedRoute
}

export type RequestedRoute = { address: URL; match: RouteMatch | null }

export function createRouteTable(): RouteTable {
  const root = emptyNode('')
  function add(method: string, entry: RouteEntry): void {
    let node = root
    for (const part of parts(entry.template)) node = descend(node, part)
    node.methods.set(method.toUpperCase(), entry)
  }
  const match = (pathname: string) => find(root, parts(pathname), 0, '')
  const known = new WeakMap<Request, RequestedRoute>()
  return {
    addPlain: (method, template) =>
      add(method, { template, queryNames: new Map(), listNames: new Set(), bodyNames: new Map() }),
    addAll: (app) => {
      for (const definition of app.openAPIRegistry.definitions) {
        if (definition.type === 'route') add(definition.route.method, entryOf(definition.route))
      }
    },
    match,
    of: (request) => {
      let route = known.get(request)
      if (!route) {
        const address = new URL(request.url)
        known.set(request, (route = { address, match: match(address.pathname) }))
      }
      return route
    },
  }
}

function emptyNode(name: string): Node {
  return { fixed: new Map(), open: null, name, methods: new Map() }
}

function parts(pathname: string): string[] {
  return pathname.replace(/^\//, '').replace(/\/$/, '').split('/')
}

function descend(node: Node, part: string): Node {
  if (part.startsWith('{')) return (node.open ??= emptyNode(''))
  const key = part.toLowerCase()
  const next = node.fixed.get(key) ?? emptyNode(part)
  node.fixed.set(key, next)
  return next
}

function find(node: Node, path: string[], index: number, matched: string): RouteMatch | null {
  const part = path[index]
  if (part === undefined) return node.methods.size > 0 ? { path: matched, methods: node.methods } : null
  const fixed = node.fixed.get(part.toLowerCase())
  const exact = fixed ? find(fixed, path, index + 1, `${matched}/${fixed.name}`) : null
  if (exact) return exact
  // The value in the address keeps its case: keys and tokens depend on it.
  return node.open && part !== '' ? find(node.open, path, index + 1, `${matched}/${part}`) : null
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
