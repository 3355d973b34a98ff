import type { AppContext } from '@haverhof/backend'
import { BadSetting } from '@haverhof/backend/config'

/** Something that staff can do. */
export type Command = {
  /** What follows the name. */
  words: string
  run: (context: AppContext, words: readonly string[], by: string) => Promise<string>
}

export function wholeNumber(word: string | undefined, what: string): number {
  if (word === undefined || !/^[1-9]\d{0,8}$/.test(word)) throw new BadSetting(`Give ${what}.`)
  return Number(word)
}
