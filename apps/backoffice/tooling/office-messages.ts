import { compileTree } from '@haverhof/messages/compile'
import { loadMessages, officeLanguages, textsFolder } from '@haverhof/messages/load'
import type { Plugin } from 'vite'

const name = 'virtual:office-messages'

/** `virtual:office-messages` loads all texts of a language of the back office, compiled: one file for each. */
export function officeMessages(): Plugin {
  return {
    name: 'haverhof-office-messages',
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${name}`) return loaders()
      if (!id.startsWith(`\0${name}/`)) return undefined
      const language = id.slice(name.length + 2)
      return `export default ${JSON.stringify(compileTree(loadMessages(`office-${language}`)))}`
    },
    // In development a changed text is a reason to load the page anew.
    configureServer: ({ watcher }) => void watcher.add(textsFolder),
    hotUpdate({ file }) {
      if (!file.startsWith(textsFolder)) return undefined
      const loaded = this.environment.moduleGraph.idToModuleMap.values()
      return [...loaded].filter(({ id }) => id?.startsWith(`\0${name}`))
    },
  }
}

function loaders(): string {
  const entries = officeLanguages.map((language) => `${language}: () => import('${name}/${language}')`)
  return `export const messageLoaders = { ${entries.join(', ')} }`
}
