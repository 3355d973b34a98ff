import type { LanguageCode } from '../shared/index.ts'
import {
  animalWords,
  benefitWords,
  comparisonWords,
  consultWords,
  contrastWords,
  exclusionWords,
  healingWords,
  illnessWords,
  noExclusion,
  purposeWords,
  vetWords,
} from './claim-words.ts'

/** A piece of a text: from `start` up to `end`. */
export type Piece = { start: number; end: number }

/** Every illness that a text names, word by word, in its order (LAW-4). */
export function illnessesIn(text: string, language: LanguageCode): (Piece & { word: string })[] {
  return [...text.matchAll(shapes('illness')[language])].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
}

/**
 * The illnesses that a text which advertises speaks of as a claim (LAW-4). Who a
 * feed is not for may be said, and when the vet is to be asked,
 * in a sentence that names no benefit and no other feed that is worse.
 */
export function claimsIn(text: string, language: LanguageCode): string[] {
  return (
    sentences(text)
      // Few sentences name an illness, and only those are weighed.
      .filter((sentence) => has('illness', sentence, language))
      .flatMap((sentence) => thoughts(sentence, language))
      .flatMap((thought) => {
        const clauses = thought.split(clauseEnds)
        return clauses.flatMap((clause, at) => {
          const illnesses = illnessesIn(clause, language)
          if (illnesses.length === 0 || isFree(clause, at, clauses, language)) return []
          return illnesses.map(({ word }) => word)
        })
      })
  )
}

const clauseEnds = /[:;]\s|\s[–—-]\s/u

/** “With colic: call the vet” warns; “Ask your vet: the best choice with colic” does not. */
function isFree(clause: string, at: number, clauses: readonly string[], language: LanguageCode): boolean {
  if (isWarning(clause, language)) return true
  const isPlain = !hasOneOf(['healing', 'benefit', 'comparison'], clause, language)
  const warnsBefore = clauses.slice(0, at).some((other) => isWarning(other, language))
  const warnsAfter = clauses.slice(at + 1).some((other) => isWarning(other, language))
  return isPlain && (warnsAfter || (warnsBefore && !has('purpose', clause, language)))
}

/**
 * The same in a text that informs: only paragraphs that lead to a product (`[…](product:223)`), each with the heading above
 * it (LAW-16).
 */
export function claimsOfProductsIn(text: string, language: LanguageCode): string[] {
  return (
    paragraphs(text)
      .filter((paragraph) => /\]\((?:product|category):/.test(paragraph))
      // The target of a link is no text.
      .flatMap((paragraph) => claimsIn(paragraph.replaceAll(/\]\([^)]*\)/g, ']'), language))
  )
}

function paragraphs(text: string): string[] {
  return text.replaceAll(/^(#+ .*)\n+/gm, '$1\n').split(/\n{2,}/)
}

function isWarning(clause: string, language: LanguageCode): boolean {
  // “Not recommended” praises nothing.
  const affirmed = clause.replaceAll(shapes('exclusion')[language], '')
  const excludes =
    has('exclusion', clause.replaceAll(noExclusion, ''), language) &&
    !hasOneOf(['healing', 'comparison'], affirmed, language)
  const sendsToVet =
    has('vet', clause, language) &&
    has('consult', clause, language) &&
    !hasOneOf(['healing', 'benefit', 'comparison'], affirmed, language)
  return excludes || sendsToVet
}

function has(list: ListName, text: string, language: LanguageCode): boolean {
  return text.search(shapes(list)[language]) !== -1
}

function hasOneOf(names: readonly ListName[], text: string, language: LanguageCode): boolean {
  return names.some((list) => has(list, text, language))
}

/** “Not for foals, but good for …” says two things. */
function thoughts(sentence: string, language: LanguageCode): string[] {
  const breaks = [...sentence.matchAll(shapes('contrast')[language])].map(({ index }) => index)
  return [0, ...breaks].map((start, at) => sentence.slice(start, breaks[at]))
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…;])\s+|\n+/u)
}

type ListName = keyof typeof lists
const lists = {
  illness: illnessWords,
  exclusion: exclusionWords,
  vet: vetWords,
  consult: consultWords,
  contrast: contrastWords,
  healing: healingWords,
  benefit: benefitWords,
  comparison: comparisonWords,
  purpose: purposeWords,
}

const expressionCache = new Map<ListName, Record<LanguageCode, RegExp>>()

function shapes(name: ListName): Record<LanguageCode, RegExp> {
  const cached = expressionCache.get(name)
  if (cached) return cached
  const entries = Object.entries(lists[name]).map(([language, words]) => [
    language,
    shapeOf(words, name === 'illness' ? animalWords[language as LanguageCode] : ''),
  ])
  const shape = Object.fromEntries(entries) as Record<LanguageCode, RegExp>
  expressionCache.set(name, shape)
  return shape
}

/**
 * One pattern for a list; it takes the whole word, so that a reader sees what
 * was meant. `joined`: what each of the words may be joined to.
 */
function shapeOf(words: string, joined: string): RegExp {
  const shapesOfWords = words
    .split(',')
    .flatMap((entry) => [
      wordShape(entry),
      ...(joined !== '' && isWhole(entry) ? [joinedShape(entry, joined)] : []),
    ])
  // Checked once per letter, the start of a word spares the tries of every word of the list in the middle of others.
  return new RegExp(String.raw`(?<!\p{L})(?:${shapesOfWords.join('|')})`, 'gu')
}

function isWhole(entry: string): boolean {
  return entry.endsWith('|') || isAbbreviation(bareWord(entry))
}

function bareWord(entry: string): string {
  return entry.replaceAll(/[*|]/g, '')
}

function isAbbreviation(word: string): boolean {
  return word === word.toUpperCase()
}

function wordShape(entry: string): string {
  const bare = bareWord(entry)
  const letters = isAbbreviation(bare) ? bare : anyCase(bare)
  const before = entry.startsWith('*') ? String.raw`\p{L}*` : ''
  return `${before}${letters}${entry.endsWith('|') ? String.raw`(?!\p{L})` : String.raw`\p{L}*`}`
}

function joinedShape(entry: string, joined: string): string {
  const others = joined.split(',').map((word) => anyCase(bareWord(word)))
  return String.raw`${anyCase(bareWord(entry))}-?(?:${others.join('|')})\p{L}*`
}

/** Abbreviations stand for themselves (the Dutch "ems" is no illness), so the pattern as a whole cannot ignore case. */
function anyCase(word: string): string {
  return word.replaceAll(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
}
