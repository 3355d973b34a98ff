import { fieldLimits, isEmailAddress, tidyText } from '../checkout/index.ts'
import { longestReply, longestWaitHours, refusalMailDelayMs, tidyParagraphs } from '../reviews/index.ts'

export { longestWaitHours, refusalMailDelayMs }

export type QuestionFields = { question: string; asker: string; emailAddress: string }

/** What is wrong with a field; the storefront has the words (QUESTIONS-1). */
export type QuestionProblem = {
  parameter: keyof QuestionFields
  reason: 'required' | 'too-long' | 'invalid-email'
  max?: number
}

/** The longest text each field takes (QUESTIONS-1). */
export const questionLimits = {
  question: 1000,
  asker: 40,
  emailAddress: fieldLimits.emailAddress,
} as const

/** The longest answer of the shop (QUESTIONS-5). */
export const longestAnswer = longestReply

/** So many stand on the product page; the others come when they are asked for (QUESTIONS-3). */
export const questionsShown = 3

/** The question as it is kept: in paragraphs, with a name of one line. */
export function tidyQuestion({ question, asker, emailAddress }: QuestionFields): QuestionFields {
  return {
    question: tidyParagraphs(question),
    asker: tidyText(asker),
    emailAddress: tidyText(emailAddress),
  }
}

/** What the shop answers, in paragraphs too; null when nothing is left of it (QUESTIONS-5). */
export function tidyAnswer(typed: string): string | null {
  return tidyParagraphs(typed) || null
}

/** Everything wrong with a tidied question, one reason for each field (QUESTIONS-1). */
export function questionProblems(fields: QuestionFields): QuestionProblem[] {
  const names = Object.keys(questionLimits) as (keyof QuestionFields)[]
  return names.flatMap((parameter): QuestionProblem[] => {
    const value = fields[parameter]
    const max = questionLimits[parameter]
    if (value === '') return [{ parameter, reason: 'required' }]
    if (value.length > max) return [{ parameter, reason: 'too-long', max }]
    const isWrong = parameter === 'emailAddress' && !isEmailAddress(value)
    return isWrong ? [{ parameter, reason: 'invalid-email' }] : []
  })
}

/** Waiting for a person, answered in public, or not shown (QUESTIONS-4). */
export const questionStates = ['waiting', 'published', 'rejected'] as const
export type QuestionState = (typeof questionStates)[number]
