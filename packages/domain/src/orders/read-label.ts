/** What a scanner reads on goods that come in. */
export type ScannedLabel = {
  /** Article number or EAN of the pack. */
  code: string
  lotNumber: string | null
  /** A day: 2027-03-31. */
  bestBefore: string | null
  amount: number | null
}

/** Parts of a GS1 label by their number: how many characters they have, where that is fixed. */
const fixedLengths: Record<string, number> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '11': 6,
  '13': 6,
  '15': 6,
  '17': 6,
}
const endedParts = new Set(['10', '21', '30', '37'])
/** What ends a part of free length: the sign of GS1, or what scanners are set up to type instead of it. */
// oxlint-disable-next-line no-control-regex -- GS1 uses a control character
const separator = /[\u001D|~]/

/**
 * One scan of a GS1 label (pack, lot, best-before date, pieces) says all that is to be known of goods that come in;
 * a plain barcode or a typed article number says the pack alone (STOCK-11).
 */
export function readLabel(scanned: string): ScannedLabel {
  const text = scanned.trim().replace(/^\](C1|d2|Q3|e0)/i, '')
  const parts = text.startsWith('(') ? printedParts(text) : scannedParts(text)
  const gtin = parts?.get('01') ?? parts?.get('02')
  if (!parts || gtin === undefined || !/^\d{14}$/.test(gtin))
    return { code: text.replace(/^0(?=\d{13}$)/, ''), lotNumber: null, bestBefore: null, amount: null }
  const amount = Number(parts.get('37') ?? parts.get('30') ?? 0)
  return {
    code: gtin.replace(/^0/, ''),
    lotNumber: parts.get('10') ?? null,
    bestBefore: dayOf(parts.get('15') ?? parts.get('17')),
    amount: Number.isSafeInteger(amount) && amount > 0 ? amount : null,
  }
}

/** `(01)08712345000012(15)270331(10)L2611`, as printed below the bars. */
function printedParts(text: string): Map<string, string> {
  const parts = [...text.matchAll(/\((\d{2,4})\)([^(]*)/g)]
  return new Map(parts.map(([, number = '', value = '']) => [number, value.trim()]))
}

/** The same as the bars have it: without brackets, parts of free length ended by a separator. */
function scannedParts(text: string): Map<string, string> | null {
  const parts = new Map<string, string>()
  let rest = text
  while (rest !== '') {
    const number = rest.slice(0, 2)
    const length = fixedLengths[number] ?? lengthToSeparator(rest, number)
    if (length === null || rest.length < 2 + length) return null
    parts.set(number, rest.slice(2, 2 + length))
    rest = rest.slice(2 + length).replace(separator, (sign, at: number) => (at === 0 ? '' : sign))
  }
  return parts
}

function lengthToSeparator(rest: string, number: string): number | null {
  if (!endedParts.has(number)) return null
  const value = rest.slice(2)
  const end = value.search(separator)
  return end === -1 ? value.length : end
}

/** Day 00 is the last of its month. */
function dayOf(yymmdd: string | undefined): string | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(yymmdd ?? '') ?? []
  if (!year || !month || !day) return null
  const date =
    day === '00'
      ? new Date(Date.UTC(2000 + Number(year), Number(month), 0))
      : new Date(Date.UTC(2000 + Number(year), Number(month) - 1, Number(day)))
  return Number.isNaN(date.getTime()) || date.getUTCMonth() + 1 !== Number(month)
    ? null
    : date.toISOString().slice(0, 10)
}
