import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** Stands for the first word of every path that no route names. */
const anyWord = '*'

/**
 * The storefront with the routes alone that a path with this first word can lead to: the router goes through all it has
 * several times for each page.
 */
export function withRoutesOf(build: ServerBuild, word: string): ServerBuild {
  const places = placesIn(build.routes).filter((place) => place.word === word || place.word === anyWord)
  const ids = new Set(places.flatMap((place) => place.chain.map((route) => route.id)))
  const kept = <Value>(routes: Record<string, Value>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
  return {
    ...build,
    routes: kept(build.routes),
    assets: { ...build.assets, routes: kept(build.assets.routes) },
  }
}

/** The first word of a path as far as routes tell it apart, in any case and however it is encoded. */
export function firstWordOf(build: ServerBuild): (pathname: string) => string {
  const words = new Set(placesIn(build.routes).map((place) => place.word))
  return (pathname) => {
    const word = decodeURIComponent(wordIn(pathname.slice(1))).toLowerCase()
    return words.has(word) ? word : anyWord
  }
}

type Place = { word: string; chain: Route[] }

/** Every route that a path can end at, with those above it. */
function placesIn(routes: Routes): Place[] {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const ends = all.filter((route) => route.index === true || route.path)
  return ends.map((route) => {
    const chain = chainOf(routes, route)
    const path = chain.flatMap((each) => each.path || []).join('/')
    const word = wordIn(path).toLowerCase()
    // A value in first place can be any word.
    return { word: word.startsWith(':') ? anyWord : word, chain }
  })
}

function chainOf(routes: Routes, route: Route): Route[] {
  const above = route.parentId === undefined ? undefined : routes[route.parentId]
  return above ? [...chainOf(routes, above), route] : [route]
}

function wordIn(path: string): string {
  const end = path.indexOf('/')
  return end < 0 ? path : path.slice(0, end)
}
