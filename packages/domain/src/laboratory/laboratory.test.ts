import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { averageOf, comparedTallies } from './average.ts'
import { bandOf } from './bands.ts'
import {
  correctionProblems,
  forages,
  leastSamples,
  measurementProblems,
  sampleMayBecome,
  sampleStatuses,
  seasonOf,
  type Tally,
  tallied,
} from './index.ts'
import { judgedParameters } from './parameters.ts'
import { scaleOf } from './scale.ts'
import { cleanHay, goodHay } from './test-measurements.ts'
import { sample } from './test-samples.ts'

describe('the life of a sample (LABORATORY-1)', () => {
  it('never leads backwards, and comes to advice by way of values alone (LABORATORY-29)', () => {
    for (const [index, from] of sampleStatuses.entries())
      for (const to of sampleStatuses.slice(0, index + 1)) expect(sampleMayBecome(from, to)).toBe(false)
    expect(sampleMayBecome('ordered', 'received')).toBe(true)
    expect(sampleMayBecome('ordered', 'measured')).toBe(false)
    expect(sampleMayBecome('received', 'measured')).toBe(true)
    expect(sampleMayBecome('received', 'advised')).toBe(false)
  })
})

describe('a measurement (LABORATORY-6)', () => {
  it('that is complete and possible has no problem', () => {
    fc.assert(
      fc.property(sample, ({ analysis, sampleType, values }) => {
        expect(measurementProblems(analysis, sampleType, values)).toEqual([])
      }),
    )
  })

  it('names each value that is missing, impossible, unknown or no number (LABORATORY-38)', () => {
    const { sugar: _sugar, ...rest } = goodHay
    const wrong = { ...rest, 'dry-matter': 1200, calcium: '4', sodium: Number.NaN, ph: 5 }
    expect(measurementProblems('Rqs', 'hay', wrong)).toEqual([
      { code: 'dry-matter', reason: 'out-of-limits', min: 150, max: 990 },
      { code: 'sugar', reason: 'missing' },
      { code: 'calcium', reason: 'not-a-number' },
      { code: 'sodium', reason: 'not-a-number' },
      { code: 'ph', reason: 'unknown' },
    ])
    expect(measurementProblems('Qs', 'hay', { ...cleanHay, ph: 5 })).toEqual([
      { code: 'ph', reason: 'unknown' },
    ])
  })

  it('takes nothing from what every object inherits', () => {
    const problems = measurementProblems('Qs', 'hay', JSON.parse('{"__proto__": 1, "constructor": 1}'))
    expect(problems.filter(({ reason }) => reason === 'missing')).toHaveLength(8)
    expect(problems.filter(({ reason }) => reason === 'unknown')).toHaveLength(2)
  })
})

describe('a correction (LABORATORY-22)', () => {
  const kind = { analysis: 'Rqs', sampleType: 'hay' } as const
  const problems = (values: Record<string, unknown>, reason = 'typing error') =>
    correctionProblems(kind, goodHay, { values, reason }).map(({ code, reason: why }) => `${code}: ${why}`)

  it('changes values that the sample has, to what they can be, and says why (LABORATORY-52)', () => {
    expect(problems({ sugar: 70 })).toEqual([])
    expect(problems({ sugar: 900, ph: 5, calcium: goodHay.calcium })).toEqual([
      'sugar: out-of-limits',
      'ph: unknown',
      'calcium: unknown',
    ])
    expect(problems({}, '')).toEqual(['values: missing', 'reason: missing'])
    expect(problems({ sugar: 70 }, 'x'.repeat(501))).toEqual(['reason: too-long'])
  })
})

