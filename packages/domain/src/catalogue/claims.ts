import type { LanguageCode } from '../shared/index.ts'
import {
  consultWords,
  contrastWords,
  exclusionWords,
  healingWords,
  illnessWords,
  noExclusion,
  vetWords,
} from './claim-words.ts'

/** A piece of a text: from `start` up to `end`. */
export type Piece = { start: number; end: number }

/** LAW-4: every illness that a text names, word by word, in its order. */
export function illnessesIn(text: string, language: LanguageCode): (Piece & { word: string })[] {
  return [...text.matchAll(shapes('illness')[language])].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
}

/**
 * LAW-4: the illnesses that a text which advertises speaks of as a claim. Who a feed is not for may be said, and when the vet is to be asked,
 * in a sentence that promises nothing.
 */
export function claimsIn(text: string, language: LanguageCode): string[] {
  return sentences(text)
    .flatMap((sentence) => thoughts(sentence, language))
    .flatMap((thought) =>
      isWarning(thought, language) ? [] : illnessesIn(thought, language).map(({ word }) => word),
    )
}

/** LAW-4: the same in a text that informs: only paragraphs that lead to a product (`[…](product:223)`), each with the heading above it. */
export function claimsOfProductsIn(text: string, language: LanguageCode): string[] {
  return (
    paragraphs(text)
      .filter((paragraph) => /\]\((?:product|category):/.test(paragraph))
      // Where a link leads is read by nobody.
      .flatMap((paragraph) => claimsIn(paragraph.replaceAll(/\]\([^)]*\)/g, ']'), language))
  )
}

function paragraphs(text: string): string[] {
  return text.replaceAll(/^(#+ .*)\n+/gm, '$1\n').split(/\n{2,}/)
}

function isWarning(thought: string, language: LanguageCode): boolean {
  const has = (list: ListName, text = thought) => text.search(shapes(list)[language]) !== -1
  // “Not recommended” praises nothing.
  const affirmed = thought.replaceAll(shapes('exclusion')[language], '')
  const excludes = has('exclusion', thought.replaceAll(noExclusion, ''))
  const sendsToVet = has('vet') && has('consult')
  return (excludes || sendsToVet) && !has('healing', affirmed)
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
}

const made = new Map<ListName, Record<LanguageCode, RegExp>>()

function shapes(name: ListName): Record<LanguageCode, RegExp> {
  const known = made.get(name)
  if (known) return known
  const entries = Object.entries(lists[name]).map(([language, words]) => [language, shapeOf(words)])
  const shape = Object.fromEntries(entries) as Record<LanguageCode, RegExp>
  made.set(name, shape)
  return shape
}

/** One pattern for a list; it takes the whole word, so that a reader sees what was meant. */
function shapeOf(words: string): RegExp {
  return new RegExp(words.split(',').map(wordShape).join('|'), 'gu')
}

function wordShape(entry: string): string {
  const bare = entry.replaceAll(/[*|]/g, '')
  const letters = bare === bare.toUpperCase() ? bare : anyCase(bare)
  const before = entry.startsWith('*') ? String.raw`(?<!\p{L})\p{L}*` : String.raw`(?<!\p{L})`
  return `${before}${letters}${entry.endsWith('|') ? String.raw`(?!\p{L})` : String.raw`\p{L}*`}`
}

/** Abbreviations stand for themselves (the Dutch "ems" is no illness), so the pattern as a whole cannot ignore case. */
function anyCase(word: string): string {
  return word.replaceAll(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
}
