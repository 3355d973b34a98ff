import { profileFields, type ProfileKind, profileRules } from '@haverhof/domain/accounts'
import type { AccountTexts } from '../../../accounts/index.ts'
import { type KeptWord, keptWords } from './order-words.ts'
import { compact, mailboxWord, phoneWord, wordsIn } from './words.ts'

/** Staff find a customer by words of these kinds of field, or by digits. */
const searchedBy: Record<ProfileKind, 'words' | 'digits' | null> = {
  name: 'words',
  company: 'words',
  phone: 'digits',
  'vat-number': null,
}

/** By which a customer is found (STAFF-30). */
export function accountWords(account: AccountTexts): KeptWord[] {
  const { address, emailAddress } = account
  const foundBy = (way: 'words' | 'digits') =>
    profileFields
      .filter((field) => searchedBy[profileRules[field].kind] === way)
      .map((field) => account[field])
  const words = [...wordsIn(...foundBy('words'), address?.city, address?.zipcode), compact(address?.zipcode)]
  return keptWords(words, [mailboxWord(emailAddress), ...foundBy('digits').map(phoneWord)])
}
