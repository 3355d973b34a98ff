/** Letters that Dutch, German and the Nordic languages put between the parts of a word. */
const links = ['', 's', 'n', 'en', 'e', 'es', 'er']
const shortestPart = 3

/**
 * A joined word read as its parts (hoefsupplement: hoef, supplement), longest parts first; null when it is
 * not wholly made of known parts (SEARCH-3).
 */
export function splitCompound(
  word: string,
  isPart: (text: string) => boolean,
  partsLeft = 3,
): string[] | null {
  for (let end = word.length - shortestPart; end >= shortestPart; end--) {
    const part = word.slice(0, end)
    if (!isPart(part)) continue
    for (const link of links) {
      if (!word.startsWith(link, end)) continue
      const rest = word.slice(end + link.length)
      if (rest.length < shortestPart) continue
      if (isPart(rest)) return [part, rest]
      const more = partsLeft > 2 ? splitCompound(rest, isPart, partsLeft - 1) : null
      if (more) return [part, ...more]
    }
  }
  return null
}
