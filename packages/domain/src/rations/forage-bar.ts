import {
  type ForageJudgement,
  forageWarnings,
  type Horse,
  isAtRisk,
  judgeForage,
} from '../feed-advice/index.ts'
import type { Bar, Verdict } from './bars.ts'
import type { Forage } from './forage.ts'
import type { Warning } from './warnings.ts'

const measure = 'sugar-and-starch-of-forage'

/** Whether the forage of a ration is right for the horse; what was measured counts (RATIONS-16). */
export function judgementOf(horse: Horse, { kind, isSugarMeasured, contents }: Forage): ForageJudgement {
  const { sugar = 0, starch = 0 } = contents
  return judgeForage(horse, { kind, isMeasured: isSugarMeasured, sugar, starch })
}

/** Grams of sugar and starch in a kilogram of the forage's dry matter, held against the limit of an animal at risk (RATIONS-28). */
export function forageBar(horse: Horse, { contents }: Forage, judgement: ForageJudgement): Bar {
  const { sugar = 0, starch = 0 } = contents
  const value = sugar + starch
  const limit = isAtRisk(horse) ? judgement.limit : null
  const verdict = verdictOf(judgement, { value, limit })
  return {
    measure,
    unit: 'g/kg-dm',
    value,
    fromForage: value,
    need: null,
    leastNeed: null,
    limit,
    verdict,
    untoldBy: [],
  }
}

/** Unmeasured forage is never within its limit: usual forage may lie on either side of it. */
function verdictOf({ verdict }: ForageJudgement, { value, limit }: Pick<Bar, 'value' | 'limit'>): Verdict {
  if (limit === null) return 'no-guide'
  if (value > limit) return 'above-limit'
  return verdict === 'unknown' ? 'not-measured' : 'within-limit'
}

/** The first warning there is (RATIONS-29). */
export function forageWarningsOf(judgement: ForageJudgement): Warning[] {
  const { value, limit } = judgement
  const about = { measure, productIds: [], value, limit, reason: null } as const
  return forageWarnings(judgement).map((code) => ({ code, ...about }))
}
