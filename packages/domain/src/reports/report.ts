import { fieldLimits, isEmailAddress, tidyText } from '../checkout/index.ts'
import { countWords, tidyParagraphs } from '../reviews/index.ts'

/** What readers wrote and everybody can read (REPORTS-1). */
export const reportedKinds = ['review', 'question'] as const
export type ReportedKind = (typeof reportedKinds)[number]

/** The reporter's reason (REPORTS-2). */
export const reportReasons = ['unlawful', 'insulting', 'personal', 'untrue', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** As the form holds it; the reason is a word of `reportReasons`, good faith is ticked with any word (REPORTS-2). */
export type ReportFields = {
  reason: string
  explanation: string
  fullName: string
  emailAddress: string
  goodFaith: string
}

export type ReportProblem = {
  parameter: keyof ReportFields
  reason: 'required' | 'too-long' | 'too-few-words' | 'invalid-email'
  /** The longest text, or the fewest words. */
  max?: number
}

/** The longest text each field takes, and the fewest words of an explanation (REPORTS-2). */
export const reportLimits = {
  explanation: 2000,
  fullName: 120,
  emailAddress: fieldLimits.emailAddress,
} as const
export const fewestExplaining = 5

/** The report as it is kept: an explanation in paragraphs, everything else of one line. */
export function tidyReport({ explanation, ...fields }: ReportFields): ReportFields {
  return {
    reason: tidyText(fields.reason),
    explanation: tidyParagraphs(explanation),
    fullName: tidyText(fields.fullName),
    emailAddress: tidyText(fields.emailAddress),
    goodFaith: tidyText(fields.goodFaith),
  }
}

/** Null for what no list has. */
export function reportReasonOf(typed: string): ReportReason | null {
  return reportReasons.find((reason) => reason === typed) ?? null
}

/** Everything wrong with a tidied report, one reason for each field, in the order in which the form asks (REPORTS-2). */
export function reportProblems(fields: ReportFields): ReportProblem[] {
  const { reason, explanation, emailAddress, goodFaith } = fields
  return [
    ...(reportReasonOf(reason) ? [] : [required('reason')]),
    ...(explanation === '' ? [required('explanation')] : explanationProblems(explanation)),
    ...tooLong('fullName', fields.fullName),
    ...(emailAddress === '' || isEmailAddress(emailAddress)
      ? tooLong('emailAddress', emailAddress)
      : [{ parameter: 'emailAddress', reason: 'invalid-email' } as const]),
    ...(goodFaith === '' ? [required('goodFaith')] : []),
  ]
}

function explanationProblems(explanation: string): ReportProblem[] {
  return countWords(explanation) < fewestExplaining
    ? [{ parameter: 'explanation', reason: 'too-few-words', max: fewestExplaining }]
    : tooLong('explanation', explanation)
}

function required(parameter: keyof ReportFields): ReportProblem {
  return { parameter, reason: 'required' }
}

function tooLong(parameter: keyof typeof reportLimits, value: string): ReportProblem[] {
  const max = reportLimits[parameter]
  return value.length > max ? [{ parameter, reason: 'too-long', max }] : []
}

/** Waiting for a person, or what a person decided: the text stays, or is hidden (REPORTS-5). */
export const reportStates = ['open', 'kept', 'removed'] as const
export type ReportState = (typeof reportStates)[number]
