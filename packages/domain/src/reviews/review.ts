import { tidyText } from '../checkout/index.ts'
import { countWords } from './concerns.ts'
import { DAY, MINUTE } from '../shared/index.ts'

export type ReviewFields = { title: string; text: string; rating: number | null; author: string }

/** What is wrong with a field; the storefront has the words (REVIEWS-1). */
export type ReviewProblem = {
  parameter: keyof ReviewFields
  reason: 'required' | 'too-long' | 'too-few-words'
  max?: number
}

/** The longest text each field takes, and the fewest words of an opinion (REVIEWS-1). */
export const reviewLimits = { title: 100, text: 4000, author: 40 } as const
export const fewestWords = 5
export const ratings = [1, 2, 3, 4, 5] as const

/** The review as it is kept: a title of one line, an opinion in paragraphs. */
export function tidyReview({ title, text, rating, author }: ReviewFields): ReviewFields {
  return { title: tidyText(title), text: tidyParagraphs(text), rating, author: tidyText(author) }
}

/** Typed text of several lines: no spaces at their ends, one empty line between paragraphs at most. */
export function tidyParagraphs(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map(tidyText)
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** What the shop answers, in paragraphs too; null when nothing is left of it (REVIEWS-13). */
export function tidyReply(typed: string): string | null {
  return tidyParagraphs(typed) || null
}

/** The longest answer of the shop (REVIEWS-13). */
export const longestReply = 2000

/** Everything wrong with a tidied review, one reason for each field (REVIEWS-1). */
export function reviewProblems({ title, text, rating, author }: ReviewFields): ReviewProblem[] {
  const problems: ReviewProblem[] = []
  if (!(ratings as readonly (number | null)[]).includes(rating))
    problems.push({ parameter: 'rating', reason: 'required' })
  if (title === '') problems.push({ parameter: 'title', reason: 'required' })
  else problems.push(...tooLong('title', title))
  if (text === '') problems.push({ parameter: 'text', reason: 'required' })
  else if (countWords(text) < fewestWords) problems.push({ parameter: 'text', reason: 'too-few-words' })
  else problems.push(...tooLong('text', text))
  return [...problems, ...tooLong('author', author)]
}

function tooLong(parameter: keyof typeof reviewLimits, value: string): ReviewProblem[] {
  const max = reviewLimits[parameter]
  return value.length > max ? [{ parameter, reason: 'too-long', max }] : []
}

/** How a writer is named who chose no name: `Marieke B.` (REVIEWS-19) */
export function authorOf(firstName: string, lastName: string): string {
  const first = tidyText(firstName).split(' ')[0] ?? ''
  const initial = tidyText(lastName).match(/\p{Lu}/u)?.[0] ?? tidyText(lastName).charAt(0).toUpperCase()
  return tidyText(`${first} ${initial ? `${initial}.` : ''}`).slice(0, reviewLimits.author)
}

/** Shown, waiting for a person, or refused by one (REVIEWS-4). */
export const reviewVerdicts = ['published', 'waiting', 'refused'] as const
export type ReviewVerdict = (typeof reviewVerdicts)[number]

/** How long a review may wait for a person at most (REVIEWS-4). */
export const longestWaitHours = 24

/** So long a refusal can be taken back before its writer is told (REPORTS-20). */
export const refusalMailDelayMs = 10 * MINUTE

/** When a customer is asked for an opinion, until when that is worth asking, and how long the link works (REVIEWS-6). */
export const reviewRequestTimes = { afterMs: 7 * DAY, untilMs: 37 * DAY, linkMs: 90 * DAY } as const

const MEGA = 1_000_000

/** How many photos a review has at most, and how large they are together when they are sent (REVIEWS-16). */
export const reviewPhotoLimits = { count: 3, totalBytes: 20 * MEGA } as const

/** The fields of the form that carry them. */
export const reviewPhotoFields = ['photo1', 'photo2', 'photo3'] as const
