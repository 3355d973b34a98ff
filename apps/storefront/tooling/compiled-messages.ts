import { compileTree } from '@haverhof/messages/compile'
import { type MessageTree, loadMessages, locales, textsFolder } from '@haverhof/messages/load'
import type { Plugin } from 'vite'

const prefix = 'virtual:messages/'

/** Areas that few pages show: each is a file of its own in the browser, loaded with those pages. */
const lateAreas = [
  'account',
  'account-home',
  'addresses',
  'again',
  'calculator',
  'calculator-answer',
  'calculator-milk',
  'calculator-sources',
  'cart',
  'cart-editing',
  'checkout',
  'checkout-failures',
  'compare',
  'content',
  'dealers',
  'delivery',
  'delivery-choice',
  'delivery-note',
  'ending',
  'footer',
  'forms',
  'home',
  'horse',
  'horses',
  'laboratory',
  'lists',
  'newsletter',
  'notices',
  'ordered',
  'payment',
  'pickup-points',
  'product',
  'questions',
  'rations',
  'reasons',
  'repeat',
  'repeat-addition',
  'repeat-choice',
  'report',
  'returns',
  'reviews',
  'sign-in',
  'stock-alert',
  'switch',
  'withdrawal',
  'yard',
]

/**
 * Areas that only the server reads: what the head of a page tells those who never see the page, and the many sentences about
 * results of which a page shows a few.
 */
const serverAreas = ['heads', 'findings']

/** Areas of letters, papers and refused requests, which no page of the storefront shows. */
const unseenAreas = ['mail', 'paper', 'reasons', 'requests']

/**
 * `virtual:messages/shop-nl` holds what every page of a locale may show, compiled, and `virtual:messages/shop-nl/checkout`
 * one late area. `virtual:messages` loads a locale by its name, and each locale its own late areas: no page loads the
 * addresses of other languages along.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'haverhof-messages',
    resolveId: (id) => (id === 'virtual:messages' || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:messages') return loadersOf('messageLoaders', '', locales)
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [locale = '', area] = id.slice(prefix.length + 1).split('/')
      const texts = `export default ${JSON.stringify(compileTree(areasOf(loadMessages(locale), area)))}`
      const areas = this.environment.name === 'client' ? lateAreas : [...lateAreas, ...serverAreas]
      const isInDevelopment = this.environment.mode === 'dev' && this.environment.name === 'client'
      const replacing = isInDevelopment ? acceptingChanges(locale) : ''
      return `${texts}\n${area === undefined ? loadersOf('areas', `${locale}/`, areas) : ''}\n${replacing}`
    },
    // In development: a change of any text renews the texts that are loaded.
    configureServer: ({ watcher }) => void watcher.add(textsFolder),
    hotUpdate({ file }) {
      if (!file.startsWith(textsFolder)) return undefined
      const loaded = this.environment.moduleGraph.idToModuleMap.values()
      return [...loaded].filter(({ id }) => id?.startsWith(`\0${prefix}`))
    },
  }
}

/** In development: changed texts replace those on the screen, and what was typed into forms stays. */
function acceptingChanges(locale: string): string {
  return `import.meta.hot?.accept((texts) => {
    dispatchEvent(new CustomEvent('texts', { detail: { locale: '${locale}', messages: texts?.default } }))
  })`
}

function loadersOf(name: string, folder: string, modules: readonly string[]): string {
  const entries = modules.map((module) => `'${module}': () => import('${prefix}${folder}${module}')`)
  return `export const ${name} = { ${entries.join(', ')} }`
}

function areasOf(messages: MessageTree, lateArea: string | undefined): MessageTree {
  const apart = new Set([...lateAreas, ...serverAreas, ...unseenAreas])
  const wanted = (area: string) => (lateArea ? area === lateArea : !apart.has(area))
  return Object.fromEntries(Object.entries(messages).filter(([area]) => wanted(area)))
}
