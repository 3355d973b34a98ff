/** What stands after the country's letters; the server computes the check digits (PRICING-11). */
const vatNumbers: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  NO: /^\d{9}(MVA)?$/,
}

/** Countries whose numbers begin with other letters than their code. */
const regionsOfPrefix: Record<string, string> = { EL: 'GR', XI: 'GB' }

export function tidyVatNumber(vatNumber: string): string {
  return vatNumber
    .normalize('NFKC')
    .replaceAll(/[\s.\-/]/g, '')
    .toUpperCase()
    .replace(/^GR(?=\d{9}$)/, 'EL')
}

export function isVatNumber(vatNumber: string): boolean {
  const tidy = tidyVatNumber(vatNumber)
  return vatNumbers[tidy.slice(0, 2)]?.test(tidy.slice(2)) ?? false
}

/** The country that gave out the number, by its ISO code. */
export function regionOfVatNumber(vatNumber: string): string {
  const prefix = tidyVatNumber(vatNumber).slice(0, 2)
  return regionsOfPrefix[prefix] ?? prefix
}
