import { expect, test } from 'vitest'
import {
  horseLimits,
  horseProblems,
  parseStoredHorse,
  runsOutOn,
  type StoredHorse,
  tidyHorse,
} from './index.ts'

const year = 2026
const bella = {
  guestKey: '6f1b5d7e-6f0c-4f7e-9b1a-0c8f3f2f1a11',
  name: 'Bella',
  birthYear: 2014,
  horseType: 'horse',
  weightKg: 560,
  workLoad: 'light',
  roughageType: 'hay',
  lifeStage: 'adult',
  bodyCondition: 'right',
  health: ['ulcers'],
} satisfies StoredHorse

test('HORSES-2: a horse has a name of at most forty letters, a possible weight, and was born within sixty years', () => {
  expect(horseProblems(bella, year)).toEqual([])
  expect(horseProblems({ ...bella, birthYear: null }, year)).toEqual([])
  const wrong = { ...bella, name: '', weightKg: 20, birthYear: year + 1 }
  expect(horseProblems(wrong, year).map(({ parameter }) => parameter)).toEqual([
    'name',
    'weightKg',
    'birthYear',
  ])
  expect(horseProblems({ ...bella, weightKg: 20 }, year)).toHaveLength(1)
  expect(horseProblems({ ...bella, weightKg: 20, lifeStage: 'foal' }, year)).toEqual([])
  expect(horseProblems({ ...bella, birthYear: year - 61 }, year)).toHaveLength(1)
  const long = { ...bella, name: '🐴'.repeat(horseLimits.nameLength) }
  expect(horseProblems(long, year)).toEqual([])
  expect(horseProblems({ ...long, name: `${long.name}x` }, year)).toMatchObject([
    { reason: 'too-long', max: 40 },
  ])
  expect(tidyHorse({ ...bella, name: '  Bella\n of  Zwolle ' }).name).toBe('Bella of Zwolle')
})

test('HORSES-6: what a browser keeps comes back as it was, and what is no horse is none', () => {
  expect(parseStoredHorse(JSON.stringify(bella), year)).toEqual(bella)
  const { guestKey, ...fields } = bella
  expect(parseStoredHorse(JSON.stringify({ ...fields, horseId: 7 }), year)).toEqual({ ...fields, horseId: 7 })
  const spoilt = [
    { guestKey: 'x' },
    { weightKg: '560' },
    { weightKg: 1e9 },
    { name: { toString: 'x' } },
    { horseType: '__proto__' },
    { health: ['laminitis', 'laminitis', 'x'] },
    { health: 'none' },
    { lifeStage: 'mare-12' },
    { birthYear: '2014' },
  ]
  for (const change of spoilt)
    expect(parseStoredHorse(JSON.stringify({ ...bella, ...change }), year)).toBeNull()
  for (const text of [null, '', '{', '[]', '7', 'null', JSON.stringify(fields)])
    expect(parseStoredHorse(text, year)).toBeNull()
  expect(guestKey).toBeDefined()
})

test('HORSES-9: a pack lasts whole days from the day it was opened', () => {
  const pack = { openedOn: '2026-11-16', pieces: 1, gramsPerPack: 20_000, gramsPerDay: 1600 }
  expect(runsOutOn(pack)).toBe('2026-11-28')
  expect(runsOutOn({ ...pack, pieces: 2 })).toBe('2026-12-11')
  expect(runsOutOn({ ...pack, gramsPerDay: 20_000, pieces: 50 })).toBe('2027-01-05')
  expect(runsOutOn({ ...pack, gramsPerDay: 20_001 })).toBe('2026-11-16')
})

test('HORSES-19: a pack that is fed in a course lasts the longer', () => {
  const pack = { openedOn: '2026-11-16', pieces: 1, gramsPerPack: 15_000, gramsPerDay: 450 }
  expect(runsOutOn(pack)).toBe('2026-12-19')
  // 33 rations, two a week.
  expect(runsOutOn({ ...pack, fedDays: { days: 2, of: 7 } })).toBe('2027-03-11')
})
