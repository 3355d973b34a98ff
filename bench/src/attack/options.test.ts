import { expect, test } from 'vitest'
import { attackNames, longestRunMs, readAttackOptions } from './options.ts'

test('without a word every attack lasts half a minute', () => {
  expect(readAttackOptions([])).toMatchObject({
    seconds: 30,
    only: attackNames,
    goodput: 0.5,
    healthSeconds: 2,
  })
})

test('attacks can be chosen, shortened and repeated', () => {
  const options = readAttackOptions(['--seconds', '5', '--only', 'races,fuzz', '--seed', '7'])
  expect(options).toMatchObject({ seconds: 5, only: ['races', 'fuzz'], seed: 7 })
  expect(longestRunMs(options)).toBe(attackNames.length * 65 * 1000)
})

test.each([
  [['--seconds', '0'], '--seconds must be a number from 1 on, not "0"'],
  [['--seconds', 'long'], '--seconds must be a number from 1 on, not "long"'],
  [['--seed', ''], '--seed must be a number from 0 on, not ""'],
  [['--only', 'races,fuzzy'], 'not "fuzzy"'],
])('%j is refused with the name of the option', (args, message) => {
  expect(() => readAttackOptions(args)).toThrow(message)
})
