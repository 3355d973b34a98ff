type SplitStreet = { street: string; streetNumber: string; streetNumberAddition: string }

const streetAndNumber =
  /^(?<street>.*\p{L}.*?)[\s,]+(?<number>\d{1,5})(\s?(?<letters>\p{L}{1,2})|\s?[-/]\s?(?<part>[\p{L}\d]{1,4}))?$/u

/** Browsers fill in street and number as one line: “Dorpsstraat 12 a”. Null when there is no number at the end. */
export function splitStreet(line: string): SplitStreet | null {
  const { street, number, letters, part } = streetAndNumber.exec(line.trim())?.groups ?? {}
  if (!street || !number) return null
  return {
    street: street.replace(/,$/, ''),
    streetNumber: number,
    streetNumberAddition: letters ?? part ?? '',
  }
}
