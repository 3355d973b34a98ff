export type VatAnswer = 'valid' | 'invalid' | 'unavailable'

/** The public register of VAT numbers. */
export type VatRegister = { check: (vatNumber: string) => Promise<VatAnswer> }
