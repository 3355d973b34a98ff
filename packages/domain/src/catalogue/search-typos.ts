/** SEARCH-2: how many slips a word may hold. Short words have too many neighbours to guess. */
export function allowedSlips(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/** Words by the letter pairs they hold and their length: `ha5` lists the five-letter words with "ha". */
export type TypoIndex = {
  wordsOfPair: ReadonlyMap<string, Int32Array>
  words: readonly string[]
  shared: Uint8Array
}

export function buildTypoIndex(words: readonly string[]): TypoIndex {
  const lists = new Map<string, number[]>()
  words.forEach((word, place) => {
    for (const pair of pairsOf(word)) {
      const key = pair + word.length
      const list = lists.get(key)
      if (list) list.push(place)
      else lists.set(key, [place])
    }
  })
  return {
    wordsOfPair: new Map([...lists].map(([pair, list]) => [pair, Int32Array.from(list)])),
    words,
    shared: new Uint8Array(words.length),
  }
}

/** Words within the allowed slips of the given one, with their distance. Only words sharing letter pairs are compared. */
export function nearWords(index: TypoIndex, word: string): { place: number; distance: number }[] {
  const slips = allowedSlips(word.length)
  if (slips === 0) return []
  const pairs = pairsOf(word)
  // One slip breaks at most three pairs (a swap of two letters does).
  const needed = Math.max(1, pairs.length - 3 * slips)
  const near: { place: number; distance: number }[] = []
  for (const place of sharing(index, pairs, word.length, slips, needed)) {
    const distance = slipsBetween(word, index.words[place] as string, slips)
    if (distance > 0 && distance <= slips) near.push({ place, distance })
  }
  return near.sort((left, right) => left.distance - right.distance || left.place - right.place)
}

/** Words of about that length that have enough pairs in common. The counts are wiped before anybody else needs them. */
function sharing(
  index: TypoIndex,
  pairs: readonly string[],
  length: number,
  slips: number,
  needed: number,
): number[] {
  const { shared } = index
  const touched: number[] = []
  for (const pair of pairs) {
    for (let other = length - slips; other <= length + slips; other++) {
      for (const place of index.wordsOfPair.get(pair + other) ?? []) {
        if (shared[place] === 0) touched.push(place)
        shared[place] = (shared[place] as number) + 1
      }
    }
  }
  const enough = touched.filter((place) => (shared[place] as number) >= needed)
  for (const place of touched) shared[place] = 0
  return enough
}

/** Each letter pair once, the edges of the word included. */
function pairsOf(word: string): string[] {
  const padded = `^${word}$`
  const pairs = new Set<string>()
  for (let place = 0; place < padded.length - 1; place++) pairs.add(padded.slice(place, place + 2))
  return [...pairs]
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
