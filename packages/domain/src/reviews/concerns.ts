import { illnessesIn } from '../catalogue/index.ts'
import type { LanguageCode } from '../shared/index.ts'
import { isRude } from './rude-words.ts'

/** Why a person reads a review before it is shown (REVIEWS-3). */
export const concerns = ['link', 'contact', 'shouting', 'rude', 'repeated', 'copied', 'claim'] as const
export type Concern = (typeof concerns)[number]

/** No program looks at a photo, so it is a reason of its own (REVIEWS-27). */
export const reviewConcerns = [...concerns, 'photos'] as const
export type ReviewConcern = (typeof reviewConcerns)[number]

export type CheckedReview = {
  title: string
  text: string
  author: string
  language: LanguageCode
  /** The same opinion stands under a review already. */
  isCopied: boolean
}

export const linkShape =
  /https?:|www\.|\b[\p{L}\d-]{2,}\.(?:com|net|org|info|biz|shop|eu|nl|be|de|dk|ie|it|pt|es|se|ee|uk|io|me|ru|cn)\b/iu
export const mailboxShape =
  /[^\s@]@[^\s@]|\b(?:at|apenstaartje|arroba|chiocciola|snabel-a)\b.{1,40}\b(?:dot|punt|punkt|punto|ponto)\b/iu
/** Nine digits or more, however they are grouped, or four pairs: weights, prices and dates look different. */
export const phoneShape =
  /\+?\d(?:[\s()./-]{0,2}\d){8,}|\+\d(?:[\s()./-]{0,2}\d){6,}|\b\d\d(?:[ -]\d\d){3}\b/u

/** From this many letters on capitals count as shouting: a short title in capitals is only a habit. */
const fewestLetters = 20
const loudShare = 0.7
/** A text of this many words is expected to have this share of different ones. */
const fewestForRepeats = 10
const leastVariety = 0.35
export const longRow = /(\p{L})\1{4,}|([!?.])\2{5,}/u

/** What the checks find; a review without concerns is shown at once (REVIEWS-3). */
export function concernsAbout({ title, text, author, language, isCopied }: CheckedReview): Concern[] {
  const all = `${title}\n${text}\n${author}`
  const words = wordsIn(all)
  const verdicts: Record<Concern, boolean> = {
    link: linkShape.test(all),
    contact: mailboxShape.test(all) || phoneShape.test(all),
    shouting: isLoud(`${title} ${text}`),
    rude: isRude(words, language),
    repeated: longRow.test(all) || isMonotonous(wordsIn(text)),
    copied: isCopied,
    // Our own advertising would be refused for it; of a customer a person reads it first (LAW-17).
    claim: illnessesIn(all, language).length > 0,
  }
  return concerns.filter((concern) => verdicts[concern])
}

/** The same for a whole review (REVIEWS-3, 16). */
export function concernsAboutReview(review: CheckedReview & { hasPhotos: boolean }): ReviewConcern[] {
  return [...concernsAbout(review), ...(review.hasPhotos ? (['photos'] as const) : [])]
}

function isLoud(text: string): boolean {
  return lettersIn(text) >= fewestLetters && isLoudWord(text)
}

export function isLoudWord(word: string): boolean {
  return (word.match(/\p{Lu}/gu)?.length ?? 0) > loudShare * lettersIn(word)
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

function isMonotonous(words: readonly string[]): boolean {
  const different = new Set(words.map((word) => word.toLowerCase()))
  return words.length >= fewestForRepeats && different.size / words.length < leastVariety
}

/** A word has a letter; what an apostrophe, hyphen or dot holds together is one. */
export const wordShape = /[\p{L}\p{M}\p{N}]+(?:['’.·-][\p{L}\p{M}\p{N}]+)*/gu

function wordsIn(text: string): string[] {
  return (text.match(wordShape) ?? []).filter((each) => /\p{L}/u.test(each))
}

/** Figures and signs alone are no words (REVIEWS-1). */
export function countWords(text: string): number {
  return wordsIn(text).length
}
