import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  adviceCodes,
  analyses,
  judgeSample,
  type Measurement,
  measurementProblems,
  parametersOf,
  sampleMayBecome,
  sampleStatuses,
  sampleTypes,
  tallied,
} from './index.ts'
import { averageOf } from './average.ts'
import { bandOf } from './bands.ts'
import { leastCalciumRatio } from './advice.ts'
import { scaleOf } from './scale.ts'

const kinds = analyses.flatMap((analysis) => sampleTypes.map((sampleType) => ({ analysis, sampleType })))
const kind = fc.constantFrom(...kinds)

/** A complete and possible measurement of some kind. */
const sample = kind.chain(({ analysis, sampleType }) => {
  const values = parametersOf(analysis, sampleType).map(({ code, limits }) => [code, amount(limits)] as const)
  return fc.record({
    analysis: fc.constant(analysis),
    sampleType: fc.constant(sampleType),
    values: fc.record(Object.fromEntries(values)),
  })
})

function amount({ min, max }: { min: number; max: number }): fc.Arbitrary<number> {
  return fc.double({ min, max, noNaN: true })
}

const noAverages = new Map<string, never>()

const goodHay = {
  'dry-matter': 860,
  'energy-ewpa': 0.7,
  'energy-de': 9,
  'crude-protein': 90,
  'digestible-protein': 52,
  sugar: 90,
  'crude-fibre': 300,
  'crude-ash': 75,
  calcium: 4.5,
  phosphorus: 2.4,
  magnesium: 1.8,
  potassium: 18,
  sodium: 1.2,
}
const cleanSilage = {
  'germ-content': 1e4,
  moulds: 100,
  yeasts: 1e4,
  'dry-matter': 600,
  'lactic-acid-bacteria': 1e7,
  clostridia: 50,
  ph: 5,
}
const cleanHay = { 'germ-content': 1e6, moulds: 1000, yeasts: 1000, 'dry-matter': 860 }

const hayAdvice = (changes: Measurement) =>
  judgeSample({ analysis: 'Rqs', sampleType: 'hay' }, { ...goodHay, ...changes }, noAverages).advice
const silageScan = (changes: Measurement) =>
  judgeSample({ analysis: 'Qs', sampleType: 'silage' }, { ...cleanSilage, ...changes }, noAverages)
const hayScan = (changes: Measurement) =>
  judgeSample({ analysis: 'Qs', sampleType: 'hay' }, { ...cleanHay, ...changes }, noAverages)

describe('the life of a sample (LABORATORY-1)', () => {
  it('never leads backwards, and comes to advice by way of values alone', () => {
    for (const [place, from] of sampleStatuses.entries())
      for (const to of sampleStatuses.slice(0, place + 1)) expect(sampleMayBecome(from, to)).toBe(false)
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

  it('names each value that is missing, impossible, unknown or no number', () => {
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
    expect(problems.filter(({ reason }) => reason === 'missing')).toHaveLength(4)
    expect(problems.filter(({ reason }) => reason === 'unknown')).toHaveLength(2)
  })
})

describe('a band (LABORATORY-7)', () => {
  it('of nutrients never falls while the value rises, and is the middle one in the target alone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sampleTypes), fc.nat(12), fc.nat(), fc.nat(), (type, at, a, b) => {
        const parameter = parametersOf('Rqs', type)[at]
        if (!parameter) throw new Error('there are thirteen')
        const { limits, target } = parameter
        const [less, more] = [a, b]
          .map((seed) => limits.min + ((seed % 1000) / 999) * (limits.max - limits.min))
          .toSorted((left, right) => left - right)
        const [low, high] = [bandOf('Rqs', parameter, less ?? 0), bandOf('Rqs', parameter, more ?? 0)]
        expect(low).toBeLessThanOrEqual(high)
        const isIn = (less ?? 0) >= (target.low ?? 0) && (less ?? 0) <= (target.high ?? Infinity)
        expect(low === 3).toBe(isIn)
      }),
    )
  })

  it('of germs goes by how many times the guide value is passed', () => {
    const [, moulds] = parametersOf('Qs', 'hay')
    if (!moulds) throw new Error('moulds are counted')
    const at = (value: number) => bandOf('Qs', moulds, value)
    expect([1e4, 1.1e4, 1e5, 1.1e5, 5e5, 5.1e5, 1e6, 1.1e6].map(at)).toEqual([1, 2, 2, 3, 3, 4, 4, 5])
  })

  it('makes the verdict that of the worst count; damp, sour and few good bacteria do not condemn', () => {
    expect(silageScan({}).verdict).toBe(1)
    expect(silageScan({ yeasts: 3e6 }).verdict).toBe(5)
    expect(silageScan({ 'dry-matter': 200, ph: 8 }).verdict).toBe(1)
    expect(silageScan({ 'lactic-acid-bacteria': 10 }).verdict).toBe(3)
    expect(judgeSample({ analysis: 'Rqs', sampleType: 'hay' }, goodHay, noAverages).verdict).toBeNull()
  })
})

