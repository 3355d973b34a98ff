import { describe, expect, it } from 'vitest'
import { type Analysis, parametersOf, type SampleType } from './index.ts'

describe('what is measured (LABORATORY-5)', () => {
  const codes = (analysis: Analysis, sampleType: SampleType) =>
    parametersOf(analysis, sampleType).map(({ code, unit }) => `${code} ${unit}`)

  it('is the feed value by a roughage quickscan, all but dry matter in a kilogram of it', () => {
    for (const sampleType of ['hay', 'silage'] as const)
      expect(codes('Rqs', sampleType)).toEqual([
        'dry-matter g/kg',
        'energy-ewpa ew/kg-dm',
        'energy-de mj/kg-dm',
        'crude-protein g/kg-dm',
        'digestible-protein g/kg-dm',
        'sugar g/kg-dm',
        'crude-fibre g/kg-dm',
        'crude-ash g/kg-dm',
        'calcium g/kg-dm',
        'phosphorus g/kg-dm',
        'magnesium g/kg-dm',
        'potassium g/kg-dm',
        'sodium g/kg-dm',
      ])
  })

  it('is the hygiene by a quality scan, with what silage needs in silage alone', () => {
    const hay = ['germ-content cfu/g', 'moulds cfu/g', 'yeasts cfu/g', 'dry-matter g/kg']
    expect(codes('Qs', 'hay')).toEqual(hay)
    expect(codes('Qs', 'silage')).toEqual([...hay, 'lactic-acid-bacteria cfu/g', 'clostridia cfu/g', 'ph ph'])
  })

  it('has a target of its own for hay and for silage', () => {
    const targets = (sampleType: SampleType) =>
      new Map(parametersOf('Rqs', sampleType).map(({ code, target }) => [code, target]))
    expect(targets('hay').get('dry-matter')).toMatchObject({ low: 820, high: 900 })
    expect(targets('silage').get('dry-matter')).toMatchObject({ low: 500, high: 750 })
    expect(targets('hay').get('sugar')).not.toEqual(targets('silage').get('sugar'))
  })
})
