import { adviseFeed } from './advice.ts'
import { casesOf, type MadeFor, placeFor } from './cases.ts'
import type { FeedKind } from './feeding.ts'
import type { Horse } from './horse.ts'
import { feedingOf } from './ration.ts'
import type { FeedRules, RefusalReason } from './suitability.ts'

/** As many as one can look at before choosing. */
const mostAlternatives = 3

/** Another answer is missing, not another feed: nothing is named instead (FEED-ADVICE-57). */
export const reasonsToAsk: ReadonlySet<RefusalReason> = new Set([
  'needs-life-stage',
  'needs-age-in-weeks',
  'too-heavy-for-milk',
])

type Offered = FeedRules & { madeFor?: MadeFor | undefined }

/**
 * What fits a horse instead of a feed that was refused: what search names for its case first, then what is of the same
 * kind, unless it needs no such kind (FEED-ADVICE-55).
 */
export function alternativesTo<Feed extends Offered>(
  feeds: readonly Feed[],
  { refused, reason }: { refused: FeedRules | null; reason: RefusalReason },
  horse: Horse,
): Feed[] {
  if (reasonsToAsk.has(reason)) return []
  const cases = casesOf(horse)
  const kinds = kindsInstead(refused ? feedingOf(refused.dose).kind : 'concentrate', reason, horse)
  return feeds
    .filter((feed) => feed !== refused && adviseFeed(feed, horse).ok)
    .map((feed) => ({
      feed,
      ofCase: placeFor(cases, feed.madeFor),
      ofKind: kinds.indexOf(feedingOf(feed.dose).kind),
    }))
    .filter(({ ofKind }) => ofKind >= 0)
    .toSorted(
      (a, b) =>
        compare(a.ofCase, b.ofCase) || a.ofKind - b.ofKind || isForSomeDays(a.feed) - isForSomeDays(b.feed),
    )
    .slice(0, mostAlternatives)
    .map(({ feed }) => feed)
}

/** Infinity less infinity is no number. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b
}

/** What is fed every day comes first: a course or a feed for after work replaces none. */
function isForSomeDays({ dose }: FeedRules): number {
  return feedingOf(dose).use === 'daily' ? 0 : 1
}

function kindsInstead(kind: FeedKind, reason: RefusalReason, horse: Horse): FeedKind[] {
  const base: FeedKind[] = ['mineral', 'fibre']
  if (reason === 'forage-is-enough' || reason === 'too-fat') return base
  // Nothing takes the place of milk where no foal drinks it, a mash least of all; what grows gets the feed made for it.
  if (kind === 'milk' && !['foal', 'growing'].includes(horse.lifeStage)) return base
  if (kind === 'concentrate' && livesOnForage(horse)) return [...base, kind]
  return [...new Set<FeedKind>([kind, 'concentrate', ...base])]
}

/**
 * Who rests and neither grows, carries or nurses a foal, is old nor thin gets
 * its energy from forage: a mash is no help to it, minerals are.
 */
function livesOnForage({ workLoad, lifeStage, bodyCondition }: Horse): boolean {
  return (
    workLoad === 'none' && bodyCondition !== 'thin' && ['unknown', 'adult', 'mare-early'].includes(lifeStage)
  )
}
