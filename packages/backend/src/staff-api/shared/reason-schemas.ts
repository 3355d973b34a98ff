import {
  areWordsMissing,
  languageCodes,
  longestOwnWords,
  type OwnWords as Words,
  type ReasonList,
  toldReasons,
} from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'

const given = z.partialRecord(
  z.enum(languageCodes),
  z.string().trim().min(1, 'must say something').max(longestOwnWords),
)

/** The member's own words, for readers of their language (REASONS-2). */
const OwnWordsInput = given.default({}).openapi({
  description:
    'Free words by the language they are written in: they go out to readers of that language alone',
  example: { de: 'Beim Abfüllen kam Feuchtigkeit in die Säcke.' },
})

export const OwnWords = given.openapi('OwnWords')

/** Why, of one of the lists (REASONS-1). */
export function reasonFields<List extends ReasonList>(list: List) {
  return { reason: z.enum(toldReasons[list]), ownWords: OwnWordsInput }
}

/** For `refine` of an object with these fields (REASONS-1). */
export const hasWords = (reason: { reason: string; ownWords: Words }) => !areWordsMissing(reason)
export const wordsNeeded = {
  path: ['ownWords'],
  message: 'must say in some language what the other reason is',
}
