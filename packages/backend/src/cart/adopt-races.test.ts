import {
  mutateStatements,
  startCustomer,
  startShopping,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../database/index.ts'
import { adoptCart } from './index.ts'

const muesli = 10_101

async function signIn(at: TestShop, userId: string, shoppingcartId: string | null): Promise<string | null> {
  const scope = (await at.context.sites.pairs()).find((pair) => pair.host === 'haverhof.nl')
  if (!scope) throw new Error('there is no Dutch site')
  const now = at.clock.now()
  return inTransaction(at.context, (transaction) =>
    adoptCart(transaction, { userId, scope, shoppingcartId, now }),
  )
}

/** Ten guests' carts join one account on two processes, while more is put into them. */
async function joinAtOnce(mutant?: (text: string) => string): Promise<{ added: number; held: number }> {
  const env = { DATABASE_POOL_SIZE: '12' }
  await using first = await startTestShop({ env })
  await using second = await startTestShop({ env, beside: first })
  if (mutant) for (const each of [first, second]) mutateStatements(each, mutant)
  const query = (text: string, values: unknown[]) => first.context.database.pool.query(text, values)
  await query('update stock set amount = 900 where variant_id = $1', [muesli])
  const { userId } = await startCustomer(first)
  const guests = await Promise.all(Array.from({ length: 10 }, () => startShopping(first)))
  await Promise.all(guests.map((guest) => guest.add(muesli)))
  const more = guests.flatMap((guest, index) => [
    guest.add(muesli),
    signIn(index % 2 ? first : second, userId, guest.cartId),
    guest.add(muesli),
  ])
  const answers = await Promise.all(more)
  const added = answers.filter((answer) => answer instanceof Response && answer.status === 204).length
  const { rows } = await query(
    `select coalesce(sum(l.quantity), 0)::int held from cart c join cart_line l using (cart_id)
     where c.account_id = $1 and c.cart_id = (select cart_id from cart where account_id = $1
       order by last_modified desc, cart_id limit 1)`,
    [userId],
  )
  return { added: 10 + added, held: (rows[0] as { held: number }).held }
}

describe('sign-ins at the same moment, while the carts are changed', () => {
  test('lose nothing that was acknowledged, and leave one cart', { timeout: 60_000 }, async () => {
    const { added, held } = await joinAtOnce()
    expect(held).toBe(added)
  })

  test(
    'without the locks something is lost, or a sign-in fails',
    { timeout: 120_000, retry: 4 },
    async () => {
      const outcome = await joinAtOnce((text) =>
        text.replace(/ for no key update$/, '').replace(/(order by cart_id) for update$/, '$1'),
      ).catch(() => null)
      expect(outcome?.held).not.toBe(outcome?.added ?? 0)
    },
  )
})
