import { isVatNumber, tidyVatNumber } from '../pricing/index.ts'
import { type FieldProblem, textProblems } from './field-problem.ts'
import { tidyOptional } from './tidy-text.ts'

type Company = { companyName: string | null; vatNumber: string | null }

export function optionalVatNumber(typed: string | null): string | null {
  const vatNumber = tidyOptional(typed)
  return vatNumber === null ? null : tidyVatNumber(vatNumber)
}

/** What is wrong with a company and its number; a VAT number belongs to a company (ACCOUNTS-8, ACCOUNTS-17). */
export function companyProblems({ companyName, vatNumber }: Company): FieldProblem[] {
  return [
    ...textProblems('', { field: 'companyName', value: companyName, required: vatNumber !== null }),
    ...textProblems('', {
      field: 'vatNumber',
      value: vatNumber,
      required: false,
      has: isVatNumber,
      otherwise: 'invalid-vat-number',
    }),
  ]
}
