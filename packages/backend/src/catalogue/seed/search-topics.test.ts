import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { dump } from 'js-yaml'
import { readCatalogue } from './read-catalogue.ts'
import { readArticles, searchTopics, type SearchTopicsFile, topicProblems } from './search-topics.ts'

const dataDir = path.join(import.meta.dirname, '../../../../../data')
const catalogue = readCatalogue(dataDir)
const known = {
  products: catalogue.products.map(({ product }) => product),
  categories: new Set(catalogue.categories.map(({ key }) => key)),
  articles: readArticles(dataDir),
}
const [[name, topic] = ['', {}]] = Object.entries(catalogue.topics)
const changed = (change: object) => ({ [name]: { ...topic, ...change } }) as SearchTopicsFile

test('the topics of the shop name what there is (SEARCH-7)', () => {
  expect(topicProblems(catalogue.searchTopics, known)).toEqual([])
})

test.each([
  [{ category: 'no-such-category' }, `${name}.category: there is no category no-such-category`],
  [{ products: [999_999] }, `${name}.products: there is no product 999999`],
  [{ advice: ['no-such-article'] }, `${name}.advice: there is no article no-such-article`],
  [{ advice: ['energy-on-the-label'] }, `${name}.advice: none of its articles is published at muehldorfer`],
])('a topic that names what there is not is refused: %j (SEARCH-7, SEARCH-9)', (change, problem) => {
  expect(topicProblems(searchTopics(changed(change), known.products), known)).toEqual([problem])
})

test('a shop with such a topic is not filled (SEARCH-7)', () => {
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
