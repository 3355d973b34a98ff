import { readCatalogue } from '../catalogue/seed/read-catalogue.ts'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const dataDir = path.resolve(import.meta.dirname, '../../../../data')

test('every figure in an answer of the data stands in the data of its product (QUESTIONS-14)', () => {
  const { products, questions } = readCatalogue(dataDir)
  const figures = (text: string) =>
    (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) => figure.replace(',', '.'))
  const figuresOf = new Map(
    products.map(({ file, product }) => [
      product.id,
      new Set(figures(readFileSync(path.join(dataDir, file), 'utf8'))),
    ]),
  )
  const all = questions.flatMap(({ questions: entries }) => entries)
  const strangers = all.flatMap(({ product, answer }) =>
    figures(answer)
      .filter((figure) => !figuresOf.get(product)?.has(figure))
      .map((figure) => `${product}: ${figure}`),
  )
  expect(all.length).toBeGreaterThan(0)
  expect(strangers).toEqual([])
})
