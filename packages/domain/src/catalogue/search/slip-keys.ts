import { allowedSlips } from './typos.ts'

/**
 * The hashes of a word and of all that is left of it when as many letters are deleted as it may hold slips (SEARCH-2). Two words
 * within that many slips of each other share a key, so that they are found by equality; the caller then compares the words.
 */
export function slipKeys(word: string): number[] {
  const variants = new Set([word])
  let last: readonly string[] = [word]
  for (let slips = allowedSlips(word.length); slips > 0; slips--) {
    const shorter = new Set(last.flatMap(withoutOneLetter))
    for (const variant of shorter) variants.add(variant)
    last = [...shorter]
  }
  return [...new Set(Array.from(variants, hash))]
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))
}

/** FNV-1a, as a signed 32-bit number. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value | 0
}
