import type { OrderTexts } from '../../../orders/index.ts'
import { compact, mailboxWord, phoneWord, wordsIn } from './words.ts'

export type KeptWord = { word: string; isContact: boolean }

/** By which an order is found, beside its numbers (STAFF-30). */
export function orderWords({ billing, delivery, shippingAddress, codes }: OrderTexts): KeptWord[] {
  const { firstName, lastName, companyName, address } = billing
  const receiver =
    'name' in delivery
      ? [delivery.name]
      : 'firstName' in delivery
        ? [delivery.firstName, delivery.lastName]
        : []
  const places = [address, shippingAddress].flatMap((record) => record ?? [])
  const words = [
    ...wordsIn(firstName, lastName, companyName, ...receiver),
    ...places.flatMap(({ city, zipcode }) => [...wordsIn(city, zipcode), compact(zipcode)]),
    ...codes.flatMap(({ article, ean }) => [compact(article), compact(ean)]),
  ]
  return keptWords(words, [mailboxWord(billing.emailAddress), phoneWord(billing.phoneNumber)])
}

/** Each once; a word that stands in a name too is no secret. */
export function keptWords(open: readonly string[], contact: readonly string[]): KeptWord[] {
  const openWords = new Set(open.filter(Boolean))
  const secret = new Set(contact.filter((word) => word !== '' && !openWords.has(word)))
  return [
    ...Array.from(openWords, (word) => ({ word, isContact: false })),
    ...Array.from(secret, (word) => ({ word, isContact: true })),
  ]
}
