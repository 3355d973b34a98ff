import { loadMessages, locales } from '@haverhof/messages/load'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const prefix = 'virtual:messages/'

/** Areas that few pages show: each is a file of its own in the browser, loaded with those pages. */
const lateAreas = [
  'account',
  'cart',
  'checkout',
  'forms',
  'newsletter',
  'reviews',
  'sign-in',
  'stock-alert',
  'withdrawal',
]

/** Areas of letters and papers, which no page shows. */
const unseenAreas = ['mail', 'paper']

type Tree = { [key: string]: string | Tree }

/**
 * `virtual:messages/shop-nl` holds what every page of a locale may show, compiled, and `virtual:messages/shop-nl/checkout`
 * one late area; `virtual:messages` loads either by its name.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'haverhof-messages',
    resolveId: (id) => (id === 'virtual:messages' || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:messages') return loaders()
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [locale = '', area] = id.slice(prefix.length + 1).split('/')
      return `export default ${JSON.stringify(compileTree(areasOf(loadMessages(locale), area)))}`
    },
  }
}

function loaders(): string {
  const names = locales.flatMap((locale) => [locale, ...lateAreas.map((area) => `${locale}/${area}`)])
  const entries = names.map((name) => `'${name}': () => import('${prefix}${name}')`)
  return `export const messageLoaders = { ${entries.join(', ')} }`
}

function areasOf(messages: Tree, lateArea: string | undefined): Tree {
  const apart = new Set([...lateAreas, ...unseenAreas])
  const wanted = (area: string) => (lateArea ? area === lateArea : !apart.has(area))
  return Object.fromEntries(Object.entries(messages).filter(([area]) => wanted(area)))
}

function compileTree(tree: Tree): unknown {
  const entries = Object.entries(tree)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileTree(value)]),
  )
}
