import {
  finishAtSandbox,
  type Mutant,
  startBuying,
  startTwoShops,
  tellShop,
  type TestShop,
  type TwoShops,
  type TwoShopsOptions,
  unguarded,
} from '@haverhof/testing'
import { expect, test } from 'vitest'
import { inTransaction, statement } from '../../database/index.ts'
import { claimNext, shipOrder } from '../index.ts'

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

function claim({ context }: TestShop, by: string): Promise<number | null> {
  return inTransaction(context, (transaction) =>
    claimNext(context, transaction, { siteIds, by, session: null, passedOver: [] }),
  )
}

const waitsNoLonger = statement('test-packing-patience', `select set_config('lock_timeout', '500', true)`)

/** The same, but a packer who would wait for a lock gives up. */
function claimImpatiently({ context }: TestShop, by: string): Promise<number | null> {
  return inTransaction(context, async (transaction) => {
    await transaction.rows(waitsNoLonger)
    return claimNext(context, transaction, { siteIds, by, session: null, passedOver: [] })
  })
}

/** Between look and lock another packer finishes. */
const widen: NonNullable<TwoShopsOptions['widen']> = [
  [
    /(where) (o\.status in \([^)]*\) and o\.site_id = any\(\$\d+\) and o\.order_id <> all)/,
    '$1 pg_sleep(random() * 0.1) is not null and $2',
  ],
]

async function packersAtOnce(mutant?: Mutant): Promise<{ orderIds: number[]; got: (number | null)[] }> {
  await using two = await startTwoShops({ widen, ...(mutant && { mutant }) })
  const orderIds = await paidOrders(two, 8)
  await two.lineUp()
  const got = await Promise.all(two.turns(12).map((shop, turn) => claim(shop, `staff:${turn}`)))
  return { orderIds, got }
}

test('twelve packers ask for the next of eight orders at once: each order is got by one of them, and none is left (SHIPMENTS-12)', async () => {
  const { orderIds, got } = await packersAtOnce()
  expect(got.filter((orderId) => orderId !== null).toSorted((a, b) => a - b)).toEqual(orderIds)
})

test('without the condition of the claim two of them get the same order (SHIPMENTS-12)', async () => {
  const mutant = {
    changes: [
      [
        /where \(packing_claim\.claimed_by = [\s\S]*? or packing_claim\.ends_at <= \$\d+\)\s+returning/,
        'returning',
      ],
    ],
  } as const
  const isTwice = ({ got }: { got: (number | null)[] }) => {
    const claimed = got.filter((orderId) => orderId !== null)
    return new Set(claimed).size < claimed.length
  }
  expect(isTwice(await unguarded(() => packersAtOnce(mutant), isTwice))).toBe(true)
})

const whileAnotherClaims: [string, Mutant | undefined, boolean][] = [
  [
    'a packer who asks while another is just getting the first order gets the second at once',
    undefined,
    true,
  ],
  ['without skipping what is locked they wait, and get nothing', { changes: [[/ skip locked/, '']] }, false],
]

test.each(whileAnotherClaims)('%s (SHIPMENTS-12)', async (_, mutant, isGot) => {
  await using two = await startTwoShops({ ...(mutant && { mutant }) })
  const [first, second] = two.shops
  const [, other] = await paidOrders(two, 2)
  await inTransaction(first.context, async (transaction) => {
    await claimNext(first.context, transaction, { siteIds, by: 'staff:1', session: null, passedOver: [] })
    const got = await claimImpatiently(second, 'staff:2').catch(() => null)
    expect(got === other).toBe(isGot)
  })
})

test('an order that one packs and another sends from elsewhere at once is sent once, by the one who packs it (SHIPMENTS-21)', async () => {
  await using two = await startTwoShops()
  const [orderId = 0] = await paidOrders(two, 1)
  const [first] = two.shops
  expect(await claim(first, 'staff:1')).toBe(orderId)
  await two.lineUp()
  const answers = await Promise.all(
    two.turns(12).map(({ context }, turn) => shipOrder(context, { orderId, by: `staff:${turn}` })),
  )
  expect(answers.flatMap((answer, turn) => (answer.ok ? turn : []))).toEqual([1])
  expect(await two.sql('select sent_by from shipment')).toEqual([{ sent_by: 'staff:1' }])
  expect(await two.sql('select 1 from packing_claim')).toEqual([])
})
