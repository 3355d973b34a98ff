import { describe, expect, it } from 'vitest'
import { energyInOtherUnits, energyUnitSources } from './energy-units.ts'

const hay = [
  { code: 'energy-de', value: 9.1 },
  { code: 'energy-ewpa', value: 0.64 },
  { code: 'crude-fibre', value: 300 },
  { code: 'crude-protein', value: 95 },
]

describe('the energy of forage in the units of other countries (LABORATORY-27)', () => {
  it('is DE without what methane and urine take, and one feed unit for one EWpa', () => {
    expect(energyInOtherUnits(hay)).toEqual({ meMj: 7.7, feh: 0.64 })
  })

  it('is not told where something it needs was not measured', () => {
    for (const { code } of hay)
      expect(energyInOtherUnits(hay.filter((value) => value.code !== code))).toBeNull()
    expect(energyInOtherUnits([])).toBeNull()
  })

  it('has its sources', () => {
    expect(energyUnitSources.map(({ name }) => name)).toEqual([
      expect.stringContaining('GfE 2014'),
      expect.stringContaining('FEh'),
    ])
  })
})
