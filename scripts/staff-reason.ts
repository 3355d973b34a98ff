import { BadSetting } from '@haverhof/backend/config'
import {
  areWordsMissing,
  languageOfCode,
  type ReasonList,
  reasonOfList,
  type ToldReason,
  toldReasons,
} from '@haverhof/domain/shared'

/** How a command line says why: `<reason> [<language> <words…>]`. */
export const reasonWords = (list: ReasonList) => `${toldReasons[list].join('|')} [<language> <words…>]`

/** REASONS-1, REASONS-2: a reason of a list, and own words with the language that they are written in. */
export function reasonOf<List extends ReasonList>(
  list: List,
  [code = '', ...rest]: readonly string[],
): ToldReason<List> {
  const reason = reasonOfList(list, code)
  if (reason === null) throw new BadSetting(`The reason is one of: ${toldReasons[list].join(', ')}.`)
  const [first = '', ...words] = rest
  const language = languageOfCode(first)
  if (first && language === null)
    throw new BadSetting('Say the language of your own words first: nl, de, en …')
  const own = words.join(' ').trim()
  const told = { reason, ownWords: language && own ? { [language]: own } : {} }
  if (areWordsMissing(told)) throw new BadSetting('Say in your own words what the other reason is.')
  return told
}
