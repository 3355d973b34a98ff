import { describe, expect, it, test } from 'vitest'
import { judgeSample } from './index.ts'
import { codesOf, hayScan, nothingCompared, silageScan } from './test-measurements.ts'

describe('silage is judged by its moisture (LABORATORY-16, 17, 18)', () => {
  it.each([
    { 'dry-matter': 350, ph: 5.5 },
    { 'dry-matter': 500, ph: 5.5 },
    { 'dry-matter': 320, ph: 4.6 },
    { 'dry-matter': 280, ph: 4.2 },
  ])('wet and not acidic is for no horse until somebody has looked at it: %o', (changes) => {
    const { conclusion, advice, forage } = silageScan(changes)
    expect([forage, conclusion]).toEqual(['silage', 'unstable'])
    expect(advice[0]).toEqual({ code: 'hygiene-unstable', valueCode: 'ph' })
    expect(codesOf({ advice })).not.toContain('hygiene-good')
  })

  it('wet and acidic enough is good', () => {
    for (const [dryMatter, ph] of [
      [360, 4.4],
      [500, 4.9],
    ] as const)
      expect(silageScan({ 'dry-matter': dryMatter, ph }).conclusion).toMatch(/good/)
  })

  it('very acidic is answered with slow change, never with the opposite', () => {
    expect(codesOf(silageScan({ 'dry-matter': 650, ph: 3.8 }))).toEqual(['hygiene-good', 'very-acidic'])
  })

  it('haylage has the pH that haylage has', () => {
    const { forage, conclusion, advice, values } = silageScan({ 'dry-matter': 720, ph: 5.8 })
    expect([forage, conclusion, codesOf({ advice })]).toEqual(['haylage', 'very-good', ['hygiene-good']])
    expect(values.find(({ code }) => code === 'ph')?.band).toBe(1)
    const dull = silageScan({ 'dry-matter': 720, ph: 6.4 })
    expect([dull.conclusion, codesOf(dull)]).toEqual(['very-good', ['hygiene-good', 'haylage-airtight']])
  })

  it.each([4000, 9000])('clostridia where nothing holds them down: do not feed (%i)', (clostridia) => {
    const scan = silageScan({ 'dry-matter': 380, ph: 5.4, clostridia })
    expect(scan.conclusion).toBe('do-not-feed')
    expect(scan.advice[0]).toEqual({ code: 'hygiene-do-not-feed', valueCode: 'clostridia' })
  })

  it('below 350 g of dry matter it is not for horses, however sour', () => {
    const scan = silageScan({ 'dry-matter': 290, ph: 3.9 })
    expect([scan.conclusion, codesOf(scan)]).toEqual(['too-wet', ['wet-silage']])
  })
})

describe('hay is judged by its moisture (LABORATORY-17, 18)', () => {
  test('18 % of water is not hay that keeps, and 35 % is no hay', () => {
    const damp = hayScan({ 'dry-matter': 840 })
    expect([damp.conclusion, codesOf(damp)]).toEqual(['damp', ['damp-hay']])
    for (const dryMatter of [821, 650]) {
      const wet = hayScan({ 'dry-matter': dryMatter })
      expect([wet.conclusion, codesOf(wet)]).toEqual(['will-spoil', ['not-hay']])
    }
    expect(hayScan({ 'dry-matter': 850 }).conclusion).toMatch(/good/)
  })

  test('what is damp and slightly raised gets both advices', () => {
    expect(codesOf(hayScan({ 'dry-matter': 840, yeasts: 3e5 }))).toEqual(['hygiene-steam-hay', 'damp-hay'])
  })
})

describe('germs are judged in the groups of VDLUFA (LABORATORY-5, 18)', () => {
  it('level III of moulds and of clostridia is not fed; level III of others waits for the vet', () => {
    for (const changes of [{ 'storage-fungi': 9e5 }, { 'field-fungi': 1.5e6 }, { mucorales: 4e4 }])
      expect(hayScan(changes).conclusion).toBe('do-not-feed')
    expect(silageScan({ clostridia: 9000 }).conclusion).toBe('do-not-feed')
    expect(hayScan({ 'spoilage-bacteria': 1.5e7 }).conclusion).toBe('ask-vet')
  })

  it('level IV of any group is not fed, but yeasts of haylage never count beyond level III', () => {
    expect(hayScan({ 'spoilage-bacteria': 2.9e7 }).conclusion).toBe('do-not-feed')
    expect(hayScan({ streptomycetes: 2e6 }).conclusion).toBe('do-not-feed')
    expect(silageScan({ 'dry-matter': 600, yeasts: 1e8 }).conclusion).toBe('ask-vet')
    expect(silageScan({ 'dry-matter': 450, ph: 4.5, yeasts: 1e8 }).conclusion).toBe('do-not-feed')
  })

  it('lactic acid bacteria are told and judged by nothing', () => {
    const scan = silageScan({ 'lactic-acid-bacteria': 10 })
    expect(scan.conclusion).toBe('very-good')
    expect(scan.values.find(({ code }) => code === 'lactic-acid-bacteria')?.band).toBeNull()
  })
})

describe('a sample that was counted before the groups were told apart (LABORATORY-5, 19)', () => {
  const earlier = (changes: Record<string, number>) =>
    judgeSample(
      { analysis: 'Qs', sampleType: 'hay' },
      { 'germ-content': 1e6, moulds: 1000, yeasts: 1000, 'dry-matter': 870, ...changes },
      nothingCompared,
    )

  it('stays readable and is never called clean: what was not counted is named', () => {
    const scan = earlier({ 'germ-content': 2.9e7 })
    expect(scan.conclusion).toBe('incomplete')
    expect(codesOf(scan)).toEqual(['hygiene-incomplete'])
    expect(scan.values.map(({ code }) => code)).toEqual(['germ-content', 'moulds', 'yeasts', 'dry-matter'])
    expect(scan.notMeasured.missing).toEqual([
      'field-bacteria',
      'spoilage-bacteria',
      'streptomycetes',
      'field-fungi',
      'storage-fungi',
      'mucorales',
    ])
  })

  it('with moulds at level III is not fed either', () => {
    expect(codesOf(earlier({ moulds: 9e5 }))).toEqual(['hygiene-do-not-feed'])
  })
})
