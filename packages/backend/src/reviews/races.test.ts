import {
  type Customer,
  type Mutant,
  receiveOrder,
  startCustomer,
  startTwoShops,
  stopAfter,
  unguarded,
} from '@haverhof/testing'
import { expect, test } from 'vitest'
import { requestReviews } from './index.ts'

const DAY = 24 * 3_600_000
const productId = 101

const review = (turn: number) => ({
  productId,
  title: `Mening ${turn}`,
  text: `Onze pony nummer ${turn} eet het graag op.`,
  rating: (turn % 5) + 1,
})

/** Fifty customers publish at once, the last two closely one after the other; gives the kept figures beside those that counting gives. */
async function publishFifty(mutant?: Mutant): Promise<{ kept: unknown; counted: unknown } | undefined> {
  await using two = await startTwoShops({ mutant })
  const overtake = stopAfter(two.shops[0], /update review_aggregate kept/)
  const customers: Customer[] = []
  for (const shop of two.turns(50)) customers.push(await startCustomer(shop))
  const answers: number[] = []
  const publish = async (turn: number) => {
    const answer = await customers[turn]?.request('/api/reviews', { json: review(turn) })
    answers.push(answer?.status ?? 0)
  }
  await two.lineUp()
  await Promise.all(Array.from({ length: 48 }, (_, turn) => publish(turn)))
  await overtake(
    () => publish(48),
    () => publish(49),
  )
  expect(answers).toEqual(Array.from({ length: 50 }, () => 200))
  const [figures] = await two.sql<{ kept: unknown; counted: unknown }>(
    `select json_build_array(a.count, a.average, a.distribution) kept,
       (select json_build_array(count(*), round(avg(rating), 2), array[
         count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
         count(*) filter (where rating = 4), count(*) filter (where rating = 5)])
        from review r where r.product_id = $1 and published_at is not null) counted
     from review_aggregate a where a.product_id = $1`,
    [productId],
  )
  return figures
}

test('stars stay exact while fifty reviews are published at once (REVIEWS-9)', async () => {
  const figures = await publishFifty()
  expect(figures?.kept).toEqual(figures?.counted)
})

test('without the lock on the figures they do not', async () => {
  const figures = await publishFifty({
    changes: [
      [/(?<=from review_aggregate where product_id = \$\d) for update/, ''],
      // The row is there; asking for it waits for those who write it, too.
      [
        /values \(\$\d, 0, 0, '\{0,0,0,0,0\}'\) on conflict \(product_id\) do nothing/,
        'select $1::int, 0, 0, null::int[] where false',
      ],
    ],
  })
  expect(figures?.kept).not.toEqual(figures?.counted)
})

/** One customer sends twenty reviews of a product at once; gives how many are kept. */
async function sendTwenty(mutant?: Mutant): Promise<number> {
  await using two = await startTwoShops({ mutant })
  const customer = await startCustomer(two.shops[0])
  const headers = { cookie: customer.cookie() }
  await two.lineUp()
  await Promise.all(
    two.turns(20).map((shop, turn) => shop.request('/api/reviews', { json: review(turn), headers })),
  )
  return (await two.sql('select 1 from review_origin where user_id = $1', [customer.userId])).length
}

test('one customer has one review of a product, however fast they click (REVIEWS-2)', async () => {
  expect(await sendTwenty()).toBe(1)
})

test('without the unique key they have more', async () => {
  const mutant: Mutant = {
    changes: [[/ on conflict do nothing(?= returning review_id)/, '']],
    constraints: [['review_origin', 'review_of_customer']],
  }
  const breaches = await unguarded(
    () => sendTwenty(mutant),
    (count) => count > 1,
  )
  expect(breaches).toBeGreaterThan(1)
})

/** Six workers find the same five orders at once; gives how many mails ask for a review. */
async function askAtOnce(mutant?: Mutant): Promise<number> {
  await using two = await startTwoShops({ mutant })
  const [first] = two.shops
  const customer = await startCustomer(first)
  for (let each = 0; each < 5; each += 1) await receiveOrder(first, customer)
  first.clock.advance(8 * DAY)
  await two.lineUp()
  await Promise.all(two.turns(6).map(({ context }) => requestReviews(context)))
  return (await two.sql(`select 1 from outbox_mail where kind = 'review-request'`)).length
}

test('however many workers look, an order is asked about once (REVIEWS-6)', async () => {
  expect(await askAtOnce()).toBe(5)
})

test('without the row that says so it is asked about more often', async () => {
  const mutant: Mutant = {
    changes: [
      [/\s+on conflict \(order_id\) do nothing(?= returning order_id)/, ''],
      [/\s+on conflict \(cause_key\) do nothing/, ''],
    ],
    constraints: [
      ['review_request', 'review_request_pkey'],
      ['outbox_mail', 'outbox_mail_cause_key_unique'],
    ],
  }
  const mails = await unguarded(
    () => askAtOnce(mutant),
    (count) => count > 5,
  )
  expect(mails).toBeGreaterThan(5)
})
