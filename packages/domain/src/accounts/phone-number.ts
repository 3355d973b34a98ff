const digitsInNumber = { min: 6, max: 15 } as const

/** CHECKOUT-10: digits with the usual signs between them; the server knows the numbering plans. */
export function isPhoneNumber(phoneNumber: string): boolean {
  if (!/^\+?[\d\s()./-]+$/.test(phoneNumber)) return false
  const digits = phoneNumber.replaceAll(/\D/g, '').length
  return digits >= digitsInNumber.min && digits <= digitsInNumber.max
}
