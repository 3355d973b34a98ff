import { startTestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'

test('a mailing counts once per id and day (SITES-10, §7.44)', async () => {
  await using shop = await startTestShop()
  const report = () => shop.request('/api/Conversion?mailplusId=spring-7', { method: 'POST' })
  expect((await report()).status).toBe(204)
  expect((await report()).status).toBe(204)
  shop.clock.advance(24 * 3_600_000)
  await report()
  const stored = await shop.context.database.pool.query(
    `select 1 from conversion where mailplus_id = 'spring-7'`,
  )
  expect(stored.rowCount).toBe(2)
})
