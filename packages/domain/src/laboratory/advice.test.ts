import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adviceLimits } from '../feed-advice/index.ts'
import { adviceCodes, judgeSample, type Measurement, roughageTypeOf } from './index.ts'
import { sample } from './test-samples.ts'
import { codesOf, goodHay, hayFeed, hayScan, nothingCompared, silageScan } from './test-measurements.ts'

describe('advice (LABORATORY-10)', () => {
  it('on roughage always ends with what roughage alone lacks (LABORATORY-54)', () => {
    expect(hayFeed({}).advice).toEqual([
      { code: 'all-well', valueCode: null },
      { code: 'balancer', valueCode: null },
    ])
    const nearTheLine = judgeSample(
      { analysis: 'Rqs', sampleType: 'silage' },
      { ...goodHay, 'dry-matter': 550 },
      nothingCompared,
    )
    expect(codesOf(nearTheLine).slice(-2)).toEqual(['near-haylage', 'balancer'])
    fc.assert(
      fc.property(sample, ({ analysis, sampleType, values }) => {
        const { advice } = judgeSample({ analysis, sampleType }, values, nothingCompared)
        const codes = codesOf({ advice })
        for (const code of codes) expect(adviceCodes).toContain(code)
        expect(codes.at(-1) === 'balancer').toBe(analysis === 'Rqs')
        expect(codes.filter((code) => code.startsWith('hygiene-')).length).toBeLessThanOrEqual(1)
        expect(codes.length).toBeGreaterThan(0)
        const names = advice.map(({ code, valueCode }) => `${code} ${valueCode}`)
        expect(new Set(names).size).toBe(names.length)
      }),
    )
  })

  it('says that all is well when every value is in its target and at no other time (LABORATORY-54)', () => {
    fc.assert(
      fc.property(sample, ({ analysis, sampleType, values }) => {
        const { advice, values: judged } = judgeSample({ analysis, sampleType }, values, nothingCompared)
        if (!codesOf({ advice }).includes('all-well')) return
        expect(judged.every(({ band }) => band === 3)).toBe(true)
      }),
    )
    const off: Measurement[] = [
      { calcium: 12, phosphorus: 2.2 },
      { phosphorus: 4 },
      { magnesium: 3.5 },
      { sodium: 5 },
      { potassium: 8 },
      { 'energy-de': 11 },
    ]
    for (const changes of off) expect(codesOf(hayFeed(changes))).not.toContain('all-well')
  })

  it.each<[Measurement, string, string]>([
    [{ 'dry-matter': 840 }, 'damp-hay', 'dry-matter'],
    [{ 'dry-matter': 790 }, 'not-hay', 'dry-matter'],
    [{ 'dry-matter': 950 }, 'too-dry', 'dry-matter'],
    [{ 'energy-ewpa': 0.45 }, 'low-energy', 'energy-ewpa'],
    [{ 'energy-de': 7 }, 'low-energy', 'energy-de'],
    [{ 'energy-ewpa': 0.95 }, 'high-energy', 'energy-ewpa'],
    [{ 'crude-protein': 60, 'digestible-protein': 30 }, 'low-protein', 'crude-protein'],
    [{ 'digestible-protein': 30 }, 'low-protein', 'digestible-protein'],
    [{ 'crude-protein': 150 }, 'high-protein', 'crude-protein'],
    [{ sugar: 150 }, 'high-sugar', 'sugar'],
    [{ sugar: 190 }, 'very-high-sugar', 'sugar'],
    [{ 'crude-fibre': 240 }, 'low-fibre', 'crude-fibre'],
    [{ 'crude-fibre': 380 }, 'high-fibre', 'crude-fibre'],
    [{ 'crude-ash': 130 }, 'high-ash', 'crude-ash'],
    [{ sodium: 0.3 }, 'low-mineral', 'sodium'],
    [{ sodium: 5 }, 'high-mineral', 'sodium'],
    [{ potassium: 8 }, 'low-potassium', 'potassium'],
    [{ potassium: 32 }, 'high-potassium', 'potassium'],
    [
      { calcium: 2.4 * adviceLimits.leastCalciumPerPhosphorusOfForage.value - 0.05 },
      'calcium-ratio',
      'calcium',
    ],
    [{ calcium: 6.9, phosphorus: 2.2 }, 'calcium-ratio-high', 'calcium'],
  ])('on hay with %o is one: %s (LABORATORY-55)', (changes, code, valueCode) => {
    expect(hayFeed(changes).advice).toEqual([
      { code, valueCode },
      { code: 'balancer', valueCode: null },
    ])
  })

  it('names every mineral that is low or high', () => {
    const codes = hayFeed({ magnesium: 1, sodium: 0.3 }).advice.map(({ valueCode }) => valueCode)
    expect(codes).toEqual(['magnesium', 'sodium', null])
    expect(codesOf(hayFeed({ calcium: 12, phosphorus: 2.2 }))).toEqual([
      'high-mineral',
      'calcium-ratio-high',
      'balancer',
    ])
  })

  it('warns horses that must avoid sugar before sugar is high for all (LABORATORY-56)', () => {
    expect(codesOf(hayFeed({ sugar: 119 }))).toEqual(['all-well', 'sugar-at-risk', 'balancer'])
    expect(codesOf(hayFeed({ sugar: 91 }))).toEqual(['all-well', 'sugar-at-risk', 'balancer'])
    expect(codesOf(hayFeed({ sugar: 90 }))).toEqual(['all-well', 'sugar-margin', 'balancer'])
    expect(codesOf(hayFeed({ sugar: 80 }))).toEqual(['all-well', 'balancer'])
  })

  it('tells that hay in its target may be rich for good doers (LABORATORY-55)', () => {
    expect(codesOf(hayFeed({ 'energy-ewpa': 0.68 }))).toEqual(['all-well', 'energy-good-doers', 'balancer'])
    expect(codesOf(hayFeed({ 'energy-ewpa': 0.55 }))).toEqual(['all-well', 'balancer'])
  })

  it('on hygiene goes from good to not to be fed, and says what it is about (LABORATORY-57)', () => {
    expect(hayScan({}).advice).toEqual([{ code: 'hygiene-good', valueCode: null }])
    expect(hayScan({ 'storage-fungi': 3e5 }).advice).toEqual([
      { code: 'hygiene-steam-hay', valueCode: 'storage-fungi' },
    ])
    expect(silageScan({ yeasts: 5e5 }).advice).toEqual([{ code: 'hygiene-use-soon', valueCode: 'yeasts' }])
    expect(codesOf(silageScan({ 'dry-matter': 340, ph: 6.5, clostridia: 3000 }))).toEqual([
      'hygiene-do-not-feed',
      'wet-silage',
      'clostridia',
    ])
  })
})

it('what has little energy is fed as poor hay, silage too (LABORATORY-58)', () => {
  const poor = judgeSample(
    { analysis: 'Rqs', sampleType: 'silage' },
    { ...goodHay, 'dry-matter': 600, 'energy-ewpa': 0.5 },
    nothingCompared,
  )
  expect(roughageTypeOf(poor.forage, poor.values)).toBe('poor-hay')
  expect(codesOf(poor)).toContain('low-energy')
  const bands = [1, 2, 3, 4, 5].map((band) => roughageTypeOf('hay', [{ code: 'energy-ewpa', band }]))
  expect(bands).toEqual(['poor-hay', 'poor-hay', 'hay', 'hay', 'hay'])
  expect([roughageTypeOf('haylage', []), roughageTypeOf('silage', []), roughageTypeOf(null, [])]).toEqual([
    'haylage',
    'haylage',
    'hay',
  ])
})
