/** A number and its unit stay on one line: “28 %”, “2 bis 4 cm”. */
export function tieUnits(text: string): string {
  return text.replaceAll(unitAfterNumber, '\u00a0$1')
}

const unitAfterNumber = /(?<=\d) (%|°C|[cmk]?m|[km]?g|m?l)(?![\p{L}\d])/gu
