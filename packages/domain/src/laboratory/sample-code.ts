/** What stands on a bag, below its bars: the number of the sample and a digit that tells a misread one (LABORATORY-64). */
export function sampleCode(sampleId: number): string {
  return `S${sampleId}${checkDigit(String(sampleId))}`
}

export type ScannedCode = { sampleId: number } | { key: string }

/**
 * What a scanner or a hand typed at the bench: the code of a bag, the
 * bare number of a sample, or the address of a result (LABORATORY-64). Null when it
 * can be none of them.
 */
export function readSampleCode(typed: string): ScannedCode | null {
  const word = typed.trim()
  const code = /^s(\d{1,9})(\d)$/i.exec(word)
  if (code) {
    const [, digits = '', check = ''] = code
    return checkDigit(digits) === check ? { sampleId: Number(digits) } : null
  }
  if (/^[1-9]\d{0,8}$/.test(word)) return { sampleId: Number(word) }
  const key = /(?:^|\/)([0-9a-f]{64})\/?$/.exec(word)?.[1]
  return key === undefined ? null : { key }
}

/** After Luhn: it tells every single wrong digit and nearly every pair that changed places. */
function checkDigit(digits: string): string {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = index % 2 === 0 ? Number(digit) * 2 : Number(digit)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return String((10 - (sum % 10)) % 10)
}
