import compile from 'icu-minify/compile'
import format, { type CompiledMessage } from 'icu-minify/format'
import { formatOptions } from './formatters.ts'
import type { MessageArea, MessageValues, Translate } from './keys.ts'
import { type MessageTree, loadMessages } from './load.ts'

type TranslateAny = (key: string, values?: MessageValues) => string

const translators = new Map<string, TranslateAny>()

/** The texts of an area for letters and papers: a locale is read once, each text compiled when it is first wanted. */
export function translatorOf<Area extends MessageArea>(locale: string, area: Area): Translate<Area> {
  const translate = translators.get(locale) ?? createTranslator(locale)
  translators.set(locale, translate)
  return (key, values) => translate(`${area}.${key}`, values)
}

function createTranslator(locale: string): TranslateAny {
  const tree = loadMessages(locale)
  const language = locale.split('-')[1] ?? ''
  const compiled = new Map<string, CompiledMessage>()
  return (key, values) => {
    const message = compiled.get(key) ?? compile(textAt(tree, key, locale))
    compiled.set(key, message)
    return String(format(message, language, values, formatOptions))
  }
}

function textAt(tree: MessageTree, key: string, locale: string): string {
  let branch: string | MessageTree | undefined = tree
  for (const part of key.split('.')) branch = typeof branch === 'object' ? branch[part] : undefined
  if (typeof branch !== 'string') throw new Error(`${locale} has no text ${key}`)
  return branch
}
