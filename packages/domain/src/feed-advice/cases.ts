import type { Horse, LifeStage } from './horse.ts'

/**
 * What a horse may need feed of its own for; the keys of search
 * topics (data/catalogue/search-topics.yaml), whose products are that feed (FEED-ADVICE-55).
 */
export const feedCases = [
  'laminitis',
  'ems',
  'ppid',
  'ulcers',
  'overweight',
  'thin',
  'foal',
  'young',
  'mare',
  'senior',
] as const

export type FeedCase = (typeof feedCases)[number]

/** For which cases a feed is named, and how early in the list of each. */
export type MadeFor = Readonly<Partial<Record<FeedCase, number>>>

/** The cases of a horse, what hurts it most first. */
export function casesOf({ health, bodyCondition, lifeStage }: Horse): FeedCase[] {
  const cases = new Set<FeedCase | undefined>([
    ...(health === 'unknown' ? [] : health),
    bodyCondition === 'fat' ? 'overweight' : bodyCondition === 'thin' ? 'thin' : undefined,
    caseOfStage(lifeStage),
  ])
  return feedCases.filter((each) => cases.has(each))
}

function caseOfStage(stage: LifeStage): FeedCase | undefined {
  if (stage === 'foal' || stage === 'senior') return stage
  if (stage === 'growing') return 'young'
  // In the first months a mare eats as any other horse.
  return stage === 'unknown' || stage === 'adult' || stage === 'mare-early' ? undefined : 'mare'
}

/** How early a feed is named for the first of these cases that name it; infinite where none does. */
export function placeFor(cases: readonly FeedCase[], madeFor: MadeFor = {}): number {
  const most = 1000
  return Math.min(...cases.map((each, order) => order * most + (madeFor[each] ?? Infinity)), Infinity)
}
