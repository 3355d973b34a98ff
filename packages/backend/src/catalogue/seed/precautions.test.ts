import { precautionsOf, stagesInFoal } from '@haverhof/domain/feed-advice'
import path from 'node:path'
import { expect, test } from 'vitest'
import { precautionProblems } from './precautions.ts'
import { readCatalogue } from './read-catalogue.ts'

const { products } = readCatalogue(path.resolve(import.meta.dirname, '../../../../../data'))
const texts = products.flatMap(({ product }) =>
  Object.entries(product.texts).map(([language, text]) => ({ id: product.id, language, ...text })),
)

const ownTime = /48 (?:uur|Stunden|timer|hours|ore|horas|timmar|tundi)/u
const ownVerdict =
  /dop(?:ing|aje)|karen[zs]|critiche in gara|(?:other|altre|outras|otras|andra|muude) (?:prohib|proib|vietat|förbjud|keelat)/iu

test('no text of a product tells a time before a start of its own, or calls itself free of what is forbidden: the page goes by what is in it (FEED-ADVICE-40)', () => {
  const own = texts.filter(({ description, summary, usps, feedingAdvice, composition }) => {
    const text = [description, summary, ...usps, feedingAdvice].join('\n')
    const isWatched = precautionsOf(composition).competition.length > 0
    return ownTime.test(text) || (isWatched && ownVerdict.test(text))
  })
  expect(own.map(({ id, language }) => `${id} ${language}`)).toEqual([])
})

test.each([
  [[103, 107, 221, 224, 242, 313, 342, 351, 352, 404], 'withdraw'],
  [[501, 502, 509, 510, 511, 515, 518, 521, 523], 'withdraw'],
  [[361], 'never'],
  [[372, 302, 503, 507, 214, 231], 'ask'],
])('%j say what those who compete mind: %s (FEED-ADVICE-40, FEED-ADVICE-74, FEED-ADVICE-75)', (ids, rule) => {
  for (const id of ids) {
    const rules = texts
      .filter((text) => text.id === id)
      .map(({ composition }) => precautionsOf(composition).competition.map((row) => row.rule))
    expect([id, rules.length > 0 && rules.every((answers) => answers.includes(rule as 'ask'))]).toEqual([
      id,
      true,
    ])
  }
})

test('a composition that names a watched herb in one language alone is refused (FEED-ADVICE-77)', () => {
  const named = (nl: string, de: string) =>
    precautionProblems({ texts: { nl: { composition: nl }, de: { composition: de } } } as never)
  expect(named('Tijm, haver', 'Thymian, Hafer')).toEqual([])
  expect(named('Tijm, haver', 'Kräuter, Hafer')).toEqual([
    'texts.de.composition: names ‘’, in nl it is ‘thyme’ (FEED-ADVICE-77)',
  ])
})

test('sage and thyme exclude mares in foal, in whatever feed they are (FEED-ADVICE-41)', () => {
  const given = products.filter(
    ({ product: { dose, texts: own } }) =>
      dose &&
      precautionsOf(own.nl?.composition).notInFoal.length > 0 &&
      !stagesInFoal.every((stage) => dose.feeding.notFor?.includes(stage)),
  )
  expect(given.map(({ product }) => product.id)).toEqual([])
  const of = (id: number) => products.find(({ product }) => product.id === id)?.product.dose?.feeding.notFor
  for (const id of [351, 502, 518]) expect(of(id)).toEqual(stagesInFoal)
  expect(of(101)).toBeUndefined()
})
