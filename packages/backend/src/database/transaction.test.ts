import { refusal } from '@haverhof/domain/shared'
import { startTestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { inTransaction, statement as define, type NoValues } from './index.ts'

const statement = <Values extends object = NoValues, Row = unknown>(text: string) =>
  define<Values, Row>(`test-${text.slice(0, 40)}`, text)

test('what a failing transaction has written is not there afterwards', async () => {
  await using shop = await startTestShop()
  const { database } = shop.context
  const total = statement('select sum(amount) total from stock')
  const before = await database.rows(total)
  const work = inTransaction(shop.context, async ({ rows }) => {
    await rows(
      statement(
        'update stock set amount = amount + 1 where variant_id = (select min(variant_id) from stock)',
      ),
    )
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(await database.rows(total)).toEqual(before)
})

test('what a refused transaction has written is not there afterwards', async () => {
  await using shop = await startTestShop()
  const { database } = shop.context
  const total = statement('select sum(amount) total from stock')
  const before = await database.rows(total)
  const refused = await inTransaction(shop.context, async ({ rows }) => {
    await rows(
      statement(
        'update stock set amount = amount + 1 where variant_id = (select min(variant_id) from stock)',
      ),
    )
    return refusal('changed-my-mind')
  })
  expect(refused).toEqual({ ok: false, reason: 'changed-my-mind' })
  expect(await database.rows(total)).toEqual(before)
})

test('two transactions that lock in opposite order both succeed in the end (DATABASE-1)', async () => {
  await using shop = await startTestShop()
  const [first, second] = (
    await shop.context.database.rows(
      statement<NoValues, { id: number }>('select variant_id id from stock order by 1 limit 2'),
    )
  ).map(({ id }) => id)
  const add = statement<{ id: number | undefined }>(
    'update stock set amount = amount + 1 where variant_id = :id',
  )
  let attempts = 0
  let held = 0
  const bothHoldOne = Promise.withResolvers<void>()
  const cross = (order: (number | undefined)[]) =>
    inTransaction(shop.context, async ({ rows }) => {
      attempts += 1
      await rows(add, { id: order[0] })
      held += 1
      if (held === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await rows(add, { id: order[1] })
    })
  await Promise.all([cross([first, second]), cross([second, first])])
  expect(attempts).toBeGreaterThan(2)
})

test('a transaction that PostgreSQL gives up every time is tried four times and then fails (DATABASE-1)', async () => {
  await using shop = await startTestShop()
  let attempts = 0
  const work = inTransaction(shop.context, async ({ rows }) => {
    attempts += 1
    await rows(statement(`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`))
  })
  await expect(work).rejects.toThrow('conflict')
  expect(attempts).toBe(4)
})

test('a connection that breaks in the middle is not used again', async () => {
  await using shop = await startTestShop({ env: { DATABASE_POOL_SIZE: '1' } })
  const work = inTransaction(shop.context, ({ rows }) =>
    rows(statement('select pg_terminate_backend(pg_backend_pid())')),
  )
  await expect(work).rejects.toThrow(/terminat/)
  await expect(shop.context.database.rows(statement('select 1 one'))).resolves.toEqual([{ one: 1 }])
})
