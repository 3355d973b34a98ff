import { isEmailAddress, tidyText } from '../checkout/index.ts'
import { type EndingKind, endingKinds } from '../orders/index.ts'
import { parseDate } from '../shared/index.ts'

/** What a customer declares; the kind is a word of `endingKinds`, the day is typed as DD-MM-YYYY (ENDING-2). */
export type EndingFields = {
  fullName: string
  contract: string
  emailAddress: string
  kind: string
  reason: string
  endsOn: string
}

type EndingProblem = {
  parameter: keyof EndingFields
  reason: 'required' | 'too-long' | 'invalid-email' | 'invalid-date'
  max?: number
}

/** The longest text each field takes, in the order in which the form asks. */
export const endingLimits = {
  fullName: 120,
  contract: 20,
  emailAddress: 254,
  kind: 20,
  reason: 2000,
  endsOn: 10,
} as const satisfies Record<keyof EndingFields, number>

/** The declaration as it is kept; a reason keeps its lines. */
export function tidyEnding(fields: EndingFields): EndingFields {
  const lines = fields.reason.split(/\r\n|\r|\n/).map(tidyText)
  return {
    fullName: tidyText(fields.fullName),
    contract: tidyText(fields.contract),
    emailAddress: tidyText(fields.emailAddress),
    kind: tidyText(fields.kind),
    reason: lines.join('\n').trim(),
    endsOn: tidyText(fields.endsOn),
  }
}

/** A name, a contract and a mailbox end it; only who ends it for an important reason says which (ENDING-2). */
export function endingProblems(fields: EndingFields): EndingProblem[] {
  const names = Object.keys(endingLimits) as (keyof EndingFields)[]
  return names.flatMap((name) => fieldProblems(name, fields))
}

function fieldProblems(parameter: keyof EndingFields, fields: EndingFields): EndingProblem[] {
  const value = fields[parameter]
  if (value === '') return isNeeded(parameter, fields) ? [{ parameter, reason: 'required' }] : []
  const max = endingLimits[parameter]
  if (value.length > max) return [{ parameter, reason: 'too-long', max }]
  if (parameter === 'kind' && !endingKindOf(value)) return [{ parameter, reason: 'required' }]
  if (parameter === 'emailAddress' && !isEmailAddress(value)) return [{ parameter, reason: 'invalid-email' }]
  const isWrongDay = parameter === 'endsOn' && !parseDate(value).ok
  return isWrongDay ? [{ parameter, reason: 'invalid-date' }] : []
}

function isNeeded(parameter: keyof EndingFields, { kind }: EndingFields): boolean {
  return parameter === 'reason' ? endingKindOf(kind) === 'ending-for-cause' : parameter !== 'endsOn'
}

export function endingKindOf(word: string): EndingKind | null {
  return endingKinds.find((kind) => kind === word) ?? null
}

/** The order or the repeat delivery that a typed number can mean, or null when it is no number of ours. */
export function contractNumberOf(contract: string): number | null {
  const digits = contract.replaceAll(/[^\d]/g, '')
  return /^[1-9]\d{3,9}$/.test(digits) && Number(digits) <= 2_147_483_647 ? Number(digits) : null
}

/** Nothing would be ordered before that day, so that ending at once is what was asked for (ENDING-4). */
export function endsAtOnce({ orderOn }: { orderOn: string }, endsOn: string | null, today: string): boolean {
  return endsOn === null || endsOn <= today || endsOn <= orderOn
}
