import { languageCodes as languages } from '@haverhof/domain/shared'
import { describe, expect, test } from 'vitest'
import { testTexts } from '../../toolkit/test-texts'
import { translatorOf } from '#texts'
import { barMarks, onOneScale } from './bar-scale'
import { readBeside } from './beside'
import { expectedOn } from './expected-on'
import { germCount } from './germ-count'
import { type Band, isFine, type MeasuredValue, sampleSteps } from './report'
import { toneOf } from './verdict'

const sugar: MeasuredValue = {
  code: 'sugar',
  value: 150,
  unit: 'g/kg-dm',
  target: { low: null, high: 120 },
  source: { name: 'A table', isConfirmed: false, reviewed: null },
  average: 100,
  averageSamples: { count: 34, fromSeason: 2025, toSeason: 2026, countryCode: 'NL' },
  scale: { low: 0, high: 200, isLogarithmic: false },
  band: 4,
}

describe('LABORATORY-PAGES-4: the bar of a value', () => {
  test('has its marks in percent of the scale, and an open target reaches its end (LABORATORY-PAGES-20)', () => {
    expect(barMarks(sugar)).toEqual({ value: 75, average: 50, target: { from: 0, to: 60 } })
  })

  test('grows tenfold with every step where germs are counted', () => {
    const scale = { low: 100, high: 1_000_000, isLogarithmic: true }
    const germs = { ...sugar, value: 10_000, average: null, target: { low: 1000, high: null }, scale }
    expect(barMarks(germs)).toEqual({ value: 50, average: null, target: { from: 25, to: 100 } })
    expect(barMarks({ ...germs, value: 0 }).value).toBe(0)
    expect(barMarks({ ...germs, target: { low: null, high: null } }).target).toBeNull()
  })

  test('begins and ends as those beside it do', () => {
    const other = { ...sugar, scale: { ...sugar.scale, low: 20, high: 300 } }
    const scales = onOneScale([sugar, null, other]).map((value) => value?.scale)
    expect(scales).toEqual([{ low: 0, high: 300, isLogarithmic: false }, undefined, scales[0]])
  })
})

describe('LABORATORY-PAGES-2: the way of a sample', () => {
  const steps = [
    { status: 'ordered' as const, on: '2026-09-01' },
    { status: 'received' as const, on: '2026-09-10' },
    { status: 'measured' as const, on: null },
    { status: 'advised' as const, on: null },
  ]

  test('is promised five working days after its arrival, ten where germs have to grow (LABORATORY-PAGES-17)', () => {
    expect(expectedOn({ type: 'Rqs', steps })).toBe('2026-09-17')
    expect(expectedOn({ type: 'Qs', steps })).toBe('2026-09-24')
    expect(expectedOn({ type: 'Rqs', steps: steps.slice(0, 1) })).toBeNull()
    const christmas = [{ status: 'received' as const, on: '2026-12-23' }]
    expect(expectedOn({ type: 'Rqs', steps: christmas })).toBe('2026-12-31')
  })

  test('counts a step that was left out as made', () => {
    const states = sampleSteps({ steps, status: 'measured' }).map(({ state }) => state)
    expect(states).toEqual(['done', 'done', 'current', 'to-come'])
  })
})

test('LABORATORY-PAGES-3: counts of germs are said in words from ten thousand on', () => {
  const t = (key: string, values = {}) => `${key} ${'figure' in values ? String(values.figure) : ''}`
  const said = (count: number) => germCount(count, t, String)
  expect(said(9940)).toBe('9940')
  expect(said(83_421)).toBe('counts.thousands 83.4')
  expect(said(999_900)).toBe('counts.millions 1')
  expect(said(2_400_000)).toBe('counts.millions 2.4')
})

test('LABORATORY-PAGES-8: three more keys at most, each once, and never the own one', () => {
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(41))
  expect(readBeside([a, b, b, 'short', `${c}!`, c, d, e].join(','), String(a))).toEqual([b, c, d])
  expect(readBeside(null, String(a))).toEqual([])
})

describe('LABORATORY-PAGES-5: the verdict', () => {
  const bands: Band[] = [1, 2, 3, 4, 5]

  test('of a feed value is good in the middle, of hygiene in the first two bands', () => {
    expect(bands.filter((band) => isFine({ band }, 'Rqs'))).toEqual([3])
    expect(bands.filter((band) => isFine({ band }, 'Qs'))).toEqual([1, 2])
    for (const type of ['Rqs', 'Qs'] as const)
      for (const band of bands) expect(toneOf(type, band) === 'good').toBe(isFine({ band }, type))
  })

  test.each(languages)('is one of five words in %s', (language) => {
    const t = translatorOf(language, testTexts(`shop-${language}`), 'laboratory')
    for (const type of ['Rqs', 'Qs'] as const)
      expect(new Set(bands.map((band) => t(`verdicts.${type}.${band}`))).size).toBe(5)
  })
})
