import type { Block } from '@haverhof/domain/content'
import { plainText } from './plain-text'

/** How fast people read explanatory text on a screen. */
const wordsPerMinute = 200

/** CONTENT-PAGES-1: whole minutes, never less than one. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = plainText(blocks).match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute))
}
