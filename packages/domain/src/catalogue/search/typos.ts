/** How many slips a word may hold (SEARCH-2). Short words have too many neighbours to guess. */
export function allowedSlips(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/** Words by the letter pairs they hold and their length: `ha5` lists the five-letter words with "ha", each by its place among the words. */
export type TypoIndex = {
  wordsOfPair: Map<string, Int32Array>
  words: readonly string[]
  shared: Uint8Array
}

export function buildTypoIndex(words: readonly string[]): TypoIndex {
  const lists = new Map<string, number[]>()
  words.forEach((word, index) => {
    for (const key of keysOf(word)) {
      const list = lists.get(key)
      if (list) list.push(index)
      else lists.set(key, [index])
    }
  })
  return {
    wordsOfPair: new Map([...lists].map(([pair, list]) => [pair, Int32Array.from(list)])),
    words,
    shared: new Uint8Array(words.length),
  }
}

export function addTypoWord(index: TypoIndex, position: number): void {
  for (const key of keysOf(index.words[position] as string))
    index.wordsOfPair.set(key, Int32Array.of(...(index.wordsOfPair.get(key) ?? []), position))
  if (position >= index.shared.length) index.shared = new Uint8Array(2 * position + 1)
}

export function removeTypoWord(index: TypoIndex, position: number): void {
  for (const key of keysOf(index.words[position] as string))
    index.wordsOfPair.set(
      key,
      index.wordsOfPair.get(key)?.filter((other) => other !== position) ?? new Int32Array(),
    )
}

/** Words within the allowed slips of the given one, with their distance. Only words sharing letter pairs are compared. */
export function nearWords(index: TypoIndex, word: string): { wordPosition: number; distance: number }[] {
  const slips = allowedSlips(word.length)
  if (slips === 0) return []
  const pairs = pairsOf(word)
  // One slip breaks at most three pairs (a swap of two letters does).
  const needed = Math.max(1, pairs.length - 3 * slips)
  const near: { wordPosition: number; distance: number }[] = []
  for (const position of sharing(index, pairs, word.length, slips, needed)) {
    const distance = slipsBetween(word, index.words[position] as string, slips)
    if (distance > 0 && distance <= slips) near.push({ wordPosition: position, distance })
  }
  const alphabetic = (left: number, right: number) =>
    (index.words[left] as string) < (index.words[right] as string) ? -1 : 1
  return near.sort(
    (left, right) => left.distance - right.distance || alphabetic(left.wordPosition, right.wordPosition),
  )
}

/** Words of about that length that have enough pairs in common. The counts are wiped for the next call. */
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
      for (const position of index.wordsOfPair.get(pair + other) ?? []) {
        if (shared[position] === 0) touched.push(position)
        shared[position] = (shared[position] as number) + 1
      }
    }
  }
  const enough = touched.filter((position) => (shared[position] as number) >= needed)
  for (const position of touched) shared[position] = 0
  return enough
}

function keysOf(word: string): string[] {
  return pairsOf(word).map((pair) => pair + word.length)
}

/** Each letter pair once, the edges of the word included. */
function pairsOf(word: string): string[] {
  const padded = `^${word}$`
  const pairs = new Set<string>()
  for (let index = 0; index < padded.length - 1; index++) pairs.add(padded.slice(index, index + 2))
  return [...pairs]
}

const longestWord = 62
/** Three rows of the table of distances, used again for every pair of words. */
const rows = Array.from({ length: 3 }, () => new Uint8Array(longestWord + 2))

/** Edit distance where swapping two neighbours is one slip; above the limit it answers limit + 1. */
export function slipsBetween(left: string, right: string, limit: number): number {
  const tooMany = limit + 1
  if (Math.abs(left.length - right.length) > limit || Math.max(left.length, right.length) > longestWord)
    return tooMany
  let [older, previous, current] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= right.length + 1; column++) previous[column] = Math.min(column, tooMany)
  for (let row = 1; row <= left.length; row++) {
    // Cells further than the limit from the diagonal cannot matter.
    const from = Math.max(1, row - limit)
    const to = Math.min(right.length, row + limit)
    current[from - 1] = from === 1 ? Math.min(row, tooMany) : tooMany
    let least = current[from - 1] as number
    for (let column = from; column <= to; column++) {
      const cost = cheapest(left, right, row, column, older, previous, current)
      current[column] = Math.min(cost, tooMany)
      if (cost < least) least = cost
    }
    current[to + 1] = tooMany
    if (least > limit) return tooMany
    ;[older, previous, current] = [previous, current, older]
  }
  return previous[right.length] as number
}

function cheapest(
  left: string,
  right: string,
  row: number,
  column: number,
  older: Uint8Array,
  previous: Uint8Array,
  current: Uint8Array,
): number {
  const here = left.charCodeAt(row - 1)
  const there = right.charCodeAt(column - 1)
  if (here === there) return previous[column - 1] as number
  const cost =
    1 + Math.min(previous[column] as number, current[column - 1] as number, previous[column - 1] as number)
  const swapped =
    row > 1 && column > 1 && here === right.charCodeAt(column - 2) && left.charCodeAt(row - 2) === there
  return swapped ? Math.min(cost, (older[column - 2] as number) + 1) : cost
}
