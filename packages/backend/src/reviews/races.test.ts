import { mutateStatements, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'

const patience = { timeout: 180_000 }
const productId = 101

type Mutant = { part: RegExp; constraint?: string }

/** Two shops on one database; a mutant lacks a part of its statements, and perhaps a constraint. */
async function inTwoShops<Result>(
  mutant: Mutant | null,
  work: (shops: readonly [TestShop, TestShop]) => Promise<Result>,
): Promise<Result> {
  const env = { DATABASE_POOL_SIZE: '12' }
  await using first = await startTestShop({ env })
  await using second = await startTestShop({ env, beside: first })
  let seen = mutant === null
  if (mutant) {
    for (const shop of [first, second]) {
      mutateStatements(shop, (text) => {
        seen ||= mutant.part.test(text)
        return text.replace(mutant.part, '')
      })
    }
    if (mutant.constraint)
      await first.context.database.pool.query(
        `alter table review_origin drop constraint ${mutant.constraint}`,
      )
  }
  const result = await work([first, second])
  expect(seen).toBe(true)
  return result
}

const review = (turn: number) => ({
  productId,
  title: `Mening ${turn}`,
  text: `Onze pony nummer ${turn} eet het graag op.`,
  rating: (turn % 5) + 1,
})

/** Fifty customers publish at once; gives the kept figures beside those that counting gives. */
const publishFifty =
  ([first, second]: readonly [TestShop, TestShop]) =>
  async () => {
    const customers = []
    for (let turn = 0; turn < 50; turn += 1) customers.push(await startCustomer(turn % 2 ? first : second))
    const answers = await Promise.all(
      customers.map((customer, turn) => customer.request('/api/reviews', { json: review(turn) })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
    const { rows } = await first.context.database.pool.query<{ kept: unknown; counted: unknown }>(
      `select json_build_array(a.count, a.average, a.distribution) kept,
       (select json_build_array(count(*), round(avg(rating), 2), array[
         count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
         count(*) filter (where rating = 4), count(*) filter (where rating = 5)])
        from review r where r.product_id = $1 and published_at is not null) counted
     from review_aggregate a where a.product_id = $1`,
      [productId],
    )
    return rows[0]
  }

test('stars stay exact while fifty reviews are published at once (REVIEWS-9)', patience, async () => {
  const figures = await inTwoShops(null, (shops) => publishFifty(shops)())
  expect(figures?.kept).toEqual(figures?.counted)
})

// A race that is not run to the end by chance is run again: what counts is that the breach exists.
test('without the lock on the figures they do not', { ...patience, retry: 4 }, async () => {
  const lock = { part: /(?<=from review_aggregate where product_id = \$1) for update/ }
  const figures = await inTwoShops(lock, (shops) => publishFifty(shops)())
  expect(figures?.kept).not.toEqual(figures?.counted)
})

/** One customer sends twenty reviews of a product at once; gives how many are kept. */
async function sendTwenty(shops: readonly [TestShop, TestShop]): Promise<number> {
  const customer = await startCustomer(shops[0])
  const headers = { cookie: customer.cookie() }
  await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      (shops[turn % 2] ?? shops[0]).request('/api/reviews', { json: review(turn), headers }),
    ),
  )
  const { rows } = await shops[0].context.database.pool.query(
    'select 1 from review_origin where user_id = $1',
    [customer.userId],
  )
  return rows.length
}

test('one customer has one review of a product, however fast they click (REVIEWS-2)', patience, async () => {
  expect(await inTwoShops(null, sendTwenty)).toBe(1)
})

test('without the unique key they have more', { ...patience, retry: 4 }, async () => {
  const mutant = { part: / on conflict do nothing(?= returning review_id)/, constraint: 'review_of_customer' }
  expect(await inTwoShops(mutant, sendTwenty)).toBeGreaterThan(1)
})
