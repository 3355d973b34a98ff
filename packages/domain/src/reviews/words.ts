/** A word has a letter; what an apostrophe, hyphen or dot holds together is one. */
const word = /[\p{L}\p{M}\p{N}]+(?:['’.·-][\p{L}\p{M}\p{N}]+)*/gu

export function wordsIn(text: string): string[] {
  return (text.match(word) ?? []).filter((each) => /\p{L}/u.test(each))
}

/** REVIEWS-1: figures and signs alone are no words. */
export function countWords(text: string): number {
  return wordsIn(text).length
}
