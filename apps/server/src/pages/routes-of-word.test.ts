import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import { firstWordOf, withRoutesOf } from './routes-of-word.ts'

type Given = [id: string, parentId: string | undefined, path?: string | undefined, index?: true]

const given: Given[] = [
  ['root', undefined, ''],
  ['home', 'root', undefined, true],
  ['cart', 'root', 'cart'],
  ['checkout', 'root', 'checkout'],
  ['checkout-start', 'checkout', undefined, true],
  ['steps', 'checkout'],
  ['billing', 'steps', 'billing'],
  ['visitors', 'root'],
  ['login', 'visitors', 'account/login'],
  ['customers', 'root'],
  ['account', 'customers', 'account'],
  ['order', 'customers', 'account/orders/:orderId'],
  ['rest', 'root', '*'],
]

const routes = Object.fromEntries(
  given.map(([id, parentId, path, index]) => [id, { id, parentId, path, index, module: {} }]),
)
const build = { routes, assets: { routes } } as unknown as ServerBuild

/** What the router finds for a path among the routes of a build. */
function found({ routes: known }: ServerBuild, path: string): string[] {
  const tree = (parentId?: string): RouteObject[] =>
    Object.values(known).flatMap((route) => {
      if (!route || route.parentId !== parentId) return []
      const { id, path: own, index } = route
      return [index ? { id, index: true } : { id, ...(own && { path: own }), children: tree(id) }]
    })
  return matchRoutes(tree(), path)?.map((match) => match.route.id ?? '') ?? []
}

describe('a path is looked for among the routes of its first word', () => {
  const wordOf = firstWordOf(build)

  test.each([
    ['/', ['root', 'home']],
    ['/cart/', ['root', 'cart']],
    ['/CART/', ['root', 'cart']],
    ['/c%61rt/', ['root', 'cart']],
    ['/checkout/', ['root', 'checkout', 'checkout-start']],
    ['/checkout/billing/', ['root', 'checkout', 'steps', 'billing']],
    ['/checkout/nowhere/', ['root', 'rest']],
    ['/account/', ['root', 'customers', 'account']],
    ['/account/login/', ['root', 'visitors', 'login']],
    ['/account/orders/7/', ['root', 'customers', 'order']],
    ['/account/nowhere/', ['root', 'rest']],
    ['/paardenvoer/muesli/', ['root', 'rest']],
    ['/cartridge/', ['root', 'rest']],
  ])('%s', (path, expected) => {
    expect(found(build, path)).toEqual(expected)
    expect(found(withRoutesOf(build, wordOf(path)), path)).toEqual(expected)
  })

  test('and content among those of no word alone', () => {
    const { routes: few, assets } = withRoutesOf(build, wordOf('/paardenvoer/muesli/'))
    expect(Object.keys(few)).toEqual(['root', 'rest'])
    expect(Object.keys(assets.routes)).toEqual(['root', 'rest'])
  })
})
