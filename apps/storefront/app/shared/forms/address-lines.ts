type Address = {
  street: string
  streetNumber: string
  streetNumberAddition?: string | null
  zipcode: string
  city: string
}

/** `Dorpsstraat 12 a` */
export function streetLine({ street, streetNumber, streetNumberAddition }: Address): string {
  return [street, streetNumber, streetNumberAddition].filter(Boolean).join(' ')
}

/** `8011 AB Zwolle` */
export function cityLine({ zipcode, city }: Address): string {
  return `${zipcode} ${city}`
}

export function addressLine(address: Address): string {
  return `${streetLine(address)}, ${cityLine(address)}`
}

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
