import { compileTree } from '@haverhof/messages/compile'
import { loadMessages } from '@haverhof/messages/load'
import type { Messages } from '#texts'

/** The texts of a locale as pages get them: compiled. */
export function testTexts(locale: string): Messages {
  return compileTree(loadMessages(locale)) as Messages
}
