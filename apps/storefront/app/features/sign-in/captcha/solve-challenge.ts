import type { CaptchaChallenge } from '@haverhof/domain/accounts'
import { sha256 } from './sha256'

/** So many numbers take a few milliseconds; then others have a turn. */
const slice = 2000

/** The number that makes the challenge; null when there is none (SIGN-IN-PAGES-9). */
export async function solveChallenge({
  challenge,
  salt,
  maxnumber,
}: CaptchaChallenge): Promise<number | null> {
  const [firstWord] = wordsOf(challenge)
  for (let number = 0; number <= maxnumber; number += 1) {
    if (number % slice === slice - 1) await pause()
    const words = sha256(`${salt}${number}`)
    if (words[0] === firstWord && hexOf(words) === challenge) return number
  }
  return null
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

function wordsOf(hex: string): number[] {
  return (hex.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16))
}

function hexOf(words: Uint32Array): string {
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('')
}
