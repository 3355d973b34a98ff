import { fold, wordsOf } from '@haverhof/domain/catalogue'

const phoneDigits = 9

/** The words of a text as they are kept and looked for (STAFF-58). */
export function wordsIn(...texts: readonly (string | null | undefined)[]): string[] {
  return texts.flatMap((text) => wordsOf(text ?? '').map((word) => fold(word)))
}

/** A postcode, an article, a number: as one word, however it is spaced. */
export function compact(text: string | null | undefined): string {
  return fold((text ?? '').replaceAll(/[\s.-]/g, ''))
}

/** The country in front of a phone number is written in many ways: its end is what counts. */
export function phoneWord(text: string | null | undefined): string {
  const digits = (text ?? '').replaceAll(/\D/g, '')
  return digits.length < phoneDigits ? '' : digits.slice(-phoneDigits)
}

export function mailboxWord(text: string | null | undefined): string {
  return (text ?? '').trim().toLowerCase()
}

export const fewestLetters = 2
const mostWords = 5

/** Each of these begins a word of what is looked for; any one of the lists will do (STAFF-58). */
export function wantedWords(typed: string): string[][] {
  const parts = typed.trim().split(/\s+/)
  const words = parts.flatMap((part) => (part.includes('@') ? [mailboxWord(part)] : wordsIn(part)))
  const wanted = [...new Set(words)].slice(0, mostWords)
  const whole = /^[+\d][\d\s/.-]{8,}$/.test(typed.trim()) ? phoneWord(typed) : compact(typed)
  const lists = wanted.length > 1 && /\d/.test(whole) && whole.length <= 20 ? [wanted, [whole]] : [wanted]
  if (wanted.length === 1 && /^\d+$/.test(whole) && whole !== wanted[0]) lists.push([whole])
  return lists
    .map((list) => list.filter((word) => word.length >= fewestLetters))
    .filter((list) => list.length > 0)
}
