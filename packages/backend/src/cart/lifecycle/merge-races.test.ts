import {
  type Mutant,
  startCustomer,
  startShopping,
  startTwoShops,
  stopAfter,
  type TestShop,
  unguarded,
} from '@haverhof/testing'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/index.ts'
import { mergeCartOnSignIn } from '../index.ts'

const muesli = 10_101

async function signIn(at: TestShop, userId: string, shoppingcartId: string | null): Promise<string | null> {
  const scope = (await at.context.sites.scopes()).find((siteScope) => siteScope.host === 'haverhof.nl')
  if (!scope) throw new Error('there is no Dutch site')
  const now = at.clock.now()
  return inTransaction(at.context, (transaction) =>
    mergeCartOnSignIn(transaction, { userId, scope, shoppingcartId, now }),
  )
}

type Joined = { added: number; held: number; failed: number }

/** Ten guests' carts join one account on two processes, while more is put into them. */
async function joinAtOnce(mutant?: Mutant): Promise<Joined> {
  await using two = await startTwoShops({ mutant })
  const [first] = two.shops
  await two.sql('update stock set amount = 900 where variant_id = $1', [muesli])
  const { userId } = await startCustomer(first)
  const guests = await Promise.all(Array.from({ length: 10 }, () => startShopping(first)))
  await Promise.all(guests.map((guest) => guest.add(muesli)))
  await two.lineUp()
  const shops = two.turns(10)
  const more = guests.flatMap((guest, index) => [
    guest.add(muesli),
    signIn(shops[index] ?? first, userId, guest.cartId),
    guest.add(muesli),
  ])
  const answers = await Promise.allSettled(more)
  const done = answers.filter((answer) => answer.status === 'fulfilled').map(({ value }) => value)
  const added = done.filter((answer) => answer instanceof Response && answer.status === 204).length
  const [row] = await two.sql<{ held: number }>(
    `select coalesce(sum(l.quantity), 0)::int held from cart c join cart_line l using (cart_id)
     where c.account_id = $1 and c.cart_id = (select cart_id from cart where account_id = $1
       order by last_modified desc, cart_id limit 1)`,
    [userId],
  )
  return { added: 10 + added, held: row?.held ?? 0, failed: answers.length - done.length }
}

describe('sign-ins at the same moment, while the carts are changed', () => {
  test('lose nothing that was acknowledged, and leave one cart', async () => {
    const { added, held, failed } = await joinAtOnce()
    expect({ held, failed }).toEqual({ held: added, failed: 0 })
  })

  test('without the locks something is lost, or a sign-in fails', async () => {
    const mutant: Mutant = {
      changes: [
        [/(?<=select from account where user_id = \$\d) for no key update$/, ''],
        [/(?<=order by cart_id) for update$/, ''],
      ],
    }
    const isBad = ({ added, held, failed }: Joined) => held !== added || failed > 0
    expect(await unguarded(() => joinAtOnce(mutant), isBad)).toSatisfy(isBad)
  })
})

/** Something is put into a guest's cart just when its lines have been read to join another. Gives whether it is lost. */
async function isLost(mutant?: Mutant): Promise<boolean> {
  await using two = await startTwoShops({ mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, /"samplesPerPack"[^]*from cart_line l/)
  const { userId } = await startCustomer(first)
  await signIn(first, userId, (await startShopping(first)).cartId)
  const guest = await startShopping(second)
  await guest.add(muesli)
  let isAdded = false
  await overtake(
    () => signIn(first, userId, guest.cartId),
    async () => (isAdded = (await guest.add(muesli)).status === 204),
  )
  const [row] = await two.sql<{ held: number }>('select sum(quantity)::int held from cart_line')
  return row?.held !== (isAdded ? 2 : 1)
}

describe('what is put into a cart while it joins another', () => {
  test('is refused, or kept', async () => {
    expect(await isLost()).toBe(false)
  })

  test('without the lock on the carts is lost', async () => {
    expect(await isLost({ changes: [[/(?<=order by cart_id) for update$/, '']] })).toBe(true)
  })
})
