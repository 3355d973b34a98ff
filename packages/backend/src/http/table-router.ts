import type { ParamIndexMap, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'
import type { Methods, RouteMatch } from './route-table.ts'

type Known<Handler> = Map<string, [Handler, ParamIndexMap][]>

/**
 * Finds the handlers of a call. Which ones they are depends on the declared path alone, and that one the table has found
 * already: so they are looked for once, and later calls only bring their values.
 */
export function createTableRouter<Handler>(latest: () => RouteMatch | null): Router<Handler> {
  const trie = new TrieRouter<{ handler: Handler; names: ParamIndexMap }>()
  const known = new Map<Methods, Known<Handler>>()

  function search(method: string, path: string): [Handler, ParamIndexMap][] {
    return trie.match(method, path)[0].map(([{ handler, names }]) => [handler, names])
  }

  function handlersOf(method: string, { path, methods, isMixed }: RouteMatch): [Handler, ParamIndexMap][] {
    if (isMixed) return search(method, path)
    let ofPath = known.get(methods)
    if (!ofPath) known.set(methods, (ofPath = new Map()))
    let handlers = ofPath.get(method)
    if (!handlers) ofPath.set(method, (handlers = search(method, path)))
    return handlers
  }

  return {
    name: 'TableRouter',
    add: (method, path, handler) => trie.add(method, path, { handler, names: namesOf(path) }),
    match: (method, path) => {
      const match = latest()
      if (match?.path === path) return [handlersOf(method, match), [...match.parts]]
      return [search(method, path), path.slice(1).split('/')]
    },
  }
}

/** Where in a path the values stand: `/api/products/:id` has `id` at place 2. */
function namesOf(path: string): ParamIndexMap {
  const parts = path.slice(1).split('/')
  return Object.fromEntries(
    parts.flatMap((part, place) => (part.startsWith(':') ? [[part.slice(1), place] as const] : [])),
  )
}
