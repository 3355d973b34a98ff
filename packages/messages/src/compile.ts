import compile from 'icu-minify/compile'
import type { MessageTree } from './load.ts'

/** Texts as the apps load them: compiled when the app is built. */
export function compileTree(tree: MessageTree): unknown {
  const entries = Object.entries(tree)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileTree(value)]),
  )
}
