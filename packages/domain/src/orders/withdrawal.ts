import { isEmailAddress, tidyText } from '../checkout/index.ts'

/** What a customer declares; the statement is optional, a reason is never asked for. */
export type WithdrawalFields = {
  fullName: string
  orderNumber: string
  emailAddress: string
  statement: string
}

type WithdrawalProblem = {
  parameter: keyof WithdrawalFields
  reason: 'required' | 'too-long' | 'invalid-email'
  max?: number
}

/** The longest text each field takes, in the order in which the form asks (WITHDRAWAL-2). */
export const withdrawalLimits = {
  fullName: 120,
  orderNumber: 20,
  emailAddress: 254,
  statement: 2000,
} as const satisfies Record<keyof WithdrawalFields, number>

/** The declaration as it is kept; a statement keeps its lines. */
export function tidyWithdrawal(fields: WithdrawalFields): WithdrawalFields {
  const lines = fields.statement.split(/\r\n|\r|\n/).map(tidyText)
  return {
    orderNumber: tidyText(fields.orderNumber),
    emailAddress: tidyText(fields.emailAddress),
    fullName: tidyText(fields.fullName),
    statement: lines.join('\n').trim(),
  }
}

/** A name, an order and a mailbox make a withdrawal (WITHDRAWAL-2). */
export function withdrawalProblems(fields: WithdrawalFields): WithdrawalProblem[] {
  const names = Object.keys(withdrawalLimits) as (keyof WithdrawalFields)[]
  return names.flatMap((name) => fieldProblems(name, fields[name]))
}

function fieldProblems(parameter: keyof WithdrawalFields, value: string): WithdrawalProblem[] {
  if (value === '') return parameter === 'statement' ? [] : [{ parameter, reason: 'required' }]
  const max = withdrawalLimits[parameter]
  if (value.length > max) return [{ parameter, reason: 'too-long', max }]
  const isWrong = parameter === 'emailAddress' && !isEmailAddress(value)
  return isWrong ? [{ parameter, reason: 'invalid-email' }] : []
}

/** The order a typed number can mean, or null when it is no number of ours. */
export function orderIdOf(orderNumber: string): number | null {
  const digits = orderNumber.replaceAll(/[^\d]/g, '')
  return /^[1-9]\d{4,9}$/.test(digits) && Number(digits) <= 2_147_483_647 ? Number(digits) : null
}

/** What became of a declaration (WITHDRAWAL-6). */
export const withdrawalStates = ['waiting', 'accepted', 'closed'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** Who withdraws undoes a contract; who ends one lets it run no longer, some for an important reason (ENDING-1). */
export const endingKinds = ['ending', 'ending-for-cause'] as const
export type EndingKind = (typeof endingKinds)[number]
export const withdrawalKinds = ['withdrawal', ...endingKinds] as const
export type WithdrawalKind = (typeof withdrawalKinds)[number]
