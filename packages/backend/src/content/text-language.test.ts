import { startTestShop, type TestShop } from '@haverhof/testing'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withOwnConnection } from '../database/index.ts'
import { readContent } from './content-data.ts'
import { seedContent } from './seed-content.ts'

const dataDir = path.resolve(import.meta.dirname, '../../../../data')

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

type Card = { title: string; textLanguage: string }
type Text = { textLanguage: string; body: unknown[] }

/** Pages of all sites whose text is in another language than they are. */
const inAnotherLanguage = async ({ context }: TestShop) =>
  (
    await context.database.pool.query<{ host: string; ref: string }>(
      `select host, ref from path join site_language using (site_id, language_id)
       where is_current and text_language_id <> language_id`,
    )
  ).rows

describe('texts come in the language of the page, else in the fallback language of the site (CONTENT-4)', () => {
  test.each([
    ['haverhof.nl', 'nl'],
    ['haverhof.de', 'de'],
    ['haverhof.dk', 'da'],
    ['haverhof.com', 'en'],
    ['haverhof.it', 'it'],
    ['haverhof.pt', 'pt'],
    ['haverhof.es', 'es'],
    ['haverhof.se', 'sv'],
    ['haverhof.ee', 'et'],
    ['muehldorfer.nl', 'nl'],
  ])('%s reads about delivery in %s', async (site, language) => {
    const page = await shop.read<Text>('/api/content/pages/1003', { site })
    expect(page.textLanguage).toBe(language)
    expect(page.body.length).toBeGreaterThan(0)
  })

  test('an untranslated article is read in the fallback language, after the others, and says so', async () => {
    await using untranslated = await startTestShop()
    const files = readContent(dataDir)
    delete files.items.find(({ key }) => key === 'questions-from-the-yard')?.texts.it
    await withOwnConnection(untranslated.context.database, async (client) => {
      await client.query('begin')
      await seedContent(
        { client, dataDir, now: untranslated.clock.now(), prices: 'keep', examples: 'write' },
        files,
      )
      await client.query('commit')
    })
    const { articles } = await untranslated.read<{ articles: Card[] }>('/api/content/blog', {
      site: 'haverhof.it',
    })
    expect(articles.at(-1)).toMatchObject({ title: 'Eight questions from the yard', textLanguage: 'en' })
    expect(new Set(articles.slice(0, -1).map(({ textLanguage }) => textLanguage))).toEqual(new Set(['it']))
    expect(await inAnotherLanguage(untranslated)).toEqual([
      { host: 'haverhof.it', ref: 'blog-article:questions-from-the-yard' },
    ])
  })

  test('every page is written in each language of the sites that publish it', async () => {
    expect(await inAnotherLanguage(shop)).toEqual([])
  })
})
