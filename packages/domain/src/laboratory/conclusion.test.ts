import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Conclusion, conclusions } from './conclusion.ts'
import { judgeSample } from './index.ts'
import { codesOf, hayScan, nothingCompared, silageScan } from './test-measurements.ts'

describe('silage is judged by its moisture (LABORATORY-16, 17, 18)', () => {
  it.each([
    { 'dry-matter': 350, ph: 5.5 },
    { 'dry-matter': 500, ph: 5.5 },
    { 'dry-matter': 320, ph: 4.6 },
    { 'dry-matter': 280, ph: 4.2 },
  ])('wet and not acidic is for no horse until an expert has looked at it: %o (LABORATORY-43)', (changes) => {
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

  it('haylage has the pH that haylage has (LABORATORY-36)', () => {
    const { forage, conclusion, advice, values } = silageScan({ 'dry-matter': 720, ph: 5.8 })
    expect([forage, conclusion, codesOf({ advice })]).toEqual(['haylage', 'very-good', ['hygiene-good']])
    expect(values.find(({ code }) => code === 'ph')?.band).toBe(1)
    const dull = silageScan({ 'dry-matter': 720, ph: 6.4 })
    expect([dull.conclusion, codesOf(dull)]).toEqual(['very-good', ['hygiene-good', 'haylage-airtight']])
    expect(silageScan({ 'dry-matter': 720, ph: 6 }).values.find(({ code }) => code === 'ph')?.band).toBe(1)
  })

  it.each([6.6, 6.8, 8.5])(
    'haylage of pH %d has had air: it is not fed before an expert has looked at it (LABORATORY-43)',
    (ph) => {
      const scan = silageScan({ 'dry-matter': 600, ph })
      expect(scan.conclusion).toBe('had-air')
      expect(scan.advice[0]).toEqual({ code: 'hygiene-had-air', valueCode: 'ph' })
      expect(scan.values.find(({ code }) => code === 'ph')).toMatchObject({ band: 5, side: 'above' })
      expect(silageScan({ 'dry-matter': 600, ph, clostridia: 4000 }).conclusion).toBe('do-not-feed')
    },
  )

  it('raised clostridia in haylage are for the vet (LABORATORY-44)', () => {
    expect(silageScan({ 'dry-matter': 650, ph: 5.7, clostridia: 4000 }).conclusion).toBe('ask-vet')
    expect(silageScan({ 'dry-matter': 500, ph: 4.9, clostridia: 4000 }).conclusion).toBe('fair')
  })

  it.each([4000, 9000])(
    'clostridia where nothing holds them down: do not feed (%i) (LABORATORY-42)',
    (clostridia) => {
      const scan = silageScan({ 'dry-matter': 380, ph: 5.4, clostridia })
      expect(scan.conclusion).toBe('do-not-feed')
      expect(scan.advice[0]).toEqual({ code: 'hygiene-do-not-feed', valueCode: 'clostridia' })
    },
  )

  it('below 350 g of dry matter it is not for horses, however sour (LABORATORY-45)', () => {
    const scan = silageScan({ 'dry-matter': 290, ph: 3.9 })
    expect([scan.conclusion, codesOf(scan)]).toEqual(['too-wet', ['wet-silage']])
  })
})

describe('near the line between silage and haylage the stricter judgement counts (LABORATORY-28)', () => {
  it.each([
    [531, 5.7, 50, 'unstable'],
    [549, 5.7, 50, 'unstable'],
    [551, 5.7, 50, 'unstable'],
    [570, 5.7, 50, 'unstable'],
    [571, 5.7, 50, 'very-good'],
    [549, 5.7, 4000, 'do-not-feed'],
    [551, 5.7, 4000, 'do-not-feed'],
    [549, 4.9, 4000, 'ask-vet'],
    [551, 4.9, 4000, 'ask-vet'],
    [529, 4.9, 4000, 'fair'],
  ])('%i g, pH %d, %i clostridia: %s', (dryMatter, ph, clostridia, conclusion) => {
    expect(silageScan({ 'dry-matter': dryMatter, ph, clostridia }).conclusion).toBe(conclusion)
  })

  it('and the report says so where the two differ', () => {
    const differing = silageScan({ 'dry-matter': 551, ph: 5.7 })
    expect([differing.forage, codesOf(differing)]).toEqual(['silage', ['hygiene-unstable', 'near-haylage']])
    expect(codesOf(silageScan({ 'dry-matter': 551, ph: 4.9 }))).toEqual(['hygiene-good'])
  })

  it('never says less than either of the two does', () => {
    const strictness = (scan: { conclusion: Conclusion | null }) =>
      scan.conclusion === null ? -1 : conclusions.indexOf(scan.conclusion)
    const scans = fc.record({
      ph: fc.double({ min: 3.5, max: 8.5, noNaN: true }),
      clostridia: fc.integer({ min: 10, max: 20_000 }),
    })
    fc.assert(
      fc.property(scans, fc.integer({ min: 530, max: 570 }), (changes, dryMatter) => {
        const scan = strictness(silageScan({ ...changes, 'dry-matter': dryMatter }))
        for (const clear of [525, 575])
          expect(scan).toBeGreaterThanOrEqual(strictness(silageScan({ ...changes, 'dry-matter': clear })))
      }),
    )
  })
})

describe('hay is judged by its moisture (LABORATORY-17, 18, LABORATORY-46)', () => {
  test('18 % of water is not hay that keeps, and 35 % is no hay', () => {
    const damp = hayScan({ 'dry-matter': 840 })
    expect([damp.conclusion, codesOf(damp)]).toEqual(['damp', ['damp-hay']])
    for (const dryMatter of [821, 650]) {
      const wet = hayScan({ 'dry-matter': dryMatter })
      expect([wet.conclusion, codesOf(wet)]).toEqual(['will-spoil', ['not-hay']])
    }
    expect(hayScan({ 'dry-matter': 850 }).conclusion).toMatch(/good/)
  })

  test('what will spoil and has raised germs is neither steamed nor stored (LABORATORY-57)', () => {
    const scan = hayScan({ 'dry-matter': 825, 'storage-fungi': 3e5 })
    expect([scan.conclusion, codesOf(scan)]).toEqual(['will-spoil', ['hygiene-spoiling', 'not-hay']])
  })

  test('what is damp and slightly raised gets both advices', () => {
    expect(codesOf(hayScan({ 'dry-matter': 840, yeasts: 3e5 }))).toEqual(['hygiene-steam-hay', 'damp-hay'])
  })
})

describe('germs are judged in the groups of VDLUFA (LABORATORY-5, 18)', () => {
  it('level III of moulds and of clostridia is not fed; level III of others waits for the vet (LABORATORY-42)', () => {
    for (const changes of [{ 'storage-fungi': 9e5 }, { 'field-fungi': 1.5e6 }, { mucorales: 4e4 }])
      expect(hayScan(changes).conclusion).toBe('do-not-feed')
    expect(silageScan({ clostridia: 9000 }).conclusion).toBe('do-not-feed')
    expect(hayScan({ 'spoilage-bacteria': 1.5e7 }).conclusion).toBe('ask-vet')
  })

  it('level IV of any group is not fed, but yeasts of haylage never count beyond level III (LABORATORY-39)', () => {
    expect(hayScan({ 'spoilage-bacteria': 2.9e7 }).conclusion).toBe('do-not-feed')
    expect(hayScan({ streptomycetes: 2e6 }).conclusion).toBe('do-not-feed')
    expect(silageScan({ 'dry-matter': 600, yeasts: 1e8 }).conclusion).toBe('ask-vet')
    expect(silageScan({ 'dry-matter': 450, ph: 4.5, yeasts: 1e8 }).conclusion).toBe('do-not-feed')
  })

  it('every group raised together is for the vet, one alone is fair (LABORATORY-44)', () => {
    const raised = {
      'field-bacteria': 1.4e8,
      'spoilage-bacteria': 9e6,
      streptomycetes: 7e5,
      'field-fungi': 9e5,
      'storage-fungi': 4e5,
      mucorales: 2e4,
      yeasts: 7e5,
    }
    expect(hayScan(raised).conclusion).toBe('ask-vet')
    expect(hayScan({ mucorales: 2e4 }).conclusion).toBe('fair')
  })

  it('lactic acid bacteria are told and judged by nothing (LABORATORY-40)', () => {
    const scan = silageScan({ 'lactic-acid-bacteria': 10 })
    expect(scan.conclusion).toBe('very-good')
    expect(scan.values.find(({ code }) => code === 'lactic-acid-bacteria')?.band).toBeNull()
  })
})

describe('a sample that was counted before the groups were told apart (LABORATORY-35, 19)', () => {
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
