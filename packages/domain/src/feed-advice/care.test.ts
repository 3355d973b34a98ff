import { expect, it } from 'vitest'
import { type Horse, workLoads } from './index.ts'
import { advised, feed } from './test-feeds.ts'

const everyAge = ['adult', 'senior', 'breeding']
const mash = feed(
  {},
  {
    suits: { horseTypes: [], workLoads: [], ages: everyAge },
    gramsPerDay: { none: 10, light: 10, average: 10, heavy: 10 },
  },
)

it('a mare late in foal is not worked hard without a warning (FEED-ADVICE-42)', () => {
  const warnedAt = (lifeStage: Horse['lifeStage']) =>
    workLoads.filter((workLoad) => advised(mash, { lifeStage, workLoad }).warnings.includes('work-in-foal'))
  expect(warnedAt('mare-early')).toEqual([])
  expect(warnedAt('mare-8')).toEqual(['heavy'])
  for (const stage of ['mare-9', 'mare-10', 'mare-11'] as const)
    expect(warnedAt(stage)).toEqual(['average', 'heavy'])
  expect(warnedAt('lactation-early')).toEqual([])
})

it('electrolytes with ulcers carry a word of warning (FEED-ADVICE-43)', () => {
  const salts = feed({ kind: 'supplement', use: 'after-work', isSalts: true })
  expect(advised(salts, { health: ['ulcers'] }).warnings).toContain('salts-with-ulcers')
  expect(advised(salts, { health: ['laminitis'] }).warnings).not.toContain('salts-with-ulcers')
  expect(advised(mash, { health: ['ulcers'] }).warnings).toEqual([])
})
