import { createTestDatabase, httpSend, startApiProcess } from '@haverhof/testing'
import { expect, test } from 'vitest'

const questions = [
  {},
  { landingpageId: 11 },
  { filter: { searchTerm: 'muesli' } },
  { filter: { searchTerm: 'muslei', filters: [{ facetKey: 'package', selectedKeys: ['bag'] }] } },
  { pageInfo: { sort: 'name', pageSize: 12, page: 2 } },
]

test('a running process answers lists and searches from PostgreSQL as one does from its memory (CATALOGUE-22)', async () => {
  await using database = await createTestDatabase()
  await using memory = await startApiProcess({ databaseUrl: database.url })
  await using postgres = await startApiProcess({
    databaseUrl: database.url,
    env: { SEARCH_ENGINE: 'postgres' },
  })
  const ask = ({ port }: { port: number }, question: object) =>
    httpSend(() => port)<{ products: unknown[] }>('POST', '/api/products/search', question)
  for (const question of questions) {
    const [inMemory, inPostgres] = await Promise.all([ask(memory, question), ask(postgres, question)])
    expect(inMemory.products.length).toBeGreaterThan(0)
    expect(inPostgres).toEqual(inMemory)
  }
})
