import { loadMessages } from '@haverhof/messages/load'
import compile from 'icu-minify/compile'
import type { Messages } from './texts'

type Tree = { [key: string]: string | Tree }

/** The texts of a locale as pages get them: compiled. */
export function testTexts(locale: string): Messages {
  return compiled(loadMessages(locale))
}

function compiled(tree: Tree): Messages {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compiled(value),
    ]),
  )
}
