import {
  finishAtSandbox,
  type Mutant,
  startBuying,
  startTwoShops,
  tellShop,
  type TwoShops,
  unguarded,
  untilDoneOrWaiting,
} from '@haverhof/testing'
import { expect, test } from 'vitest'
import { inTransaction } from '../../database/index.ts'
import { claimPapers, sendOrder } from '../index.ts'

const siteIds = [1]

async function paidOrders({ shops: [shop] }: TwoShops, count: number): Promise<number[]> {
  const orderIds: number[] = []
  for (let n = 0; n < count; n += 1) {
    const order = await (await startBuying(shop, { lines: [[10201, 1]] })).order()
    await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
    orderIds.push(order.orderId)
  }
  return orderIds
}

/** How often each order is on a paper, when twelve print all of them at once, half of them in the opposite order. */
async function printedAtOnce(mutant?: Mutant): Promise<number[]> {
  await using two = await startTwoShops({ ...(mutant && { mutant }) })
  const orderIds = await paidOrders(two, 5)
  await two.lineUp()
  const left = await Promise.all(
    two.turns(12).map(({ context }, turn) => {
      const ids = turn % 2 === 0 ? orderIds : orderIds.toReversed()
      return claimPapers(context, { orderIds: ids, siteIds, by: `staff:${turn}`, session: null })
    }),
  )
  return orderIds.map((orderId) => left.filter((others) => !others.has(orderId)).length)
}

test('twelve who print the slips of the same orders at once: each order is on the paper of one of them (SHIPMENTS-23)', async () => {
  expect(await printedAtOnce()).toEqual([1, 1, 1, 1, 1])
})

test('without the condition of the claim an order is on several papers (SHIPMENTS-23)', async () => {
  const mutant = {
    changes: [
      [
        /where (\(packing_claim\.claimed_by = [\s\S]*? or packing_claim\.ends_at <= \$\d+\))\s+returning order_id/,
        'where $1 or true returning order_id',
      ],
    ],
  } as const
  const isTwice = (printed: number[]) => printed.some((count) => count > 1)
  expect(isTwice(await unguarded(() => printedAtOnce(mutant), isTwice))).toBe(true)
})

const whileSent: [string, Mutant | undefined, number][] = [
  ['what is sent while its slip is printed is not claimed', undefined, 0],
  [
    'without the lock a claim is left at what has gone',
    { changes: [[/(order by order_id) for no key update/, '$1']] },
    1,
  ],
]

test.each(whileSent)('%s (SHIPMENTS-12)', async (_, mutant, claims) => {
  await using two = await startTwoShops({ ...(mutant && { mutant }) })
  const [first, second] = two.shops
  const [orderId = 0] = await paidOrders(two, 1)
  const printing: Promise<unknown>[] = []
  await inTransaction(first.context, async (transaction) => {
    await sendOrder(first.context, transaction, { orderId, by: 'staff:1' })
    const claim = { orderIds: [orderId], siteIds, by: 'staff:2', session: null }
    const claiming = claimPapers(second.context, claim)
    printing.push(claiming)
    await untilDoneOrWaiting(first, claiming)
  })
  await Promise.all(printing)
  expect(await two.sql('select 1 from packing_claim')).toHaveLength(claims)
})
