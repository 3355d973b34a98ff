import type { AccountTexts } from '../../../accounts/index.ts'
import { type KeptWord, keptWords } from './order-words.ts'
import { compact, mailboxWord, phoneWord, wordsIn } from './words.ts'

/** STAFF-30: by which a customer is found. */
export function accountWords(account: AccountTexts): KeptWord[] {
  const { firstName, lastName, companyName, address, emailAddress, phoneNumber, mobile } = account
  const words = [
    ...wordsIn(firstName, lastName, companyName, address?.city, address?.zipcode),
    compact(address?.zipcode),
  ]
  return keptWords(words, [mailboxWord(emailAddress), phoneWord(phoneNumber), phoneWord(mobile)])
}