describe('a band (LABORATORY-7)', () => {
  it('of nutrients never falls while the value rises, and is the middle one in the target alone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...forages), fc.nat(12), fc.nat(), fc.nat(), (forage, at, a, b) => {
        const parameter = judgedParameters('Rqs', forage, 600)[at]
        if (!parameter) throw new Error('there are thirteen')
        const { limits, target } = parameter
        const [less, more] = [a, b]
          .map((seed) => limits.min + ((seed % 1000) / 999) * (limits.max - limits.min))
          .toSorted((left, right) => left - right)
        const kind = { analysis: 'Rqs', forage } as const
        const [low, high] = [bandOf(kind, parameter, less ?? 0) ?? 0, bandOf(kind, parameter, more ?? 0) ?? 0]
        expect(low).toBeLessThanOrEqual(high)
        const isIn = (less ?? 0) >= (target.low ?? 0) && (less ?? 0) <= (target.high ?? Infinity)
        expect(low === 3).toBe(isIn)
      }),
    )
  })

  it('of dry matter and of the pH leaves the middle to what is outside of the target (LABORATORY-41)', () => {
    const bands = (code: string, forage: 'hay' | 'haylage' | 'silage', values: number[]) => {
      const parameter = judgedParameters('Qs', forage, 500).find((each) => each.code === code)
      if (!parameter) throw new Error(`${code} is measured`)
      return values.map((value) => bandOf({ analysis: 'Qs', forage }, parameter, value))
    }
    expect(bands('dry-matter', 'hay', [860, 840, 700])).toEqual([1, 3, 4])
    expect(bands('ph', 'silage', [4.9, 3, 5.1, 8])).toEqual([1, 3, 4, 5])
    expect(bands('ph', 'haylage', [5.8, 6.2, 8])).toEqual([1, 3, 5])
  })

  it('of germs goes by how many times the guide value is passed (LABORATORY-39)', () => {
    const fungi = judgedParameters('Qs', 'hay', 870).find(({ code }) => code === 'storage-fungi')
    if (!fungi) throw new Error('they are counted')
    const at = (value: number) => bandOf({ analysis: 'Qs', forage: 'hay' }, fungi, value)
    expect([1e4, 1.1e4, 1e5, 1.1e5, 5e5, 5.1e5, 1e6, 1.1e6].map(at)).toEqual([1, 2, 2, 3, 3, 4, 4, 5])
  })
})

describe('a scale (LABORATORY-8)', () => {
  it('always holds value, target and average, and counts by powers of ten', () => {
    fc.assert(
      fc.property(
        sample,
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ analysis, sampleType, values }, at) => {
          for (const parameter of judgedParameters(analysis, sampleType, values['dry-matter'])) {
            const value = values[parameter.code]
            if (value === undefined) continue
            const { limits, target } = parameter
            const average = limits.min + at * (limits.max - limits.min)
            const { low, high, isLogarithmic } = scaleOf(parameter, value, average)
            for (const mark of [value, average, target.low, target.high]) {
              if (mark === null) continue
              expect(mark).toBeGreaterThanOrEqual(low)
              expect(mark).toBeLessThanOrEqual(high)
            }
            expect(low).toBeLessThan(high)
            expect(isLogarithmic ? Math.log10(high / low) % 1 : 0).toBeCloseTo(0, 9)
          }
        },
      ),
    )
    const bacteria = { isLogarithmic: true, target: { low: null, high: null, step: 0 } }
    expect(scaleOf(bacteria, 99_999_999_999.9998, null)).toMatchObject({ low: 1e10, high: 1e11 })
  })
})

describe('an average (LABORATORY-9)', () => {
  const tally = (count: number, more: Partial<Tally> = {}): Tally => ({
    code: 'dry-matter',
    countryCode: 'NL',
    season: 2026,
    total: 860 * count,
    count,
    ...more,
  })
  const origin = { countryCode: 'NL', season: 2026 }

  it('appears from twenty samples on, and says of how many, of which harvests and from where (LABORATORY-49)', () => {
    expect(averageOf(comparedTallies([tally(leastSamples - 1)], origin), 'dry-matter', false)).toBeNull()
    expect(averageOf(comparedTallies([tally(leastSamples)], origin), 'dry-matter', false)).toEqual({
      value: 860,
      samples: 20,
      fromSeason: 2026,
      toSeason: 2026,
      countryCode: 'NL',
    })
  })

  it('is of the same country and harvest, else of the country, else of all', () => {
    const samplesOf = (tallies: Tally[]) => averageOf(comparedTallies(tallies, origin), 'dry-matter', false)
    const earlier = tally(30, { season: 2024 })
    const german = tally(50, { countryCode: 'DE' })
    expect(samplesOf([tally(25), earlier, german])).toMatchObject({ samples: 25, fromSeason: 2026 })
    expect(samplesOf([tally(5), earlier, german])).toMatchObject({
      samples: 35,
      fromSeason: 2024,
      countryCode: 'NL',
    })
    expect(samplesOf([tally(5), german])).toMatchObject({ samples: 55, countryCode: null })
  })

  it('of a value that fewer samples have is none', () => {
    const rare = tally(3, { code: 'mucorales' })
    expect(averageOf(comparedTallies([tally(40), rare], origin), 'mucorales', true)).toBeNull()
  })

  it('of germs is that of the powers of ten (LABORATORY-50)', () => {
    const half = { code: 'yeasts', count: 10 }
    const tallies = [
      tally(10, { ...half, season: 2025, total: 10 * tallied(1e2, true) }),
      tally(10, { ...half, total: 10 * tallied(1e6, true) }),
    ]
    expect(averageOf(tallies, 'yeasts', true)?.value).toBe(1e4)
  })

  it('counts roughage until April to the harvest of the year before', () => {
    expect(['2026-04-30', '2026-05-01', '2026-12-31'].map(seasonOf)).toEqual([2025, 2026, 2026])
  })
})
