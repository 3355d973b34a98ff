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
