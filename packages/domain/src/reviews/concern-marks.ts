import { illnessesIn } from '../catalogue/index.ts'
import type { LanguageCode } from '../shared/index.ts'
import {
  type Concern,
  concerns,
  isLoudWord,
  linkShape,
  longRow,
  mailboxShape,
  phoneShape,
  type ReviewConcern,
  wordShape,
} from './concerns.ts'
import { isRude } from './rude-words.ts'

/** A piece of a text that a concern rests on: from `start` up to `end`. */
export type ConcernMark = { concern: Concern; start: number; end: number }

type Finder = (text: string, language: LanguageCode) => ConcernMark[]

const finders: Record<Concern, Finder> = {
  link: (text) => matches(text, linkShape, 'link'),
  contact: (text) => [...matches(text, mailboxShape, 'contact'), ...matches(text, phoneShape, 'contact')],
  shouting: (text) => words(text, 'shouting', isLoudWord),
  rude: (text, language) => words(text, 'rude', (word) => isRude([word], language)),
  repeated: (text) => [...matches(text, longRow, 'repeated'), ...repeatedWords(text)],
  claim: (text, language) =>
    illnessesIn(text, language).map(({ start, end }) => ({ concern: 'claim', start, end })),
  copied: (text) => (text === '' ? [] : [{ concern: 'copied', start: 0, end: text.length }]),
}

/**
 * Where in a text the reasons of the program are, in the order of the
 * text; pieces never overlap, so that they can be shown one after
 * the other (REVIEWS-12).
 */
export function concernMarks(
  text: string,
  reasons: readonly ReviewConcern[],
  language: LanguageCode,
): ConcernMark[] {
  const marks = concerns
    .filter((concern) => reasons.includes(concern))
    .flatMap((concern) => finders[concern](text, language))
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  const shown: ConcernMark[] = []
  for (const mark of marks) if (mark.start >= (shown.at(-1)?.end ?? 0)) shown.push(mark)
  return shown
}

function matches(text: string, shape: RegExp, concern: Concern): ConcernMark[] {
  const all = new RegExp(shape.source, shape.flags.includes('g') ? shape.flags : `${shape.flags}g`)
  return [...text.matchAll(all)].map(({ 0: piece, index }) =>
    widened(text, index, index + piece.length, concern),
  )
}

/** To whole words: half an address is meaningless. */
function widened(text: string, from: number, to: number, concern: Concern): ConcernMark {
  const start = text.slice(0, from).search(/\S+$/)
  const rest = text.slice(to).search(/\s|$/)
  return { concern, start: start === -1 ? from : start, end: to + rest }
}

function words(text: string, concern: Concern, isMeant: (word: string) => boolean): ConcernMark[] {
  return [...text.matchAll(wordShape)]
    .filter(([word]) => isMeant(word))
    .map(({ 0: word, index }) => ({ concern, start: index, end: index + word.length }))
}

/** From the third time on. */
function repeatedWords(text: string): ConcernMark[] {
  const seen = new Map<string, number>()
  return words(text, 'repeated', (word) => {
    const times = (seen.get(word.toLowerCase()) ?? 0) + 1
    seen.set(word.toLowerCase(), times)
    return times > 2
  })
}
