import { describe, expect, it } from 'vitest'
import {
  analyses,
  type Analysis,
  type Forage,
  forageOfMeasurement,
  forages,
  parametersOf,
  type SampleType,
} from './index.ts'
import { judgedParameters } from './parameters.ts'

describe('what is measured (LABORATORY-5)', () => {
  const codes = (analysis: Analysis, sampleType: SampleType) =>
    parametersOf(analysis, sampleType).map(({ code, unit }) => `${code} ${unit}`)

  it('is the feed value by a roughage quickscan, all but dry matter in a kilogram of it (LABORATORY-34)', () => {
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

  it('is the hygiene by a quality scan: groups of germs 1 to 7 after VDLUFA, with what silage needs in silage alone (LABORATORY-32, LABORATORY-33)', () => {
    const hay = [
      'field-bacteria cfu/g',
      'spoilage-bacteria cfu/g',
      'streptomycetes cfu/g',
      'field-fungi cfu/g',
      'storage-fungi cfu/g',
      'mucorales cfu/g',
      'yeasts cfu/g',
      'dry-matter g/kg',
    ]
    expect(codes('Qs', 'hay')).toEqual(hay)
    expect(codes('Qs', 'silage')).toEqual([...hay, 'lactic-acid-bacteria cfu/g', 'clostridia cfu/g', 'ph ph'])
  })
})

describe('targets (LABORATORY-16, 17)', () => {
  const target = (analysis: Analysis, forage: Forage, code: string, dryMatter = 600) =>
    judgedParameters(analysis, forage, dryMatter).find((parameter) => parameter.code === code)?.target

  it('differ for hay, haylage and silage', () => {
    expect(target('Rqs', 'hay', 'dry-matter')).toMatchObject({ low: 850, high: 920, step: 20 })
    expect(target('Rqs', 'haylage', 'dry-matter')).toMatchObject({ low: 530, high: 750 })
    expect(target('Rqs', 'silage', 'dry-matter')).toMatchObject({ low: 350, high: 570 })
    expect(forages.map((forage) => target('Rqs', forage, 'sugar')?.high)).toEqual([120, 100, 80])
    expect(forageOfMeasurement('silage', { 'dry-matter': 549 })).toBe('silage')
    expect(forageOfMeasurement('silage', { 'dry-matter': 550 })).toBe('haylage')
    expect(forageOfMeasurement('hay', { 'dry-matter': 550 })).toBe('hay')
    expect(forageOfMeasurement('silage', {})).toBe('silage')
  })

  it('of the pH fall with the moisture (LABORATORY-36)', () => {
    const highest = [299, 300, 449, 450, 549, 569].map(
      (dryMatter) => target('Qs', 'silage', 'ph', dryMatter)?.high,
    )
    expect(target('Qs', 'haylage', 'ph', 720)).toMatchObject({ low: 4, high: 6, step: 0.5 })
    expect(highest).toEqual([4, 4.5, 4.5, 5, 5, 5])
  })

  it('all have a source, and say who has still to look at it', () => {
    const all = analyses.flatMap((analysis) =>
      forages.flatMap((forage) => judgedParameters(analysis, forage, 600)),
    )
    for (const { target: own } of all) {
      expect(own.source.name).not.toBe('')
      expect(own.source.toBeConfirmedBy).not.toBe('')
    }
  })
})
