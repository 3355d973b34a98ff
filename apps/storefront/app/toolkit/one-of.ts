/** Whether a word from outside is one that we have a text for: `const isWorded = oneOf(['offline', 'unexpected'])`. */
export function oneOf<const Word extends string>(words: readonly Word[]): (word: string) => word is Word {
  const wordSet = new Set<string>(words)
  return (word): word is Word => wordSet.has(word)
}
