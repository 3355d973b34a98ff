import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { flatten } from '@haverhof/messages/check'
import { languageOfCulture } from '@haverhof/domain/shared'
import { languages, loadMessages, locales, officeLocales } from '@haverhof/messages/load'
import { load } from 'js-yaml'

/** `data/terms/<language>.yaml`: which word stands for a thing, and which words never do. */
export type TermList = {
  language: string
  address: { form: string; avoid: string[]; except?: string[] }
  terms: { thing: string; term: string; avoid?: string[]; except?: string[] }[]
}

/** A text of one language and where it stands: `messages/cart.empty`, `data/content/home.yaml`. */
export type PlacedText = { source: string; text: string }

/** One line for every word that the term list of its language rules out (TEXTS-1, TEXTS-2). */
export function termProblems(list: TermList, texts: readonly PlacedText[]): string[] {
  const entries = [{ thing: 'form of address', term: list.address.form, ...list.address }, ...list.terms]
  const words = entries.flatMap(({ thing, term, avoid = [], except = [] }) =>
    avoid.map((word) => ({ word, pattern: wholeWords([word]), except, instead: `${thing}: ${term}` })),
  )
  // Most texts hold none of them, which one look tells.
  const any = wholeWords(words.map(({ word }) => word))
  return texts.flatMap(({ source, text }) => {
    const read = shown(text)
    if (!any.test(read)) return []
    return words
      .filter(
        ({ pattern, except }) => pattern.test(read) && !except.some((start) => source.startsWith(start)),
      )
      .map(({ word, instead }) => `${list.language}: ‘${word}’ in ${source} (${instead})`)
  })
}

/**
 * A text without what is no word of it: the names of its values, the figures it
 * quotes, where its links lead, and names of a program in `code`.
 */
function shown(text: string): string {
  return text.replaceAll(/\{\w+(?::[^}]*)?\}|\]\([^)]*\)|`[^`]+`/g, ' ')
}

/** Quotes have the marks of their language; ’ is an apostrophe everywhere (TEXTS-3). */
export function quotationProblems(language: string, texts: readonly PlacedText[]): string[] {
  const allowed = `${languageOfCulture(language)?.quotes ?? ''}’`
  return texts.flatMap(({ source, text }) => {
    const strange = [...(text.match(/[‘“”„‚«»]/g) ?? [])].filter((mark) => !allowed.includes(mark))
    return strange.length === 0 ? [] : [`${language}: ${[...new Set(strange)].join(' ')} in ${source}`]
  })
}

/** Numbers of telephones and post codes are written as their countries do, and a standard has a name. */
const ownFigures = /^messages\/forms\.errors\.invalid-(?:phone|postcode)$/
const standard = /\bEN 301 549\b/g

/** Thousands are grouped in Swedish alone, by a space; a range has an en dash (TEXTS-4). */
export function figureProblems(language: string, texts: readonly PlacedText[]): string[] {
  const separators = language === 'sv' ? '.,' : '., \\u00a0\\u202f'
  const grouped = new RegExp(String.raw`(?<![\d.,+/])[1-9]\d{0,2}(?:[${separators}]\d{3})+(?![\d,]|[. ]\d)`)
  const hyphenated = /(?<![\w-])\d+(?:[.,]\d+)? ?- ?\d+(?:[.,]\d+)?(?![\w-])|\} ?- ?\{/
  return texts
    .filter(({ source }) => !ownFigures.test(source))
    .flatMap(({ source, text }) => {
      const read = text.replaceAll(standard, '').replaceAll(/\]\([^)]*\)/g, ']')
      const figure = grouped.exec(read) ?? hyphenated.exec(read)
      return figure ? [`${language}: ${figure[0]} in ${source}`] : []
    })
}

/** A file of the data directory as it was read. */
export type DataFile = { file: string; content: unknown }

export function readDataFiles(dataDir: string): DataFile[] {
  return yamlFiles(dataDir).map((file) => ({
    file: `data/${path.relative(dataDir, file)}`,
    content: load(readFileSync(file, 'utf8')),
  }))
}

/** Every interface text of a language, those of all its brands, and every text of the data directory. */
export function textsOf(language: string, files: readonly DataFile[]): PlacedText[] {
  const messages = [...locales, ...officeLocales]
    .filter((locale) => locale.endsWith(`-${language}`))
    .flatMap((locale) => [...flatten(loadMessages(locale))])
    .map(([key, text]) => ({ source: `messages/${key}`, text }))
  const data = files.flatMap(({ file, content }) =>
    stringsOf(content, language).map((text) => ({ source: file, text })),
  )
  return [...messages, ...data]
}

export function readTermLists(dataDir: string): TermList[] {
  return languages.map((language) => {
    const list = load(readFileSync(path.join(dataDir, 'terms', `${language}.yaml`), 'utf8')) as TermList
    if (list.language !== language) throw new Error(`data/terms/${language}.yaml is of ${list.language}`)
    return list
  })
}

function wholeWords(words: readonly string[]): RegExp {
  const literals = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${literals.join('|')})(?![\p{L}\p{N}])`, 'iu')
}

/** Customers' reviews speak as they like, searched words are what people type, and lists of terms name what they rule out. */
const passedOver = new Set([
  'terms',
  'reviews',
  'synonyms.yaml',
  'search-topics.yaml',
  'emergencies.yaml',
  'parcel-shops',
])

function yamlFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (passedOver.has(entry.name)) return []
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return yamlFiles(file)
    return entry.name.endsWith('.yaml') ? [file] : []
  })
}

/** The texts below every key that is the code of the language; slugs and ids are addresses. */
function stringsOf(value: unknown, language: string, inside = false): string[] {
  if (typeof value === 'string') return inside ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => stringsOf(item, language, inside))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'slug' || key === 'id' ? [] : stringsOf(item, language, inside || key === language),
  )
}
