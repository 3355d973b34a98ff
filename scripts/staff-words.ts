import type { AppContext } from '@haverhof/backend'
import { BadSetting } from '@haverhof/backend/config'

/** Something that staff can do. */
export type Command = {
  /** What follows the name. */
  words: string
  run: (context: AppContext, words: readonly string[], options: CommandOptions) => Promise<string>
}

/** What stands behind two dashes. `by` is who does it, for the audit. */
export const commandOptions = {
  by: { type: 'string', default: 'staff' },
  permissions: { type: 'string' },
  sites: { type: 'string' },
  role: { type: 'string' },
  ends: { type: 'string' },
  events: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
} as const

export type CommandOptions = { by: string } & {
  [name in Exclude<keyof typeof commandOptions, 'by'>]?: string | undefined
}

export function wholeNumber(word: string | undefined, what: string): number {
  if (word === undefined || !/^[1-9]\d{0,8}$/.test(word)) throw new BadSetting(`Give ${what}.`)
  return Number(word)
}
