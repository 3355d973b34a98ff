import { TrieRouter } from 'hono/router/trie-router'
import { expect, test } from 'vitest'
import type { RouteMatch } from './route-table.ts'
import { createTableRouter } from './table-router.ts'

const declared = [
  ['ALL', '/*'],
  ['ALL', '/api/things/special/*'],
  ['GET', '/api/things/special'],
  ['GET', '/api/things/:id'],
  ['POST', '/api/things/:thingId'],
  ['GET', '/api/things/:id/parts/:part'],
] as const

/** The router on a table that has found this. */
function routerFor(latest: { match: RouteMatch | null }) {
  const router = createTableRouter<string>(() => latest.match)
  for (const [method, path] of declared) router.add(method, path, `${method} ${path}`)
  return router
}

function matchOf(path: string, methods: RouteMatch['methods'], isMixed = false): RouteMatch {
  return { path, parts: path.slice(1).split('/'), methods, isMixed }
}

/** What handlers read: who they are, and their values by name. */
function found(result: ReturnType<ReturnType<typeof routerFor>['match']>) {
  const [handlers, values] = result
  return handlers.map(([handler, names]) => [
    handler,
    Object.fromEntries(
      Object.entries(names).map(([name, place]) => [name, values ? values[Number(place)] : place]),
    ),
  ])
}

function expected(method: string, path: string) {
  const trie = new TrieRouter<string>()
  for (const [own, pattern] of declared) trie.add(own, pattern, `${own} ${pattern}`)
  return found(trie.match(method, path))
}

test.each([
  ['GET', '/api/things/7'],
  ['GET', '/api/things/8'],
  ['POST', '/api/things/8'],
  ['DELETE', '/api/things/8'],
  ['GET', '/api/things/7/parts/left'],
  ['GET', '/api/things/special'],
  ['GET', '/nowhere'],
])('%s %s is handled as without the table, also the second time', (method, path) => {
  const methods = new Map()
  const latest = { match: matchOf(path, methods) }
  const router = routerFor(latest)
  expect(found(router.match(method, path))).toEqual(expected(method, path))
  expect(found(router.match(method, path))).toEqual(expected(method, path))
})

test('later calls of a path have their own values', () => {
  const methods = new Map()
  const latest = { match: matchOf('/api/things/7', methods) }
  const router = routerFor(latest)
  router.match('GET', '/api/things/7')
  latest.match = matchOf('/api/things/9', methods)
  expect(found(router.match('GET', '/api/things/9'))).toEqual(expected('GET', '/api/things/9'))
})

test('a value that is also a fixed word is looked for by itself', () => {
  const methods = new Map()
  const latest = { match: matchOf('/api/things/7/parts/left', methods) }
  const router = routerFor(latest)
  router.match('GET', '/api/things/7/parts/left')
  latest.match = matchOf('/api/things/special/parts/left', methods, true)
  const path = '/api/things/special/parts/left'
  expect(found(router.match('GET', path))).toEqual(expected('GET', path))
  expect(expected('GET', path)).toHaveLength(3)
})

test('what the table found for another request does not count', () => {
  const router = routerFor({ match: matchOf('/api/things/7', new Map()) })
  expect(found(router.match('GET', '/nowhere/else'))).toEqual(expected('GET', '/nowhere/else'))
})
