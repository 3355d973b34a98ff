import type { Block } from '@haverhof/domain/content'
import { plainText } from './plain-text'

/** How fast people read explanatory text on a screen. */
const wordsPerMinute = 200

/** Whole minutes, never less than one (CONTENT-PAGES-1). */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = plainText(blocks).match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute))
}

type Link = { title: string; url: string }
type Footer = { columns: readonly { links: readonly Link[] }[]; legal: readonly Link[] }

/** The pages that stand beside this one at the foot of the shop: what belongs together is listed together there. */
export function sameSection(footer: Footer, url: string): Link[] {
  const sections = [...footer.columns.map(({ links }) => links), footer.legal]
  const own = sections.find((links) => links.some((link) => link.url === url)) ?? []
  return own.filter((link) => link.url !== url)
}
