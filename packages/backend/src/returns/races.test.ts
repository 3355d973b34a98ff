import { type Mutant, receiveOrder, startCustomer, startTwoShops, unguarded } from '@haverhof/testing'
import { expect, test } from 'vitest'

const muesli = 10101

/** Twenty returns of one piece at once, on two shops, of a line with three pieces. Gives how many pieces come back. */
async function race(mutant?: Mutant): Promise<{ registered: number; answers: number[] }> {
  await using two = await startTwoShops({ mutant, pause: { after: /"isReturnable"[^]*"left"/, ms: 60 } })
  const [first] = two.shops
  const customer = await startCustomer(first)
  const { orderId } = await receiveOrder(first, customer, { lines: [[muesli, 3]] })
  const headers = { cookie: customer.cookie() }
  await two.lineUp()
  const answers = await Promise.all(
    two.turns(20).map((shop) => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ orderId, lineNumber: 1, quantity: 1, reason: 'quality' }))
        body.append(name, String(value))
      return shop.request('/api/account/returns', { method: 'POST', headers, body })
    }),
  )
  const rows = await two.sql<{ pieces: number }>(
    'select sum(quantity)::int pieces from product_return where order_id = $1',
    [orderId],
  )
  return { registered: rows[0]?.pieces ?? 0, answers: answers.map(({ status }) => status) }
}

test('returns at the same moment never exceed what was ordered (RETURNS-6)', async () => {
  const { registered, answers } = await race()
  expect(registered).toBe(3)
  expect(answers.filter((status) => status === 200)).toHaveLength(3)
  expect(answers.filter((status) => status === 409)).toHaveLength(17)
})

test('without the lock on the order they do', async () => {
  const lock = /(?<=from shop_order where order_id = \$\d and account_id = \$\d.*) for no key update/
  const { registered } = await unguarded(
    () => race({ changes: [[lock, '']] }),
    (outcome) => outcome.registered > 3,
  )
  expect(registered).toBeGreaterThan(3)
})
