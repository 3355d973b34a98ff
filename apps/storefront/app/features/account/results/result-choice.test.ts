import { expect, test } from 'vitest'
import { besidePath, canTick } from './result-choice'

const rqs = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, type: 'Rqs' as const }))
const [first, second] = rqs

test('LABORATORY-PAGES-23: four results of one analysis can be chosen, and each put back', () => {
  const hygiene = { key: 'q', type: 'Qs' as const }
  expect(canTick(hygiene, [])).toBe(true)
  expect(canTick(hygiene, rqs.slice(0, 1))).toBe(false)
  expect(rqs.map((result) => canTick(result, rqs.slice(0, 4)))).toEqual([true, true, true, true, false])
  expect(canTick({ key: 'e', type: 'Rqs' }, rqs.slice(0, 3))).toBe(true)
})

test('their keys stand in the address of the first', () => {
  expect(besidePath([first, second].flatMap((result) => result ?? []))).toBe('/rqs/a/?with=b')
  expect(besidePath([{ key: 'q', type: 'Qs' }, ...rqs.slice(0, 2)])).toBe('/qs/q/?with=a,b')
})
