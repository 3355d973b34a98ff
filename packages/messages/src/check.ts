import compile from 'icu-minify/compile'
import { type MessageTree, loadMessages, locales } from './load.ts'

/** Everything wrong with the interface texts: one line per key that is missing, unknown, broken or takes other values. */
export function messageProblems(): string[] {
  const reference = flatten(loadMessages('shop-en'))
  return locales.flatMap((locale) => localeProblems(locale, flatten(loadMessages(locale)), reference))
}

export function localeProblems(locale: string, texts: Map<string, string>, reference: Map<string, string>): string[] {
  const missing = [...reference.keys()].filter((key) => !texts.get(key)?.trim()).map((key) => `${locale}: ${key} is missing`)
  const wrong = [...texts].flatMap(([key, text]) => {
    const expected = reference.get(key)
    if (expected === undefined) return [`${locale}: ${key} is unknown`]
    if (!compiles(text)) return [`${locale}: ${key} is not a valid message`]
    return placeholders(text) === placeholders(expected) ? [] : [`${locale}: ${key} takes ${placeholders(text) || 'nothing'}`]
  })
  return [...missing, ...wrong]
}

export function flatten(tree: MessageTree, prefix = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
  )
  return new Map(entries)
}

function compiles(text: string): boolean {
  try {
    compile(text)
    return true
  } catch {
    return false
  }
}

function placeholders(text: string): string {
  const names = [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1])
  return [...new Set(names)].sort().join(', ')
}
