import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { TrieRouter } from 'hono/router/trie-router'
import type { ApiEnv } from './router.ts'

export type RouteEntry = {
  template: string
  /** Names as declared, by their lower-case form. */
  queryNames: ReadonlyMap<string, string>
  listNames: ReadonlySet<string>
  bodyNames: ReadonlyMap<string, string>
}

/** A path of the API, as Hono writes it (`/api/products/:id`), and what it takes by method, read from its schemas at the first call. */
type DeclaredPath = { parts: string[]; methods: Map<string, () => RouteEntry> }

export type RouteTable = {
  addPlain: (method: string, template: string) => void
  addAll: (app: OpenAPIHono<ApiEnv>) => void
  /** An address in any case, with or without a closing slash, as it is declared; its values keep their case (HTTP-3). */
  declaredPath: (pathname: string) => string
  /** Which methods an address takes; none for an undeclared address. */
  methodsOf: (pathname: string) => string[]
  /** What is declared of the call that Hono has found a handler for. */
  entryOf: (c: Context<ApiEnv>) => RouteEntry | undefined
}

export function createRouteTable(): RouteTable {
  const byPath = new Map<string, DeclaredPath>()
  const inAnyCase = new TrieRouter<DeclaredPath>()

  function add(method: string, template: string, readEntry: () => RouteEntry): void {
    const path = template.replaceAll(/\{(\w+)\}/g, ':$1')
    let declared = byPath.get(path)
    if (!declared) {
      declared = { parts: path.split('/'), methods: new Map() }
      byPath.set(path, declared)
      inAnyCase.add('ALL', path.toLowerCase(), declared)
    }
    let entry: RouteEntry | undefined
    declared.methods.set(method.toUpperCase(), () => (entry ??= readEntry()))
  }

  function find(pathname: string): DeclaredPath[] {
    const [matches] = inAnyCase.match('GET', withoutSlash(pathname).toLowerCase())
    return matches.map(([declared]) => declared)
  }

  return {
    addPlain: (method, template) =>
      add(method, template, () => {
        return { template, queryNames: new Map(), listNames: new Set(), bodyNames: new Map() }
      }),
    addAll: (app) => {
      for (const definition of app.openAPIRegistry.definitions) {
        if (definition.type !== 'route') continue
        const { route } = definition
        add(route.method, route.path, () => entryOf(route))
      }
    },
    declaredPath: (pathname) => {
      const [first, ...others] = find(pathname)
      if (!first) return pathname
      // A fixed word counts before a value in the same place.
      const nearest = others.reduce((best, path) => (valuesIn(path) < valuesIn(best) ? path : best), first)
      const given = pathname.split('/')
      return nearest.parts.map((part, index) => (part.startsWith(':') ? given[index] : part)).join('/')
    },
    methodsOf: (pathname) => [...new Set(find(pathname).flatMap(({ methods }) => [...methods.keys()]))],
    entryOf: (c) => {
      // Middleware is for every method; the first handler that is not answers.
      const path = matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? ''
      return byPath.get(path)?.methods.get(c.req.method === 'HEAD' ? 'GET' : c.req.method)?.()
    },
  }
}

function withoutSlash(pathname: string): string {
  return pathname.endsWith('/') && pathname !== '/' ? pathname.slice(0, -1) : pathname
}

function valuesIn({ parts }: DeclaredPath): number {
  return parts.filter((part) => part.startsWith(':')).length
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
  const properties: Property[] = []
  collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), properties)
  return properties
}

function collect(value: unknown, properties: Property[]): void {
  if (typeof value !== 'object' || value === null) return
  if ('properties' in value && typeof value.properties === 'object' && value.properties !== null) {
    for (const [name, schema] of Object.entries(value.properties)) {
      properties.push({ name, isList: JSON.stringify(schema).includes('"array"') })
    }
  }
  for (const child of Object.values(value)) collect(child, properties)
}
