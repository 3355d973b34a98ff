import { type FieldProblem, type PhoneField, phoneFields } from '@haverhof/domain/accounts'
import { hasVatCheckDigits } from '../../pricing/index.ts'

type Numbers = { [field in PhoneField]?: string | null } & { vatNumber: string | null }

/** What only numbering plans and check digits can tell (CHECKOUT-10, PRICING-11). */
export async function numberProblems(
  { vatNumber, ...phones }: Numbers,
  regionCode: string | null,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  for (const parameter of phoneFields) {
    const number = phones[parameter] ?? null
    if (number !== null && !(await isCallable(number, regionCode))) {
      problems.push({ parameter, reason: 'invalid-phone' })
    }
  }
  if (vatNumber !== null && !(await hasVatCheckDigits(vatNumber))) {
    problems.push({ parameter: 'vatNumber', reason: 'invalid-vat-number' })
  }
  return problems
}

// Loaded by the first who types a number: a start must be quick.
let plans: Promise<typeof import('libphonenumber-js/min')> | undefined

async function isCallable(phoneNumber: string, regionCode: string | null): Promise<boolean> {
  plans ??= import('libphonenumber-js/min')
  const { isSupportedCountry, isValidPhoneNumber } = await plans
  if (regionCode !== null && isSupportedCountry(regionCode))
    return isValidPhoneNumber(phoneNumber, regionCode)
  // Without a country a national number is ambiguous.
  return !phoneNumber.startsWith('+') || isValidPhoneNumber(phoneNumber)
}
