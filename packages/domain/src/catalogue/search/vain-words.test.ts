import { expect, test } from 'vitest'
import { vainWords } from './vain-words.ts'

test.each([
  ['  Kippenvoer!! ', 'kippenvoer'],
  ['HOOI  voor\tKonijnen', 'hooi voor konijnen'],
  ['Möhrenschnitzel', 'möhrenschnitzel'],
  ['vitamine B12', 'vitamine b12'],
])('of “%s” the words are kept (SEARCH-24)', (term, words) => {
  expect(vainWords(term)).toBe(words)
})

test.each([
  '',
  '?',
  'x',
  'anna@example.nl',
  'anna @ example.nl',
  '06 1234 5678',
  'order 100234',
  'https://example.nl/voer',
  'www.example.nl',
  'anna de vries kamperweg 12 zwolle nederland',
  'a'.repeat(61),
])('of “%s” nothing is kept: it may name a person, or says nothing (SEARCH-24)', (term) => {
  expect(vainWords(term)).toBeNull()
})
