import { isVatNumber, regionOfVatNumber } from '@haverhof/domain/pricing'

/** PRICING-11: whether the check digits of a VAT number fit. A country whose arithmetic is not known is left to the register. */
export async function hasVatCheckDigits(vatNumber: string): Promise<boolean> {
  if (!isVatNumber(vatNumber)) return false
  // Loaded by the first who types a number: a start must be quick.
  const { checkVAT, countries } = await import('jsvat-next')
  if (checkVAT(vatNumber, countries).isValid) return true
  const regionCode = regionOfVatNumber(vatNumber)
  return !countries.some(({ codes }) => codes.includes(regionCode))
}
