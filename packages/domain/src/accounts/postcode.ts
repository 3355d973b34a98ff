type Postcode = {
  /** Asked of the code without spaces, hyphens and country prefix. */
  pattern: RegExp
  /** Where the written code is parted; negative counts from the end. */
  partAt?: number
  partWith?: ' ' | '-'
  prefix?: string
}

/** How each country writes its postcodes (CHECKOUT-7). */
const postcodes: Record<string, Postcode> = {
  NL: { pattern: /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/, partAt: 4 },
  BE: { pattern: /^[1-9]\d{3}$/ },
  DE: { pattern: /^(?!00)\d{5}$/ },
  DK: { pattern: /^\d{4}$/ },
  IE: { pattern: /^([AC-FHKNPRTV-Y]\d{2}|D6W)[\dAC-FHKNPRTV-Y]{4}$/, partAt: 3 },
  IT: { pattern: /^\d{5}$/ },
  PT: { pattern: /^[1-9]\d{6}$/, partAt: 4, partWith: '-' },
  ES: { pattern: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/ },
  SE: { pattern: /^[1-9]\d{4}$/, partAt: 3 },
  EE: { pattern: /^\d{5}$/ },
  AT: { pattern: /^[1-9]\d{3}$/ },
  FR: { pattern: /^(?!99)\d{5}$/ },
  LU: { pattern: /^[1-9]\d{3}$/ },
  FI: { pattern: /^\d{5}$/ },
  PL: { pattern: /^\d{5}$/, partAt: 2, partWith: '-' },
  CZ: { pattern: /^[1-7]\d{4}$/, partAt: 3 },
  SK: { pattern: /^[089]\d{4}$/, partAt: 3 },
  HU: { pattern: /^[1-9]\d{3}$/ },
  SI: { pattern: /^[1-9]\d{3}$/ },
  HR: { pattern: /^[1-5]\d{4}$/ },
  LV: { pattern: /^\d{4}$/, prefix: 'LV-' },
  LT: { pattern: /^\d{5}$/, prefix: 'LT-' },
  RO: { pattern: /^\d{6}$/ },
  BG: { pattern: /^[1-9]\d{3}$/ },
  GR: { pattern: /^[1-8]\d{4}$/, partAt: 3 },
  CY: { pattern: /^[1-9]\d{3}$/ },
  MT: { pattern: /^[A-Z]{3}\d{4}$/, partAt: 3 },
  NO: { pattern: /^\d{4}$/ },
  CH: { pattern: /^[1-9]\d{3}$/ },
  GB: { pattern: /^(GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$/, partAt: -3 },
}

export function isPostcode(zipcode: string, regionCode: string): boolean {
  return postcodes[regionCode]?.pattern.test(bare(zipcode, regionCode)) ?? false
}

/** The code as its country writes it; what is no postcode stays as it was typed. */
export function tidyPostcode(zipcode: string, regionCode: string): string {
  const rule = postcodes[regionCode]
  const code = bare(zipcode, regionCode)
  if (!rule?.pattern.test(code)) return zipcode.trim()
  const { partAt = code.length, partWith = ' ', prefix = '' } = rule
  const end = code.slice(partAt)
  return prefix + code.slice(0, code.length - end.length) + (end ? partWith + end : '')
}

/** "d-48653", "LV-1010" and "1234 ab" without what is only decoration. */
function bare(zipcode: string, regionCode: string): string {
  const compact = zipcode.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
  const country = regionCode === 'DE' ? /^DE?(?=\d)/ : new RegExp(`^${regionCode}(?=\\d)`)
  return /^[A-Z]{2}$/.test(regionCode) && !lettersComeFirst.has(regionCode)
    ? compact.replace(country, '')
    : compact
}

/** Where the code itself begins with letters nothing may be taken off. */
const lettersComeFirst: ReadonlySet<string> = new Set(['IE', 'MT', 'GB'])
