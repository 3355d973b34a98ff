import type { ForageJudgement, Horse } from '../feed-advice/index.ts'
import { type Bar, barsOf, type Sums } from './bars.ts'
import type { Forage } from './forage.ts'
import { forageBar, forageWarningsOf, judgementOf } from './forage-bar.ts'
import type { Growing } from './growth.ts'
import { dryMatterKg, feedSupply, forageSupply, type RationFeed, sumOf } from './supply.ts'
import { type Warning, warningsOf } from './warnings.ts'

export type RationParts = {
  horse: Horse
  growing?: Growing
  forage: Forage
  forageKg: number
  feeds: readonly RationFeed[]
}

export type JudgedRation = {
  /** RATIONS-16: judged before the feeds. */
  forage: ForageJudgement
  bars: readonly Bar[]
  warnings: readonly Warning[]
  dryMatterKg: number
}

/** RATIONS-1: everything that one horse gets in a day, added up and held against what it needs and may have. */
export function judgeRation({ horse, growing, forage, forageKg, feeds }: RationParts): JudgedRation {
  const sums: Sums = {
    feeds,
    fed: sumOf(feeds.map(feedSupply)),
    forage: forageSupply(forage, forageKg),
    dryMatterKg:
      (forageKg * forage.dryMatterGPerKg) / 1000 + feeds.reduce((sum, feed) => sum + dryMatterKg(feed), 0),
  }
  const bars = barsOf(horse, sums, growing)
  const judgement = judgementOf(horse, forage)
  return {
    forage: judgement,
    bars: [forageBar(horse, forage, judgement), ...bars],
    warnings: [...forageWarningsOf(judgement), ...warningsOf(horse, sums, bars)],
    dryMatterKg: sums.dryMatterKg,
  }
}
