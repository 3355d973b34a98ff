import { describe, expect, it } from 'vitest'
import { adviceLimits, type ForageReason } from '../feed-advice/index.ts'
import {
  type AdviceCode,
  adviceCodes,
  adviceFigures,
  type Forage,
  forageInRation,
  judgeSample,
} from '../laboratory/index.ts'
import { judgeRation, measuredForage } from './index.ts'
import { horse } from './test-rations.ts'

const kinds: readonly { kind: Forage; sampleType: 'hay' | 'silage'; dryMatter: number }[] = [
  { kind: 'hay', sampleType: 'hay', dryMatter: 870 },
  { kind: 'haylage', sampleType: 'silage', dryMatter: 650 },
  { kind: 'silage', sampleType: 'silage', dryMatter: 450 },
  // So near to the line both go by the stricter rules.
  { kind: 'silage', sampleType: 'silage', dryMatter: 565 },
]
const values = Array.from({ length: 231 }, (_, index) => index + 20)

/** What the laboratory may say beside each judgement of a ration, for an animal at risk. */
const sameLaw: Partial<Record<ForageReason, readonly (AdviceCode | 'nothing')[]>> = {
  'within-limit': ['nothing', 'sugar-margin'],
  'above-limit': ['sugar-at-risk'],
  'not-suitable': ['sugar-at-risk', 'high-sugar'],
  'do-not-feed': ['very-high-sugar'],
}

const sugarCodes = adviceCodes.filter((code) => code.includes('sugar'))

function laboratory({ sampleType, dryMatter }: (typeof kinds)[number], sugar: number) {
  const compared = { tallies: [], origin: { countryCode: null, season: null } }
  const measurement = { 'dry-matter': dryMatter, sugar }
  const { advice, forage } = judgeSample({ analysis: 'Rqs', sampleType }, measurement, compared)
  const [code = 'nothing', ...others] = sugarCodes.filter((each) => advice.some((said) => said.code === each))
  return { code, others, forage }
}

function ration(kind: Forage, sugar: number, health: readonly 'laminitis'[]) {
  const forage = measuredForage({ sugar }, kind)
  return judgeRation({ horse: { ...horse, health }, forage, forageKg: 12, feeds: [] })
}

describe('one law for laboratory and ration (FEED-ADVICE-20, LABORATORY-10, LABORATORY-56, RATIONS-16)', () => {
  it.each(kinds)(
    'of $kind with $dryMatter g of dry matter and 20 to 250 g of sugar both say the same for an animal at risk',
    (given) => {
      for (const sugar of values) {
        const { code, others, forage } = laboratory(given, sugar)
        expect(forageInRation(given.sampleType, { 'dry-matter': given.dryMatter })).toBe(given.kind)
        const { forage: judged, bars } = ration(given.kind, sugar, ['laminitis'])
        const bar = bars.find(({ measure }) => measure === 'sugar-and-starch-of-forage')
        expect(forage).toBe(given.kind)
        expect(others).toEqual([])
        expect(sameLaw[judged.reason], `${given.kind} ${sugar}: ${judged.reason}, ${code}`).toContain(code)
        expect(bar?.verdict).toBe(judged.verdict === 'right' ? 'within-limit' : 'above-limit')
        expect(adviceFigures('en', forage).mostSugar).toBe(String(judged.limit))
      }
    },
  )

  it.each(kinds)(
    'of $kind with $dryMatter g of dry matter both go by the same sugar for a healthy animal',
    (given) => {
      for (const sugar of values) {
        const isMuch = ['high-sugar', 'very-high-sugar'].includes(laboratory(given, sugar).code)
        expect(ration(given.kind, sugar, []).forage.reason).toBe(isMuch ? 'sugary' : 'within-target')
      }
    },
  )

  it('says so of what a reviewer measured', () => {
    const said = (position: number, sugar: number) => {
      const given = kinds[position] as (typeof kinds)[number]
      return [laboratory(given, sugar).code, ration(given.kind, sugar, ['laminitis']).forage.reason]
    }
    expect(said(0, 95)).toEqual(['sugar-at-risk', 'above-limit'])
    expect(said(0, 155)).toEqual(['very-high-sugar', 'do-not-feed'])
    expect(said(1, 145)).toEqual(['very-high-sugar', 'do-not-feed'])
    expect(said(2, 125)).toEqual(['very-high-sugar', 'do-not-feed'])
    // Silage that is too sweet for healthy animals is never right for one at risk.
    expect(adviceLimits.sugarOfSilage.value).toBeLessThan(adviceLimits.sugarOfForageAtRisk.value)
    expect(said(2, 75)).toEqual(['sugar-at-risk', 'not-suitable'])
  })
})
