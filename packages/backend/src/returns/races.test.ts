import { mutateStatements, receiveOrder, startCustomer, startTestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'

const muesli = 10101
const patience = { timeout: 120_000 }

/** Twenty returns of one piece at once, on two shops, of a line with three pieces. Gives how many pieces come back. */
async function race(withoutLock: boolean): Promise<{ registered: number; answers: number[] }> {
  const env = { DATABASE_POOL_SIZE: '12' }
  await using first = await startTestShop({ env })
  await using second = await startTestShop({ env, beside: first })
  let seen = false
  if (withoutLock) {
    for (const shop of [first, second]) {
      mutateStatements(shop, (text) => {
        if (!text.includes('from shop_order where order_id = $1 and account_id = $2')) return text
        seen = true
        return text.replace(' for no key update', '')
      })
    }
  }
  const customer = await startCustomer(first)
  const { orderId } = await receiveOrder(first, customer, { lines: [[muesli, 3]] })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ orderId, lineNumber: 1, quantity: 1, reason: 'quality' }))
        body.append(name, String(value))
      const shop = turn % 2 ? first : second
      return shop.request('/api/account/returns', {
        method: 'POST',
        headers: { cookie: customer.cookie() },
        body,
      })
    }),
  )
  const { rows } = await first.context.database.pool.query<{ pieces: number }>(
    'select sum(quantity)::int pieces from product_return where order_id = $1',
    [orderId],
  )
  expect(seen).toBe(withoutLock)
  return { registered: rows[0]?.pieces ?? 0, answers: answers.map(({ status }) => status) }
}

test('returns at the same moment never exceed what was ordered (RETURNS-6)', patience, async () => {
  const { registered, answers } = await race(false)
  expect(registered).toBe(3)
  expect(answers.filter((status) => status === 200)).toHaveLength(3)
  expect(answers.filter((status) => status === 409)).toHaveLength(17)
})

// A race that is not run to the end by chance is run again: what counts is that the breach exists.
test('without the lock on the order they do', { ...patience, retry: 4 }, async () => {
  expect((await race(true)).registered).toBeGreaterThan(3)
})
