import compile from 'icu-minify/compile'
import { type MessageTree, loadMessages, locales, officeLocales } from './load.ts'

/** Everything wrong with the interface texts: one line per key that is missing, unknown, broken or takes other values. */
export function messageProblems(): string[] {
  return [...problemsOf(locales, 'shop-en'), ...problemsOf(officeLocales, 'office-en')]
}

function problemsOf(of: readonly string[], reference: string): string[] {
  const expected = flatten(loadMessages(reference))
  return of.flatMap((locale) => localeProblems(locale, flatten(loadMessages(locale)), expected))
}

export function localeProblems(
  locale: string,
  texts: Map<string, string>,
  reference: Map<string, string>,
): string[] {
  const missing = [...reference.keys()]
    .filter((key) => !texts.get(key)?.trim())
    .map((key) => `${locale}: ${key} is missing`)
  const wrong = [...texts].flatMap(([key, text]) => {
    const expected = reference.get(key)
    if (expected === undefined) return [`${locale}: ${key} is unknown`]
    if (!compiles(text)) return [`${locale}: ${key} is not a valid message`]
    return placeholders(text) === placeholders(expected)
      ? []
      : [`${locale}: ${key} takes ${placeholders(text) || 'nothing'}`]
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

/** The names of the values and tags a text takes, read from its compiled form. */
function placeholders(text: string): string {
  return [...new Set(namesInMessage(compile(text)))].toSorted((a, b) => a.localeCompare(b)).join(', ')
}

function namesInMessage(message: unknown): string[] {
  return Array.isArray(message) ? message.flatMap(namesInPart) : []
}

/** A part is a text, a value `[name, type?, branches?]` or a tag `[name, ...parts]`. */
function namesInPart(part: unknown): string[] {
  if (!Array.isArray(part)) return []
  const [name, type, branches] = part as [string, unknown, unknown]
  const isValue = type === undefined || typeof type === 'number'
  if (!isValue) return [`<${name}>`, ...part.slice(1).flatMap(namesInPart)]
  const inside = branches && typeof branches === 'object' ? Object.values(branches) : []
  return [name, ...inside.flatMap(namesInMessage)]
}
