import { adviseFeed } from './advice.ts'
import type { FeedKind } from './feeding.ts'
import type { Horse } from './horse.ts'
import { feedingOf } from './ration.ts'
import type { FeedRules, RefusalReason } from './suitability.ts'

/** As many as one can look at before choosing. */
const mostAlternatives = 3

/** FEED-ADVICE-18: what fits a horse instead of a feed that was refused: of its own kind first, unless the kind was the reason. */
export function alternativesTo<Feed extends FeedRules>(
  feeds: readonly Feed[],
  { refused, reason }: { refused: FeedRules | null; reason: RefusalReason },
  horse: Horse,
): Feed[] {
  const kinds = kindsInstead(refused ? feedingOf(refused.dose).kind : 'concentrate', reason)
  return feeds
    .filter((feed) => feed !== refused && adviseFeed(feed, horse).ok)
    .map((feed) => ({ feed, place: kinds.indexOf(feedingOf(feed.dose).kind) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place)
    .slice(0, mostAlternatives)
    .map(({ feed }) => feed)
}

function kindsInstead(kind: FeedKind, reason: RefusalReason): FeedKind[] {
  const base: FeedKind[] = ['mineral', 'fibre']
  if (reason === 'forage-is-enough' || reason === 'too-fat') return base
  return [...new Set<FeedKind>([kind, 'concentrate', ...base])]
}
