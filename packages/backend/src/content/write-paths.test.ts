import { startTestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { type PathRow, writePaths } from './write-paths.ts'

const row: PathRow = {
  siteId: 1,
  languageId: 1,
  path: '/paardenvoer/',
  kind: 'content-page',
  ref: 'page:horse-feed',
  targetId: 1,
  target: {},
  title: 'Paardenvoer',
  textLanguageId: 1,
  parentRef: null,
  position: 0,
  icon: null,
  inSitemap: true,
  contentHash: 'x',
}

test('CONTENT-2: a page cannot take the address of a category', async () => {
  await using shop = await startTestShop()
  const client = await shop.context.database.pool.connect()
  try {
    await client.query('begin')
    const writing = writePaths({ client, owned: ['page'], rows: [row], now: shop.clock.now() })
    await expect(writing).rejects.toThrow('category:feed and page:horse-feed share the address')
  } finally {
    await client.query('rollback')
    client.release()
  }
})