describe('a scale (LABORATORY-8)', () => {
  it('always holds value, target and average, and counts by powers of ten', () => {
    fc.assert(
      fc.property(
        sample,
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ analysis, sampleType, values }, at) => {
          for (const parameter of parametersOf(analysis, sampleType)) {
            const { code, limits, target } = parameter
            const average = limits.min + at * (limits.max - limits.min)
            const { low, high, isLogarithmic } = scaleOf(parameter, values[code] ?? 0, average)
            for (const mark of [values[code], average, target.low, target.high]) {
              if (mark === null || mark === undefined) continue
              expect(mark).toBeGreaterThanOrEqual(low)
              expect(mark).toBeLessThanOrEqual(high)
            }
            expect(low).toBeLessThan(high)
            expect(isLogarithmic ? Math.log10(high / low) % 1 : 0).toBeCloseTo(0, 9)
          }
        },
      ),
    )
  })
})

describe('an average (LABORATORY-9)', () => {
  it('weighs earlier samples and our own by their number', () => {
    expect(averageOf({ average: 100, count: 3 }, { total: 60, count: 1 }, false)).toBe(90)
    expect(averageOf({ average: 100, count: 3 }, null, false)).toBe(100)
    expect(averageOf(null, { total: 60, count: 2 }, false)).toBe(30)
    expect(averageOf(null, null, false)).toBeNull()
  })

  it('of germs is that of the powers of ten', () => {
    const own = { total: tallied(1e6, true), count: 1 }
    expect(averageOf({ average: 1e2, count: 1 }, own, true)).toBe(1e4)
  })

  it('lies between the least and the most', () => {
    const amounts = fc.array(fc.double({ min: 10, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(amounts, fc.boolean(), (values, isLogarithmic) => {
        const total = values.reduce((sum, value) => sum + tallied(value, isLogarithmic), 0)
        const average = averageOf(null, { total, count: values.length }, isLogarithmic) ?? 0
        // Three digits are told.
        expect(average).toBeGreaterThanOrEqual(Math.min(...values) * 0.99)
        expect(average).toBeLessThanOrEqual(Math.max(...values) * 1.01)
      }),
    )
  })
})

describe('advice (LABORATORY-10)', () => {
  it('on roughage always ends with what roughage alone lacks, and praises only what is all well', () => {
    expect(hayAdvice({})).toEqual([
      { code: 'all-well', valueCode: null },
      { code: 'balancer', valueCode: null },
    ])
    fc.assert(
      fc.property(sample, ({ analysis, sampleType, values }) => {
        const { advice } = judgeSample({ analysis, sampleType }, values, noAverages)
        const codes = advice.map(({ code }) => code)
        for (const code of codes) expect(adviceCodes).toContain(code)
        expect(codes.at(-1) === 'balancer').toBe(analysis === 'Rqs')
        expect(codes.includes('all-well') && codes.length > 2).toBe(false)
        expect(codes.filter((code) => code.startsWith('hygiene-'))).toHaveLength(analysis === 'Qs' ? 1 : 0)
        const told = advice.map(({ code, valueCode }) => `${code} ${valueCode}`)
        expect(new Set(told).size).toBe(told.length)
      }),
    )
  })

  it.each<[Measurement, string, string]>([
    [{ 'dry-matter': 790 }, 'damp-hay', 'dry-matter'],
    [{ 'dry-matter': 950 }, 'too-dry', 'dry-matter'],
    [{ 'energy-ewpa': 0.5 }, 'low-energy', 'energy-ewpa'],
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
    [{ potassium: 32 }, 'high-potassium', 'potassium'],
    [{ calcium: 2.4 * leastCalciumRatio - 0.05 }, 'calcium-ratio', 'calcium'],
  ])('on hay with %o is one: %s', (changes, code, valueCode) => {
    expect(hayAdvice(changes)).toEqual([
      { code, valueCode },
      { code: 'balancer', valueCode: null },
    ])
  })

  it('names every mineral that is low', () => {
    const codes = hayAdvice({ magnesium: 1, sodium: 0.3 }).map(({ valueCode }) => valueCode)
    expect(codes).toEqual(['magnesium', 'sodium', null])
  })

  it('on hygiene goes from good to not to be fed, and says what it is about', () => {
    expect(hayScan({}).advice).toEqual([{ code: 'hygiene-good', valueCode: null }])
    expect(hayScan({ moulds: 3e5 }).advice).toEqual([{ code: 'hygiene-steam-hay', valueCode: 'moulds' }])
    expect(silageScan({ yeasts: 5e5 }).advice).toEqual([{ code: 'hygiene-use-soon', valueCode: 'yeasts' }])
    expect(hayScan({ moulds: 9e5 }).advice[0]?.code).toBe('hygiene-ask-vet')
    expect(hayScan({ moulds: 9e6 }).advice[0]?.code).toBe('hygiene-do-not-feed')
    const codes = silageScan({ 'dry-matter': 350, ph: 6.5, clostridia: 3000 }).advice.map(({ code }) => code)
    expect(codes).toEqual(['hygiene-use-soon', 'wet-silage', 'unstable-silage', 'clostridia'])
  })
})
