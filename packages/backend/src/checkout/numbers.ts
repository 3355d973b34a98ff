import type { BillingFields, FieldProblem } from '@haverhof/domain/checkout'
import { regionOfVatNumber } from '@haverhof/domain/pricing'

/** CHECKOUT-10, PRICING-11: what only numbering plans and check digits can tell. */
export async function numberProblems(
  { phoneNumber, vatNumber }: Pick<BillingFields, 'phoneNumber' | 'vatNumber'>,
  regionCode: string | null,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  if (phoneNumber !== null && !(await isCallable(phoneNumber, regionCode))) {
    problems.push({ parameter: 'phoneNumber', reason: 'invalid-phone' })
  }
  if (vatNumber !== null && !(await hasCheckDigits(vatNumber))) {
    problems.push({ parameter: 'vatNumber', reason: 'invalid-vat-number' })
  }
  return problems
}

// Both libraries are loaded by the first who types a number: a start must be quick.
async function isCallable(phoneNumber: string, regionCode: string | null): Promise<boolean> {
  const { isSupportedCountry, isValidPhoneNumber } = await import('libphonenumber-js/min')
  return regionCode !== null && isSupportedCountry(regionCode)
    ? isValidPhoneNumber(phoneNumber, regionCode)
    : isValidPhoneNumber(phoneNumber)
}

async function hasCheckDigits(vatNumber: string): Promise<boolean> {
  const { checkVAT, countries } = await import('jsvat-next')
  const found = checkVAT(vatNumber, countries)
  // A country whose arithmetic is not known here is left to the register.
  return found.isValid || !knowsCountry(countries, regionOfVatNumber(vatNumber))
}

function knowsCountry(countries: readonly { codes: readonly string[] }[], regionCode: string): boolean {
  return countries.some(({ codes }) => codes.includes(regionCode))
}
