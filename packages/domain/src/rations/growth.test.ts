import { describe, expect, it } from 'vitest'
import type { Horse } from '../feed-advice/index.ts'
import { ageOfYear, type Growing } from './growth.ts'
import { needsOf } from './needs.ts'
import { horse, judged } from './test-rations.ts'

const nobodySaid: Growing = { ageMonths: null, adultWeightKg: null }

function needs(weightKg: number, growing: Partial<Growing> = {}, changes: Partial<Horse> = {}) {
  const growthNeeds = needsOf(
    { ...horse, lifeStage: 'growing', workLoad: 'none', weightKg, ...changes },
    { ...nobodySaid, ...growing },
  )
  if (!growthNeeds) throw new Error('one that grows has needs')
  return growthNeeds
}

/** NRC 2007, of one that grows up to 500 kg: age, weight, Mcal, protein, calcium, phosphorus. */
const table = [
  [4, 168, 13.3, 669, 39.1, 21.7],
  [6, 216, 15.5, 676, 38.6, 21.5],
  [12, 321, 18.8, 846, 37.7, 20.9],
  [18, 387, 19.2, 799, 37, 20.6],
  [24, 429, 18.7, 770, 36.7, 20.4],
] as const

describe('what one needs that grows (RATIONS-18)', () => {
  it('goes by its age, as the table says, with or without its adult weight', () => {
    for (const [ageMonths, weightKg, mcal, protein, calcium, phosphorus] of table)
      for (const adultWeightKg of [500, null]) {
        const { energy, ...others } = needs(weightKg, { ageMonths, adultWeightKg })
        expect(Math.abs(energy.amount - mcal * 4.184)).toBeLessThan(0.2)
        expect(others['crude-protein'].amount).toBeCloseTo(protein)
        expect(others.calcium.amount).toBeCloseTo(calcium)
        expect(others.phosphorus.amount).toBeCloseTo(phosphorus)
        expect(energy.least).toBe(energy.amount)
      }
  })

  it('lies between two rows, and in step with the weight it grows up to', () => {
    const nine = needs(270, { ageMonths: 9, adultWeightKg: 500 })
    expect(nine.energy.amount).toBeCloseTo((64.9 + 78.7) / 2)
    const pony = needs(86, { ageMonths: 6, adultWeightKg: 200 })
    expect(pony.calcium.amount).toBeCloseTo(38.6 * 0.4)
    expect(needs(400, { ageMonths: 36, adultWeightKg: 500 }).calcium.amount).toBeCloseTo(36.7)
  })

  it('takes the age from its share of the adult weight where only that is known (RATIONS-32)', () => {
    expect(needs(216, { adultWeightKg: 500 }).calcium.amount).toBeCloseTo(38.6)
    expect(needs(108, { adultWeightKg: 250 }).energy.amount).toBeCloseTo(64.9 / 2)
  })

  it('without age and adult weight is a range: no weanling is told enough and no two-year-old too little (RATIONS-33)', () => {
    const weanling = judged([], { lifeStage: 'growing', workLoad: 'none', weightKg: 216 }, 4.5)
    expect(needs(216).calcium.amount).toBeGreaterThan(38.6)
    expect(weanling.bar('calcium')?.verdict).not.toBe('enough')
    const { least, amount } = needs(429).energy
    expect(least).toBeCloseTo(78.2)
    expect(amount).toBeGreaterThan(100)
    const twoYearsOld = judged(
      [],
      { lifeStage: 'growing', workLoad: 'none', weightKg: 429 },
      77 / (0.86 * 8.9),
    )
    expect(twoYearsOld.bar('energy')).toMatchObject({ verdict: 'depends-on-age' })
    expect(twoYearsOld.bar('energy')?.leastNeed).toBeCloseTo(78.2)
  })

  it('in work adds what work adds for a grown one, and is never less than either (NRC 2007: 24.8 and 27.9 Mcal for two-year-olds) (RATIONS-34)', () => {
    const at = (workLoad: Horse['workLoad']) =>
      needs(429, { ageMonths: 24, adultWeightKg: 500 }, { workLoad })
    expect(at('average').energy.amount / 4.184).toBeCloseTo(24.4, 0)
    expect(at('heavy').energy.amount / 4.184).toBeCloseTo(27.3, 0)
    expect(at('heavy').sodium.amount).toBeCloseTo(8.8 + 429 * 0.031)
    for (const workLoad of ['none', 'light', 'average', 'heavy'] as const)
      for (const lifeStage of ['growing', 'adult'] as const) {
        const least = needs(
          429,
          { ageMonths: 24, adultWeightKg: 500 },
          { workLoad: lifeStage === 'adult' ? workLoad : 'none', lifeStage },
        )
        for (const [substance, need] of Object.entries(at(workLoad)))
          expect(need.amount).toBeGreaterThanOrEqual(least[substance as keyof typeof least].amount)
      }
  })

  it('goes by the year of birth of a horse that is kept, counted from the first of May (RATIONS-31)', () => {
    expect(ageOfYear(2025, '2026-11-19')).toBe(18)
    expect(ageOfYear(2026, '2026-06-01')).toBe(4)
    expect(ageOfYear(2019, '2026-06-01')).toBe(48)
  })
})

it('a mare in the first seven months in foal needs what the seventh asks (RATIONS-23)', () => {
  const mare = needsOf({ ...horse, weightKg: 500, lifeStage: 'mare-early', workLoad: 'none' })
  expect(mare?.calcium.amount).toBeCloseTo(28)
  expect(mare?.phosphorus.amount).toBeCloseTo(20)
  expect(mare?.['crude-protein'].amount).toBeCloseTo(730)
})
