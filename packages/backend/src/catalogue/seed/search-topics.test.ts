import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { dump } from 'js-yaml'
import { topicsWarnedOf } from '@haverhof/domain/catalogue'
import { languageCodes } from '@haverhof/domain/shared'
import { readCatalogue } from './read-catalogue.ts'
import { readArticles, searchTopics, type SearchTopicsFile, topicProblems } from './search-topics.ts'

const dataDir = path.join(import.meta.dirname, '../../../../../data')
const catalogue = readCatalogue(dataDir)
const names = {
  products: catalogue.products.map(({ product }) => product),
  categories: new Set(catalogue.categories.map(({ key }) => key)),
  articles: readArticles(dataDir),
}
const [[name, topic] = ['', {}]] = Object.entries(catalogue.topics)
const changed = (change: object) => ({ [name]: { ...topic, ...change } }) as SearchTopicsFile

test('the topics of the shop name what there is (SEARCH-17)', () => {
  expect(topicProblems(catalogue.searchTopics, names)).toEqual([])
})

/** How a label says what its product is not for. */
const exclusions = {
  nl: /\b(niet|nooit) (geschikt |bedoeld |gebruiken |geven )?(voor|bij|op|aan)\b|ongeschikt/i,
  de: /\b(nicht|nie|niemals) (geeignet |verwenden |geben )?(für|bei|auf|an)\b|ungeeignet|nicht geeignet/i,
  da: /\b(ikke|aldrig) (egnet |bruges |beregnet |gives )?(til|ved|på)\b|brug ikke|uegnet/i,
  en: /\b(not|never) (suitable |meant |intended |for use )?(for|on|with)\b|do not (use|feed|give)|unsuitable/i,
  it: /\b(non|mai) (è )?(adatt\S+ |indicat\S+ )?(per|su|in caso|a)\b|non (lo )?(usi|dia|usare|dare)/i,
  pt: /(não|nunca) (é )?(adequad\S+ |indicad\S+ )?(para|em|a)\b|não (o )?(use|usar|dê|dar)/i,
  es: /\b(no|nunca) (es )?(apto |adecuad\S+ |indicad\S+ )?(para|en|a)\b|no (lo )?(use|usar|dé|dar)/i,
  sv: /\b(inte|ej|aldrig) (lämplig\S* |avse\S+ |ges )?(för|till|på|vid|åt)\s|använd inte|olämplig/i,
  et: /\b(mitte|ärge|ei sobi|sobimatu)/i,
} satisfies Record<(typeof languageCodes)[number], RegExp>

/** Sentences that only look like one: foals that eat with the mare, a mare that cannot reach the trough. */
const noExclusions = ['foal 202 nl', 'foal 203 es', 'foal 513 nl', 'mare 513 nl', 'ulcers 312 et']

test('no topic shows a product whose own text says that it is not for it (SEARCH-7, 17)', () => {
  const shown = names.products.flatMap(({ id, texts }) =>
    languageCodes.flatMap((language) => {
      const { summary = '', description = '', feedingAdvice = '' } = texts[language] ?? {}
      const sentences = [summary, description, feedingAdvice].join('\n').split(/(?<=[.!?:;])\s+|\n+/)
      return sentences
        .filter((sentence) => exclusions[language].test(sentence))
        .flatMap((sentence) => topicsWarnedOf(sentence, language, catalogue.searchTopics))
        .filter(({ kind, unfitIds }) => kind !== 'emergency' && !unfitIds.includes(id))
        .map(({ key }) => `${key} ${id} ${language}`)
    }),
  )
  expect([...new Set(shown)].toSorted()).toEqual(noExclusions)
  const unfit = (key: string) => catalogue.searchTopics.find((topic) => topic.key === key)?.unfitIds
  expect([unfit('thrush'), unfit('hoof-cracks'), unfit('mud-fever')]).toEqual([[402], [402], [510]])
})

test.each([
  [{ category: 'no-such-category' }, `${name}.category: there is no category no-such-category`],
  [{ products: [999_999] }, `${name}.products: there is no product 999999`],
  [{ advice: ['no-such-article'] }, `${name}.advice: there is no article no-such-article`],
  [{ advice: ['energy-on-the-label'] }, `${name}.advice: none of its articles is published at muehldorfer`],
])('a topic that names what there is not is refused: %j (SEARCH-9, 17)', (change, problem) => {
  expect(topicProblems(searchTopics(changed(change), names.products), names)).toEqual([problem])
})

test('a shop with such a topic is not filled (SEARCH-17)', () => {
  const wrong = mkdtempSync(path.join(tmpdir(), 'haverhof-topics-'))
  try {
    for (const part of ['catalogue', 'content', 'law.yaml'])
      cpSync(path.join(dataDir, part), path.join(wrong, part), { recursive: true })
    const file = 'catalogue/search-topics.yaml'
    writeFileSync(path.join(wrong, file), dump(changed({ category: 'no-such-category' })))
    expect(() => readCatalogue(wrong)).toThrow(`${file}: ${name}.category: there is no category`)
  } finally {
    rmSync(wrong, { recursive: true })
  }
})
