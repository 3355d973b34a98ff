import { noScrollHash } from './constants'

export type ScrollMove = {
  hash: string
  /** The position this entry of the history was left at, if it was. */
  savedTop: number | null
  /** Both the previous and the next page keep the scroll position. */
  bothKeepScroll: boolean
  /** The link itself asked to stay (load more, filters). */
  preventReset: boolean
}

export type ScrollDecision = { to: 'anchor'; id: string } | { to: 'top'; top: number } | { to: 'nowhere' }

/** Where the window goes on navigation: the anchor, nowhere, the saved position, or the top (SHELL-1). */
export function decideScroll({ hash, savedTop, bothKeepScroll, preventReset }: ScrollMove): ScrollDecision {
  if (hash === noScrollHash) return { to: 'nowhere' }
  if (hash.length > 1) return { to: 'anchor', id: decoded(hash.slice(1)) }
  if (savedTop !== null) return { to: 'top', top: savedTop }
  if (bothKeepScroll || preventReset) return { to: 'nowhere' }
  return { to: 'top', top: 0 }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
