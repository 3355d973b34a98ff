import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { preloadModule } from 'react-dom'
import type { EntryContext } from 'react-router'
import type { PageModules } from './module-preloads'

type Manifest = Record<string, { file: string; imports?: string[] }>

const manifest = readManifest()

/** Preloads what the router does not know of: it names the files of the routes itself. */
export function modulePreloadsFor({ manifest: routes, staticHandlerContext }: EntryContext) {
  return (page: PageModules): void => {
    const ofRoutes = staticHandlerContext.matches.map(({ route }) => routes.routes[route.id])
    const named = new Set(
      [routes.entry, ...ofRoutes].flatMap((part) => [part?.module, ...(part?.imports ?? [])]),
    )
    for (const file of filesOf(page)) if (!named.has(file)) preloadModule(file, { as: 'script' })
  }
}

function filesOf({ locale, kind, areas }: PageModules): string[] {
  const modules = [
    `app/pages/kinds/${kind}.tsx`,
    `virtual:messages/${locale}`,
    ...areas.split(' ').map((area) => `virtual:messages/${locale}/${area}`),
  ]
  return [...new Set(modules.flatMap((module) => withImports(module)))]
}

function withImports(key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((other) => withImports(other, seen))]
}

/** The build writes it beside the client's files; without one (in development) there is nothing to preload. */
function readManifest(): Manifest {
  if (import.meta.env.DEV) return {}
  let folder = import.meta.dirname
  for (let depth = 0; depth < 4; depth += 1) {
    const file = path.join(folder, 'client/.vite/manifest.json')
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Manifest
    folder = path.dirname(folder)
  }
  return {}
}
