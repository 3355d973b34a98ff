import { wordsOf } from './fold.ts'

const mostWords = 5
const mostLetters = 60

/** What may say who is asking: a mailbox, an address of the web, the number of a telephone, an order or a house. */
const mayNameSomebody = /@|:\/\/|www\.|\d{3}/

/**
 * What is kept of a search that found nothing: its words in lower case, one blank between (SEARCH-24). Null where it may name
 * a person, or says nothing.
 */
export function vainWords(term: string): string | null {
  if (mayNameSomebody.test(term)) return null
  const words = wordsOf(term)
  const text = words.join(' ').normalize('NFC')
  return words.length <= mostWords && text.length >= 2 && text.length <= mostLetters ? text : null
}
