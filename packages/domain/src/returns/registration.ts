import { tidyText } from '../checkout/index.ts'
import { needsPhoto, type ReturnReason } from './reasons.ts'

/** What is wrong with a field; the storefront has the words (RETURNS-3). */
export type ReturnProblem = {
  parameter: 'quantity' | 'reason' | 'remarks' | 'photo'
  reason: 'required' | 'too-long' | 'photo-needed'
  max?: number
}

export type ReturnFields = {
  quantity: number | null
  reason: ReturnReason | null
  remarks: string
  hasPhoto: boolean
}

/** The longest remark (RETURNS-3). */
export const longestRemarks = 1000

/** Remarks keep their lines. */
export function tidyRemarks(typed: string): string {
  const lines = typed.split(/\r\n|\r|\n/).map(tidyText)
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Everything wrong with a return, one reason for each field (RETURNS-3). */
export function returnProblems({ quantity, reason, remarks, hasPhoto }: ReturnFields): ReturnProblem[] {
  const problems: ReturnProblem[] = []
  if (!quantity) problems.push({ parameter: 'quantity', reason: 'required' })
  if (!reason) problems.push({ parameter: 'reason', reason: 'required' })
  if (remarks.length > longestRemarks)
    problems.push({ parameter: 'remarks', reason: 'too-long', max: longestRemarks })
  if (reason && needsPhoto(reason) && !hasPhoto) problems.push({ parameter: 'photo', reason: 'photo-needed' })
  return problems
}
