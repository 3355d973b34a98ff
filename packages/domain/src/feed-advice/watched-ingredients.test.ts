import { expect, test } from 'vitest'
import { precautionsOf, watchedIn } from './watched-ingredients.ts'

test.each([
  ['Kräuter (2 %: Thymian, Salbei)', ['thyme', 'sage']],
  ['Waterig tijmextract (42%), pepermuntblad', ['thyme', 'mint']],
  ['timianudtræk, kamilleblomster', ['thyme', 'chamomile']],
  ['Estratto acquoso di timo, olio di canapa', ['thyme', 'hemp']],
  ['salva, hortelã-pimenta, alho', ['sage', 'mint', 'garlic']],
  ['manzanilla, salvia, ajo desecado', ['sage', 'chamomile', 'garlic']],
  ['Vattenextrakt av timjan, pepparmyntsblad', ['thyme', 'mint']],
  ['Tüümiani vesiekstrakt, kummeliõied', ['thyme', 'chamomile']],
  ['Bergkräuter, Calciumcarbonat', ['unnamedHerbs']],
  ['Bergkräuter (1 %: Schafgarbe)', []],
  // Words that only look like one.
  ['Timothee gedroogd, fiocchi di timoteo, pulpa de manzana, sausage', []],
])('of ‘%s’ this is watched: %j (FEED-ADVICE-40, FEED-ADVICE-74, FEED-ADVICE-75)', (composition, names) => {
  expect(watchedIn(composition)).toEqual(names)
})

test('the strictest rule comes first, and herbs have one time for all (FEED-ADVICE-40)', () => {
  expect(precautionsOf('hemp oil, peppermint, thyme, garlic')).toEqual({
    competition: [
      { rule: 'never', hours: null, ingredients: ['hemp'] },
      { rule: 'withdraw', hours: 48, ingredients: ['thyme', 'mint'] },
      { rule: 'ask', hours: null, ingredients: ['garlic'] },
    ],
    notInFoal: ['thyme'],
  })
  expect(precautionsOf(null)).toEqual({ competition: [], notInFoal: [] })
})
