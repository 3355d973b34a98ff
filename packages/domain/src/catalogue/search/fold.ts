const letters: Record<string, string> = { ß: 'ss', æ: 'a', œ: 'o', ø: 'o', đ: 'd', ł: 'l', þ: 'th', ð: 'd' }
const digraphs: Record<string, string> = { ae: 'a', oe: 'o', ue: 'u', aa: 'a' }

/**
 * Spellings that people use for one another become one: ü, ue and u; ø, oe and o; å, aa and a (SEARCH-1).
 * Both sides are folded, so what this throws away is a difference that no visitor searches by.
 */
export function fold(word: string): string {
  return withoutMarks(word).replaceAll(/ae|oe|ue|aa/g, (pair) => digraphs[pair] ?? pair)
}

/** Lower case, without accents, letter by letter. */
export function withoutMarks(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[ßæœøđłþð]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
}

/** Words of a text in lower case: letters and digits, an apostrophe ends a word. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
