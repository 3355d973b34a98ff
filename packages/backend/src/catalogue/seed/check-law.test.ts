import path from 'node:path'
import { expect, test } from 'vitest'
import { lawProblems } from './check-law.ts'
import type { LawFile } from './law-file.ts'
import type { ProductFile } from './product-file.ts'
import { readCatalogue } from './read-catalogue.ts'

const law = {
  constituents: { complete: [], complementary: [], mineral: [], material: [] },
  materials: { forage: ['crude-protein', 'crude-fibre'], 'sugar-beet': ['sugar'] },
  purposes: { 'weight-loss': { starchAndSugarGPerKg: 100 } },
  pages: ['terms'],
} as unknown as LawFile

const text = {
  slug: 'schep',
  title: 'Schep',
  subtitle: 'Van hout',
  summary: 'Een schep',
  description: 'Een schep.',
  usps: ['Licht'],
  feedingAdvice: 'Droog bewaren.',
  composition: 'Beukenhout',
}

function problemsOf(type: string, change: Partial<typeof text> = {}, feedLabel?: object): string[] {
  const product = { type, texts: { nl: { ...text, ...change } }, feedLabel, facets: {} }
  return lawProblems(product as unknown as ProductFile, law)
}

test('what is no feed needs use and material in every language, a kit does not (LAW-5)', () => {
  const bare = { composition: '', feedingAdvice: '' }
  expect(problemsOf('merchandise')).toEqual([])
  expect(problemsOf('merchandise', bare)).toEqual([
    'texts.nl.composition: is missing (LAW-5)',
    'texts.nl.feedingAdvice: is missing (LAW-5)',
  ])
  expect(problemsOf('rqs', bare)).toEqual([])
})

test('a feed material states the constituents of what it is, and no other feed is one (LAW-2)', () => {
  const label = (feedLabel: object) => problemsOf('feed', {}, { constituents: {}, ...feedLabel })
  expect(label({ kind: 'material', material: 'forage', constituents: { 'crude-protein': 9 } })).toEqual([
    'feedLabel.constituents: crude-fibre is missing (LAW-2)',
  ])
  const problems = ['feedLabel.material: belongs to feed materials, and to each of them (LAW-2)']
  expect(label({ kind: 'material' })).toEqual(problems)
  expect(label({ kind: 'complementary', material: 'forage' })).toEqual(problems)
  expect(label({ kind: 'material', material: 'sugar-beet', constituents: { sugar: 4.6 } })).toEqual([])
})

test('an illness may stand in a warning and in nothing that advertises (LAW-4, LAW-14)', () => {
  expect(problemsOf('simple', { feedingAdvice: 'Niet bij hoefbevangenheid.' })).toEqual([])
  expect(problemsOf('simple', { usps: ['Voor paarden met EMS'] })).toEqual([
    'texts.nl.usps: speaks of an illness, ‘EMS’ (LAW-4)',
  ])
  expect(problemsOf('simple', { title: 'Bij Hoefbevangenheid' })).toHaveLength(1)
  // The river Ems and a word that only holds the letters are no illnesses.
  expect(problemsOf('simple', { title: 'Eems en Ems, systems' })).toEqual([])
})

test('the filter for losing weight shows nothing with more starch and sugar than it may, and nothing unmeasured (LAW-12)', () => {
  const problems = (nutrition?: object) =>
    lawProblems(
      { type: 'rqs', texts: {}, facets: { application: ['digestion', 'weight-loss'] }, nutrition } as never,
      law,
    )
  expect(problems({ starchGPerKg: 60, sugarGPerKg: 40 })).toEqual([])
  const expected = [
    'facets.application: weight-loss holds at most 100 g of starch and sugar in a kilogram (LAW-12)',
  ]
  expect(problems({ starchGPerKg: 92, sugarGPerKg: 88 })).toEqual(expected)
  expect(problems()).toEqual(expected)
})

test('no filter offers goods for immunity: nothing that we sell is shown to work on it (LAW-21)', () => {
  const dataDir = path.resolve(import.meta.dirname, '../../../../../data')
  const { facets } = readCatalogue(dataDir)
  const words = /immun|weerstand|abwehr|defens|vastupanu|difese/i
  const labels = Object.values(facets['application']?.values ?? {}).flatMap((label) => Object.values(label))
  expect(labels.length).toBeGreaterThan(50)
  expect(labels.filter((label) => words.test(label))).toEqual([])
})
