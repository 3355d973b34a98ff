import { type LanguageCode, languageCodes } from './language.ts'

/**
 * D42, REASONS-1: why the shop decided something, for whom it concerns: each has its
 * text in every language (`reasons.<list>.<code>`). `other` needs own words.
 */
export const toldReasons = {
  recall: [
    'mould',
    'foreign-body',
    'salmonella',
    'wrong-label',
    'banned-substance',
    'mycotoxins',
    'wrong-composition',
    'packaging',
    'other',
  ],
  return: ['opened', 'used', 'too-late', 'other-goods', 'incomplete', 'no-defect', 'other'],
  cancellation: [
    'customer-wish',
    'out-of-stock',
    'undeliverable',
    'price-error',
    'payment',
    'quality',
    'other',
  ],
  review: [
    'advertising',
    'personal',
    'insulting',
    'copied',
    'health-claim',
    'off-topic',
    'untrue',
    'unlawful',
    'other',
  ],
  question: ['off-topic', 'diagnosis', 'advertising', 'personal', 'insulting', 'untrue', 'unlawful', 'other'],
} as const satisfies Record<string, readonly string[]>

export type ReasonList = keyof typeof toldReasons
export type ReasonCode<List extends ReasonList = ReasonList> = (typeof toldReasons)[List][number]

/** What staff wrote besides, by the language that they wrote it in (REASONS-2). */
export type OwnWords = Readonly<Partial<Record<LanguageCode, string>>>

export type ToldReason<List extends ReasonList = ReasonList> = {
  reason: ReasonCode<List>
  ownWords: OwnWords
}

/** As one reader is told. */
export type ReasonForReader = { reason: string; ownWords?: string }

export const longestOwnWords = 500

/** A reason of no list says nothing without words (REASONS-3). */
export function areWordsMissing({ reason, ownWords }: { reason: string; ownWords: OwnWords }): boolean {
  return reason === 'other' && languageCodes.every((language) => !ownWords[language]?.trim())
}

/** What goes to a reader: the reason, and own words only where they were written in the reader's language (REASONS-2). */
export function reasonFor(
  { reason, ownWords }: { reason: string; ownWords: OwnWords },
  language: LanguageCode | null,
): ReasonForReader {
  const own = language === null ? undefined : ownWords[language]?.trim()
  return own ? { reason, ownWords: own } : { reason }
}

/** Null for what no list has: free words of an earlier release. */
export function reasonOfList<List extends ReasonList>(list: List, reason: string): ReasonCode<List> | null {
  return (toldReasons[list] as readonly ReasonCode<List>[]).find((code) => code === reason) ?? null
}

/** As the log keeps it: own words with the language before them. */
export function loggedReason<Reason extends string>({
  reason,
  ownWords,
}: {
  reason: Reason
  ownWords: OwnWords
}) {
  return { reason, ...loggedWords(ownWords) }
}

export function loggedWords(ownWords: OwnWords): { ownWords?: string[] } {
  const said = languageCodes.flatMap((language) => {
    const words = ownWords[language]
    return words ? [`${language}: ${words}`] : []
  })
  return said.length > 0 ? { ownWords: said } : {}
}
