import type { BillingFields, FieldProblem } from '@haverhof/domain/checkout'
import { hasVatCheckDigits } from '../pricing/index.ts'

/** CHECKOUT-10, PRICING-11: what only numbering plans and check digits can tell. */
export async function numberProblems(
  { phoneNumber, vatNumber }: Pick<BillingFields, 'phoneNumber' | 'vatNumber'>,
  regionCode: string | null,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  if (phoneNumber !== null && !(await isCallable(phoneNumber, regionCode))) {
    problems.push({ parameter: 'phoneNumber', reason: 'invalid-phone' })
  }
  if (vatNumber !== null && !(await hasVatCheckDigits(vatNumber))) {
    problems.push({ parameter: 'vatNumber', reason: 'invalid-vat-number' })
  }
  return problems
}

// Loaded by the first who types a number: a start must be quick.
async function isCallable(phoneNumber: string, regionCode: string | null): Promise<boolean> {
  const { isSupportedCountry, isValidPhoneNumber } = await import('libphonenumber-js/min')
  if (regionCode !== null && isSupportedCountry(regionCode))
    return isValidPhoneNumber(phoneNumber, regionCode)
  // Without a country nobody can tell what a national number means.
  return !phoneNumber.startsWith('+') || isValidPhoneNumber(phoneNumber)
}
