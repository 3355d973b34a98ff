import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  figureProblems,
  quotationProblems,
  readDataFiles,
  termProblems,
  textsOf,
  type TermList,
} from './terms.ts'

const german: TermList = {
  language: 'de',
  address: { form: 'Sie', avoid: ['du'] },
  terms: [{ thing: 'scoop', term: 'Schaufel', avoid: ['Messbecher'], except: ['data/catalogue'] }],
}

test('a word that another one stands for is found, whatever its case (TEXTS-1)', () => {
  expect(termProblems(german, [{ source: 'messages/calculator.scoops', text: 'Zwei MESSBECHER' }])).toEqual([
    'de: ‘Messbecher’ in messages/calculator.scoops (scoop: Schaufel)',
  ])
})

test('a word inside another word, or where it is excepted, is none (TEXTS-1)', () => {
  const texts = [
    { source: 'messages/cart.empty', text: 'Duft und Produkte' },
    { source: 'messages/cart.scoop', text: '{Messbecher} und [Schaufel](product:messbecher)' },
    { source: 'data/catalogue/products/411-scoop.yaml', text: 'Ein Messbecher' },
  ]
  expect(termProblems(german, texts)).toEqual([])
})

test('the name of a cookie in code marks is none (TEXTS-1)', () => {
  expect(termProblems(german, [{ source: 'p', text: 'Das Cookie `Messbecher`' }])).toEqual([])
  expect(termProblems(german, [{ source: 'p', text: 'Das Cookie Messbecher' }])).toHaveLength(1)
})

test('a second form of address is found (TEXTS-2)', () => {
  expect(termProblems(german, [{ source: 'messages/cart.empty', text: 'Was möchtest du?' }])).toHaveLength(1)
})

test('Dutch texts about products say u (TEXTS-2, ACC-278)', () => {
  const list = { language: 'nl', address: { form: 'u', avoid: ['je', 'jij', 'jou', 'jouw'] }, terms: [] }
  const products = readDataFiles(path.resolve(import.meta.dirname, '../data/catalogue/products'))
  const ofProducts = textsOf('nl', products).filter(({ source }) => source.startsWith('data/'))
  expect(ofProducts.length).toBeGreaterThan(100)
  expect(termProblems(list, ofProducts)).toEqual([])
})

test('quotation marks of another language are found, apostrophes are not (TEXTS-3)', () => {
  const texts = [
    { source: 'messages/a', text: 'Pferd’s „Heu“' },
    { source: 'messages/b', text: '»Heu«' },
  ]
  expect(quotationProblems('de', texts)).toEqual(['de: » « in messages/b'])
})

test('thousands that are grouped outside Swedish, and ranges with a hyphen, are found (TEXTS-4)', () => {
  const problemsOf = (language: string, text: string) =>
    figureProblems(language, [{ source: 'messages/a', text }])
  for (const text of [
    'from 1.000 kg',
    'from 12,500 kg',
    'from 3 000 kg',
    '1-2 days',
    '0,5 - 1 kg',
    '{a}-{b}',
  ])
    expect(problemsOf('en', text)).toHaveLength(1)
  for (const text of ['1000 kg', '0.139 MJ', '1–2 days', '16-11-2026', '3-kg', 'doi 10.1016/2014.06.021'])
    expect(problemsOf('en', text)).toEqual([])
  expect(problemsOf('sv', 'från 3 000 kg')).toEqual([])
  expect(problemsOf('sv', 'från 3.000 kg')).toHaveLength(1)
  expect(
    figureProblems('pt', [{ source: 'messages/forms.errors.invalid-postcode', text: '1234-567' }]),
  ).toEqual([])
})

test('the texts of a language are its messages and what stands under its code in the data, without addresses', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'terms-'))
  writeFileSync(
    path.join(folder, 'page.yaml'),
    'texts: { de: { slug: adresse, title: Titel, usps: [Eins] }, nl: { title: Kop } }',
  )
  const texts = textsOf('de', readDataFiles(folder))
  rmSync(folder, { recursive: true })
  expect(texts.filter(({ source }) => source.startsWith('data/')).map(({ text }) => text)).toEqual([
    'Titel',
    'Eins',
  ])
  expect(texts.filter(({ source }) => source.startsWith('messages/')).length).toBeGreaterThan(1000)
})
