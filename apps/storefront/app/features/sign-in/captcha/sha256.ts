/** The hash of a short text as eight words. The browser's own is asynchronous, which for a few bytes costs more than the work. */
export function sha256(text: string): Uint32Array {
  const padded = paddedWords(text)
  const state = beginning.slice()
  for (let block = 0; block < padded.length; block += 16) compress(state, padded.subarray(block, block + 16))
  return state
}

/** The text, a closing bit and its length, in whole blocks. */
function paddedWords(text: string): Uint32Array {
  const bytes = encoder.encode(text)
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) << 4)
  for (let index = 0; index < bytes.length; index += 1) put(words, index, bytes[index] ?? 0)
  put(words, bytes.length, 0x80)
  words[words.length - 1] = bytes.length * 8
  return words
}

function put(words: Uint32Array, position: number, byte: number): void {
  words[position >> 2] = at(words, position >> 2) | (byte << (24 - (position % 4) * 8))
}

const schedule = new Uint32Array(64)

function compress(state: Uint32Array, block: Uint32Array): void {
  schedule.set(block)
  for (let i = 16; i < 64; i += 1) {
    const near = at(schedule, i - 2)
    const far = at(schedule, i - 15)
    const s0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
    const s1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
    schedule[i] = at(schedule, i - 16) + s0 + at(schedule, i - 7) + s1
  }
  let [a, b, c, d] = [at(state, 0), at(state, 1), at(state, 2), at(state, 3)]
  let [e, f, g, h] = [at(state, 4), at(state, 5), at(state, 6), at(state, 7)]
  for (let i = 0; i < 64; i += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(rounds, i) + at(schedule, i)) | 0
    const t2 = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const added = [a, b, c, d, e, f, g, h]
  for (let index = 0; index < 8; index += 1) state[index] = at(state, index) + (added[index] ?? 0)
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function at(words: Uint32Array, position: number): number {
  return words[position] ?? 0
}

/** The first bits behind the point. */
function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32)
}

const primes = firstPrimes(64)
const encoder = new TextEncoder()
const beginning = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
const rounds = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  return primes
}
