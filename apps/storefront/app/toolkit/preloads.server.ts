import { LRUCache } from 'lru-cache'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { preloadTag } from './start-after-paint.server'

type Manifest = Record<string, { file: string; imports?: string[] }>

const manifest = readManifest()

const asset = /assets\/[\w.-]+/g

/** Names in the head of a page the files it needs besides its route: the code of its kind and the texts of its locale. */
export function withPreloads(head: string): string {
  const named = new Set(head.match(asset))
  const page = ['data-locale', 'data-page-kind', 'data-texts'].map((name) => attribute(head, name)).join(' ')
  const files = filesOfPages.memo(page).filter((file) => !named.has(file))
  const links = files.map((file) => `${preloadTag} href="/${file}"/>`).join('')
  return head + links
}

/** Pages of a kind in a language need the same files. */
const filesOfPages = new LRUCache<string, string[]>({ max: 500, memoMethod: filesOf })

function filesOf(page: string): string[] {
  const [locale = '', kind = '', ...areas] = page.split(' ')
  const modules = [
    `app/pages/kinds/${kind}.tsx`,
    `virtual:messages/${locale}`,
    ...areas.map((area) => `virtual:messages/${locale}/${area}`),
  ]
  return [...new Set(modules.flatMap((module) => withImports(module)))]
}

function attribute(tag: string, name: string): string {
  return new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

function withImports(key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((other) => withImports(other, seen))]
}

/** The build writes it beside the client's files; without one (in development) there is nothing to preload. */
function readManifest(): Manifest {
  let folder = import.meta.dirname
  for (let depth = 0; depth < 4; depth += 1) {
    const file = path.join(folder, 'client/.vite/manifest.json')
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Manifest
    folder = path.dirname(folder)
  }
  return {}
}
