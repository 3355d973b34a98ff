import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type ContentFiles, readContent } from '../content/content-data.ts'
import { refuseClaimsOfContent, refuseClaimsOfFiles, textsOnIllness } from './claims-of-content.ts'

const dataDir = path.resolve(import.meta.dirname, '../../../../data')
const feeds = new Set([101])
const article = (products: number[], text: { title: string; intro: string; body: string }) =>
  ({
    items: [{ file: 'content/advice-articles/hay.yaml', products, texts: { en: { slug: 'hay', ...text } } }],
    navigations: [],
  }) as unknown as ContentFiles
const words = { title: 'Hay', intro: 'About hay', body: 'Laminitis has many causes.' }

test('advice may speak of illnesses, as long as no sentence leads to a product (LAW-16)', () => {
  expect(() => refuseClaimsOfContent(article([101], words), feeds)).not.toThrow()
  const tied = article([], { ...words, body: 'With laminitis, take [our balancer](product:223).' })
  expect(() => refuseClaimsOfContent(tied, feeds)).toThrow(
    /hay\.yaml: en\.body: speaks of an illness, ‘laminitis’ \(LAW-4\)/,
  )
})

test('what stands over a row of feeds names no illness, over other goods it may (LAW-4)', () => {
  const titled = { ...words, title: 'Forage with laminitis' }
  expect(() => refuseClaimsOfContent(article([101], titled), feeds)).toThrow(
    /en\.title: speaks of an illness/,
  )
  expect(() => refuseClaimsOfContent(article([412], titled), feeds)).not.toThrow()
})

test('a menu names no illness among goods, under advice it may (LAW-4)', () => {
  const labels = { de: 'Hufrehe und EMS' }
  const menu = (ref: string) =>
    ({
      items: [],
      navigations: [
        { key: 'shop', primary: [{ ref, labels: null, also: [{ ref: 'x:y', labels }] }], secondary: [] },
      ],
    }) as unknown as ContentFiles
  expect(() => refuseClaimsOfContent(menu('category:needs'), feeds)).toThrow(
    /navigation\.yaml: shop\.1\.de: speaks of an illness, ‘Hufrehe’ \(LAW-4\)/,
  )
  expect(() => refuseClaimsOfContent(menu('page:advice'), feeds)).not.toThrow()
})

test('home page and promotions name no illness (LAW-4)', async () => {
  expect(() => refuseClaimsOfFiles(dataDir)).not.toThrow()
  await using folder = await mkdtempDisposable(path.join(os.tmpdir(), 'claims-'))
  mkdirSync(path.join(folder.path, 'content'))
  writeFileSync(
    path.join(folder.path, 'content/home.yaml'),
    'shop: { nl: { hero: { title: Eerst het hooi } } }',
  )
  writeFileSync(
    path.join(folder.path, 'pricing.yaml'),
    'promotions: [{ titles: { en: Ten percent off laminitis } }]',
  )
  expect(() => refuseClaimsOfFiles(folder.path)).toThrow(
    /pricing\.yaml: promotions\.0\.titles\.en: speaks of an illness, ‘laminitis’/,
  )
})

test('the texts of the shop that name illnesses are listed for who reads them again (LAW-16)', () => {
  const listed = textsOnIllness(readContent(dataDir))
  expect(listed).toContain('content/advice-articles/forage-for-laminitis-and-ems.yaml')
  expect(listed).not.toContain('content/pages/cookies.yaml')
})
