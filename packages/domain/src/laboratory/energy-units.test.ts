import { describe, expect, it } from 'vitest'
import { energyInOtherUnits, energyUnitSources, metabolisableOfFeed } from './energy-units.ts'

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

  it('has its sources (LABORATORY-37)', () => {
    expect(energyUnitSources.map(({ name }) => name)).toEqual([
      expect.stringContaining('GfE 2014'),
      expect.stringContaining('FEh'),
    ])
  })
})

describe('the metabolisable energy of feed (PRODUCT-15)', () => {
  const muesli = {
    energyDeMjPerKg: 11.4,
    crudeFibreGPerKg: 124,
    crudeProteinGPerKg: 108,
    crudeFatGPerKg: 46,
    dryMatterGPerKg: 875,
  }

  it('is DE without what methane and urine take', () => {
    expect(metabolisableOfFeed(muesli)).toBe(10.3)
  })

  it('is not told where the label says too little, or for feed that GfE 2014 is not made for', () => {
    for (const name of Object.keys(muesli))
      expect(metabolisableOfFeed({ ...muesli, [name]: undefined })).toBeNull()
    // 8 % of fat or 35 % of fibre in the dry matter.
    expect(metabolisableOfFeed({ ...muesli, crudeFatGPerKg: 70 })).toBeNull()
    expect(metabolisableOfFeed({ ...muesli, crudeFibreGPerKg: 306.25 })).toBeNull()
    expect(metabolisableOfFeed({ ...muesli, crudeFatGPerKg: 69, crudeFibreGPerKg: 306 })).not.toBeNull()
  })
})
