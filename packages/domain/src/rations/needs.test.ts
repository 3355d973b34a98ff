import { describe, expect, it } from 'vitest'
import type { Horse } from '../feed-advice/index.ts'
import { needsOf } from './needs.ts'
import { feed, horse, judged } from './test-rations.ts'

describe('what a horse needs (RATIONS-3, RATIONS-23)', () => {
  it('is energy by weight and work, more for a mare late in foal or in milk', () => {
    const energy = (changes: Partial<Horse>) =>
      Math.round(needsOf({ ...horse, ...changes })?.energy.amount ?? 0)
    expect(energy({ workLoad: 'none' })).toBe(83)
    expect(energy({})).toBe(100)
    expect(energy({ workLoad: 'average' })).toBe(117)
    expect(energy({ workLoad: 'heavy' })).toBe(133)
    expect(energy({ lifeStage: 'mare-11', workLoad: 'none' })).toBe(107)
    expect(energy({ lifeStage: 'lactation-early', workLoad: 'none' })).toBe(158)
  })

  it('is the greater of both for a mare that works, and less for who keeps its weight easily', () => {
    const working = needsOf({ ...horse, lifeStage: 'mare-8', workLoad: 'heavy' })
    expect(working?.energy.amount).toBeCloseTo(600 * 0.139 * 1.6)
    expect(working?.calcium.amount).toBeCloseTo(600 * 0.08)
    const energy = (changes: Partial<Horse>) => needsOf({ ...horse, ...changes })?.energy.amount
    expect(energy({ horseType: 'pony' })).toBeCloseTo(600 * 0.127 * 1.2)
    expect(energy({ bodyCondition: 'thin' })).toBeCloseTo(600 * 0.152 * 1.2)
    expect(energy({ bodyCondition: 'fat', lifeStage: 'mare-early' })).toBeCloseTo(600 * 0.127 * 1.2)
  })

  it('is not told for a foal, whose milk is not weighed (RATIONS-24)', () => {
    expect(needsOf({ ...horse, lifeStage: 'foal' })).toBeNull()
    expect(judged([feed()], { lifeStage: 'foal' }).bar('energy')).toMatchObject({
      need: null,
      verdict: 'no-guide',
    })
  })
})

describe('a donkey (RATIONS-19)', () => {
  const donkey: Partial<Horse> = { horseType: 'donkey', weightKg: 200 }
  const on = (mj: number, changes: Partial<Horse> = {}) => {
    const { bar, codes } = judged([], { ...donkey, ...changes }, mj / (0.86 * 8.9))
    return { energy: bar('energy'), codes }
  }

  it('needs at most three quarters of a horse’s energy: on 3.5 kg of hay in light work it has enough', () => {
    expect(judged([], donkey, 3.5).bar('energy')).toMatchObject({ verdict: 'enough' })
    const { energy } = on(16, { workLoad: 'none' })
    expect(energy?.need).toBeCloseTo(200 * 0.104)
    expect(energy?.leastNeed).toBeCloseTo(200 * 0.08)
    expect([energy?.verdict, on(23, { workLoad: 'none' }).energy?.verdict]).toEqual(['enough', 'above-need'])
  })

  it('is never told too little energy without the vet, at any age and stage (RATIONS-37)', () => {
    const stages = ['adult', 'growing', 'mare-10', 'lactation-early'] as const
    for (const lifeStage of stages) {
      const { energy, codes } = on(14, { lifeStage })
      expect(energy?.verdict).toBe('short')
      expect(codes[0]).toBe('energy-with-vet energy')
    }
    expect(judged([], { weightKg: 200 }, 1).codes).not.toContain('energy-with-vet energy')
  })

  it('that is thin, in foal or in milk gets the most, because what was measured is of others (RATIONS-35)', () => {
    for (const changes of [{ bodyCondition: 'thin' }, { lifeStage: 'mare-8' }] as const)
      expect(on(17, { workLoad: 'none', ...changes }).energy?.verdict).toBe('short')
  })

  it('eats less than a horse: 1.3 kg of dry matter per 100 kg is no little forage, and 2 kg is more than it eats (RATIONS-36)', () => {
    const codes = (forageKg: number, changes: Partial<Horse> = {}) =>
      judged([], { ...donkey, ...changes }, forageKg).codes
    expect(codes(3.1)).not.toContain('little-forage')
    expect(codes(2.9)).toContain('little-forage')
    expect(codes(4.7)).toContain('more-than-eaten')
    expect(codes(4.7, { lifeStage: 'lactation-early' })).not.toContain('more-than-eaten')
  })
})

describe('a fat animal (RATIONS-17)', () => {
  const pony: Partial<Horse> = {
    horseType: 'pony',
    weightKg: 250,
    bodyCondition: 'fat',
    health: ['laminitis'],
  }
  const maintenance = 250 * 0.9 * 0.127
  /** On so much of what keeps the weight it should have. */
  const on = (share: number, changes: Partial<Horse> = {}) => {
    const forageKg = (maintenance * share) / (0.86 * 8.9)
    const { bar, warnings } = judged([], { ...pony, ...changes }, forageKg)
    return { energy: bar('energy'), warning: warnings.find(({ code }) => code === 'energy-with-vet') }
  }

  it('never gets too little energy from three quarters of what keeps the weight it should have up', () => {
    expect(judged([], pony, 4.5).bar('energy')).toMatchObject({ verdict: 'enough' })
    expect(on(0.76)).toMatchObject({ energy: { verdict: 'loses-weight' }, warning: undefined })
    expect(on(0.76).energy?.leastNeed).toBeCloseTo(maintenance * 0.75)
    expect(on(1.1, { workLoad: 'none' }).energy?.verdict).toBe('enough')
    expect(on(1.2, { workLoad: 'none' }).energy?.verdict).toBe('above-need')
  })

  it('below that does, with a warning that losing weight goes with the vet (RATIONS-30)', () => {
    expect(on(0.74)).toMatchObject({
      energy: { verdict: 'short' },
      warning: { value: on(0.74).energy?.value, limit: on(0.74).energy?.leastNeed },
    })
    expect(on(0.74, { bodyCondition: 'right' }).warning).toBeUndefined()
  })

  it('is never slimmed in foal, in milk or while it grows, and the vet is named where it gets too little (RATIONS-30)', () => {
    for (const lifeStage of ['mare-early', 'lactation-late', 'growing'] as const) {
      const { energy, warning } = on(0.9, { lifeStage })
      expect([energy?.verdict, warning?.code]).toEqual(['short', 'energy-with-vet'])
    }
  })
})
