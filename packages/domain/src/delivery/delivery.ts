import { fold, wordsOf } from '../catalogue/index.ts'

/** Home delivery by our own carriers, or a parcel shop (DELIVERY-2). */
export const shippingMethods = { shipping: 0, dpd: 1 } as const

export type ShippingMethod = (typeof shippingMethods)[keyof typeof shippingMethods]

/** A place as the directory of pickup points looks it up. */
export type Place = { postcode: string } | { city: string }

const lettersOfPostcode = 3

/** What a visitor typed is a postcode when it holds a digit, otherwise a town; null when it is neither (DELIVERY-5). */
export function readPlace(typed: string): Place | null {
  const words = wordsOf(typed.normalize('NFKC'))
  const numbered = words.map((word) => /\d/.test(word))
  // "7101 AB Winterswijk": short letters behind digits belong to the postcode.
  const inPostcode = words.filter(
    (word, index) => numbered[index] || (numbered[index - 1] && word.length <= lettersOfPostcode),
  )
  if (inPostcode.length > 0) return { postcode: postcodeKey(inPostcode.join('')) }
  return words.length > 0 ? { city: cityKey(typed) } : null
}

/** The same town however it is written. */
export function cityKey(name: string): string {
  return fold(wordsOf(name.normalize('NFKC')).join(' '))
}

export function postcodeKey(zipcode: string): string {
  return zipcode.replaceAll(/[^\p{L}\d]/gu, '').toUpperCase()
}
