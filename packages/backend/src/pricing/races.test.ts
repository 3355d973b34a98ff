import { insertBareOrders, type Mutant, startTwoShops, unguarded } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { inTransaction } from '../database/index.ts'
import { redeemPromotions } from './index.ts'

const singleUse = 501
const oncePerCustomer = 101

/** Twenty orders at once, on two processes, with one promotion. Gives how many of them have it. */
async function redeemAtOnce(
  promotionId: number,
  customerKey: (orderId: number) => string,
  mutant?: Mutant,
): Promise<number> {
  const lasting = [
    [
      /(?<=select promotion_id, usage_limit, usage_limit_per_customer from promotion)(?=\s)/,
      ', pg_sleep(0.05)',
    ],
  ] as const
  await using two = await startTwoShops({ mutant, widen: lasting })
  await insertBareOrders(two.shops[0], 20)
  await two.lineUp()
  const answers = await Promise.all(
    two.turns(20).map(({ context }, orderId) =>
      inTransaction(context, (transaction) =>
        redeemPromotions(transaction, {
          orderId: orderId + 1,
          promotionIds: [promotionId],
          customerKey: customerKey(orderId),
          now: context.now(),
        }),
      ),
    ),
  )
  return answers.filter(({ ok }) => ok).length
}

const everybody = (orderId: number) => `${orderId}@example.nl`
const oneCustomer = () => 'one@example.nl'

test('of twenty orders at once one has a promotion that counts once (PRICING-13)', async () => {
  expect(await redeemAtOnce(singleUse, everybody)).toBe(1)
})

test('without the condition on its uses more have it', async () => {
  const mutant: Mutant = {
    changes: [[/ and p\.used < p\.usage_limit/, '']],
    constraints: [['promotion', 'promotion_used']],
  }
  expect(await redeemAtOnce(singleUse, everybody, mutant)).toBeGreaterThan(1)
})

test('of twenty orders of one customer at once one has a promotion that counts once for each (PRICING-13, 26)', async () => {
  expect(await redeemAtOnce(oncePerCustomer, oneCustomer)).toBe(1)
})

test('without the unique key of a customer’s uses more have it', async () => {
  const mutant: Mutant = {
    changes: [],
    constraints: [['promotion_redemption', 'promotion_redemption_customer_use']],
  }
  const redeemed = await unguarded(
    () => redeemAtOnce(oncePerCustomer, oneCustomer, mutant),
    (count) => count > 1,
  )
  expect(redeemed).toBeGreaterThan(1)
})
