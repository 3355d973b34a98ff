/** SEARCH-2: how many slips a word may hold. Short words have too many neighbours to guess. */
export function allowedSlips(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

export type TypoIndex = {
  wordsOfPair: ReadonlyMap<string, Int32Array>
  lengths: Uint8Array
  words: readonly string[]
}

export function buildTypoIndex(words: readonly string[]): TypoIndex {
  const lists = new Map<string, number[]>()
  words.forEach((word, place) => {
    for (const pair of new Set(pairsOf(word))) {
      const list = lists.get(pair)
      if (list) list.push(place)
      else lists.set(pair, [place])
    }
  })
  return {
    wordsOfPair: new Map([...lists].map(([pair, list]) => [pair, Int32Array.from(list)])),
    lengths: Uint8Array.from(words, (word) => Math.min(word.length, 255)),
    words,
  }
}

/** Words within the allowed slips of the given one, with their distance. Only words sharing letter pairs are compared. */
export function nearWords(index: TypoIndex, word: string): { place: number; distance: number }[] {
  const slips = allowedSlips(word.length)
  if (slips === 0) return []
  const shared = new Map<number, number>()
  for (const pair of new Set(pairsOf(word))) {
    for (const place of index.wordsOfPair.get(pair) ?? []) {
      if (Math.abs((index.lengths[place] as number) - word.length) <= slips) {
        shared.set(place, (shared.get(place) ?? 0) + 1)
      }
    }
  }
  // One slip breaks at most three pairs (a swap of two letters does).
  const needed = Math.max(1, new Set(pairsOf(word)).size - 3 * slips)
  const near: { place: number; distance: number }[] = []
  for (const [place, count] of shared) {
    if (count < needed) continue
    const distance = slipsBetween(word, index.words[place] as string, slips)
    if (distance > 0 && distance <= slips) near.push({ place, distance })
  }
  return near.sort((left, right) => left.distance - right.distance || left.place - right.place)
}

function pairsOf(word: string): string[] {
  const padded = `^${word}$`
  return Array.from({ length: padded.length - 1 }, (_, place) => padded.slice(place, place + 2))
}

/** Edit distance where swapping two neighbours is one slip; stops counting above the limit. */
export function slipsBetween(left: string, right: string, limit: number): number {
  let older: number[] = []
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1]
      let cost = Math.min(
        (previous[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (previous[column - 1] as number) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      if (swapped) cost = Math.min(cost, (older[column - 2] as number) + 1)
      current.push(cost)
    }
    if (Math.min(...current) > limit) return limit + 1
    older = previous
    previous = current
  }
  return previous[right.length] as number
}
