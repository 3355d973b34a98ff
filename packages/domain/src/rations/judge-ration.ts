import type { ForageJudgement, Horse } from '../feed-advice/index.ts'
import { type Bar, barsOf, type Sums } from './bars.ts'
import type { Forage } from './forage.ts'
import { forageBar, forageWarningsOf, judgementOf } from './forage-bar.ts'
import type { Growing } from './growth.ts'
import { dryMatterOf, feedSupply, forageSupply, type RationFeed, sumOf } from './supply.ts'
import { isUsualCalcium, withCalciumUntold } from './usual-balance.ts'
import { type Warning, warningsOf } from './warnings.ts'

export type RationParts = {
  horse: Horse
  growing?: Growing
  forage: Forage
  /** Null where no amount of it is advised and none was given (RATIONS-42). */
  forageKg: number | null
  feeds: readonly RationFeed[]
}

export type JudgedRation = {
  /** Judged before the feeds (RATIONS-16). */
  forage: ForageJudgement
  bars: readonly Bar[]
  warnings: readonly Warning[]
  /** Null where the amount of forage is unknown. */
  dryMatterKg: number | null
}

/** Everything that one horse gets in a day, added up and held against what it needs and may have (RATIONS-1). */
export function judgeRation({ horse, growing, forage, forageKg, feeds }: RationParts): JudgedRation {
  const sums: Sums = {
    feeds,
    fed: sumOf(feeds.map(feedSupply)),
    forage: forageSupply(forage, forageKg ?? 0),
    dryMatterKg: forageKg === null ? null : (forageKg * forage.dryMatterGPerKg) / 1000 + dryMatterOf(feeds),
  }
  const judgedBars = barsOf(horse, sums, growing)
  const isUsual = isUsualCalcium(horse, forage, judgedBars)
  const bars = isUsual ? withCalciumUntold(judgedBars) : judgedBars
  const judgement = judgementOf(horse, forage)
  const warnings = [...forageWarningsOf(judgement), ...warningsOf(horse, sums, bars)]
  return {
    forage: judgement,
    bars: [forageBar(horse, forage, judgement), ...bars],
    warnings: isUsual ? warnings.filter(({ code }) => code !== 'much-calcium') : warnings,
    dryMatterKg: sums.dryMatterKg,
  }
}
