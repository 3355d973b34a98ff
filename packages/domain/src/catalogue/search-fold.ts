const letters: Record<string, string> = { ß: 'ss', æ: 'a', œ: 'o', ø: 'o', đ: 'd', ł: 'l', þ: 'th', ð: 'd' }
const digraphs: Record<string, string> = { ae: 'a', oe: 'o', ue: 'u', aa: 'a' }

/**
 * SEARCH-1: spellings that people use for one another become one: ü, ue and u; ø, oe and o; å, aa and a.
 * Both sides are folded, so what this throws away is only ever a difference nobody searches by.
 */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[ßæœøđłþð]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/ae|oe|ue|aa/g, (pair) => digraphs[pair] ?? pair)
}

/** Words of a text in lower case: letters and digits, an apostrophe ends a word. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
