import { loadMessages, locales } from '@haverhof/messages/load'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const prefix = 'virtual:messages/'

type Tree = { [key: string]: string | Tree }

/** `virtual:messages/shop-nl` holds every text of a locale, compiled; `virtual:messages` loads one by its name. */
export function compiledMessages(): Plugin {
  return {
    name: 'haverhof-messages',
    resolveId: (id) => (id === 'virtual:messages' || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:messages') return loaders()
      if (!id.startsWith(`\0${prefix}`)) return undefined
      return `export default ${JSON.stringify(compileTree(loadMessages(id.slice(prefix.length + 1))))}`
    },
  }
}

function loaders(): string {
  const entries = locales.map((locale) => `'${locale}': () => import('${prefix}${locale}')`)
  return `export const messageLoaders = { ${entries.join(', ')} }`
}

function compileTree(tree: Tree): unknown {
  const entries = Object.entries(tree)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileTree(value)]),
  )
}
