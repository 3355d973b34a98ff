/** A pack requested for a ration; without grams it is fed as its label says, without a count any pack will do. */
export type AskedFeed = { variantId: number; grams: number | null; count: number | null }

/** More than one horse is fed (RATIONS-12). */
export const mostFeeds = 12

const row = /^([1-9]\d{0,8})(?::(\d{0,5})(?::(\d{0,3}))?)?$/

/** `12102:600:2,10102`: the pack, the grams of a day and how many packs there are; null for anything else. */
export function readAskedFeeds(text: string): AskedFeed[] | null {
  if (text === '') return []
  const matches = text.split(',').map((part) => row.exec(part))
  if (matches.length > mostFeeds) return null
  const feeds: AskedFeed[] = []
  for (const match of matches) {
    if (!match) return null
    feeds.push({ variantId: Number(match[1]), grams: positive(match[2]), count: positive(match[3]) })
  }
  return feeds
}

function positive(digits: string | undefined): number | null {
  const value = Number(digits ?? 0)
  return value > 0 ? value : null
}
