import {
  dutchBilling,
  finishAtSandbox,
  type Mutant,
  startBuying,
  startCustomer,
  startTwoShops,
  stopAfter,
  tellShop,
  unguarded,
} from '@haverhof/testing'
import { expect, test } from 'vitest'
import { checkBooks } from '../orders/index.ts'
import { runDueWork } from '../worker/due-work.ts'
import { muesli, startRepeating, workOn } from './test-repeat.ts'
import { collectAgain } from './worker/collect-again.ts'

const env = { REPEAT_DELIVERY: 'on' }
const now = new Date('2026-11-17T09:00:00Z')

async function tellTenTimes(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [shop] = two.shops
  const customer = await startCustomer(shop)
  const buyer = await startBuying(shop, {
    headers: { cookie: customer.cookie() },
    billing: { ...dutchBilling, emailAddress: customer.email },
    payment: { paymentMethodId: 'ideal' },
  })
  await buyer.call('PUT', `/products/${muesli}?quantity=2&repeatDays=42`)
  const id = await finishAtSandbox(shop, await buyer.order(), 'paid')
  await two.lineUp()
  await Promise.all(two.turns(10).map((each) => tellShop(each, id)))
  const [begun] = await two.sql<{ begun: number; told: number }>(`
    select (select count(*) from repeat_delivery)::int begun,
      (select count(*) from repeat_delivery_event where event = 'begun')::int told`)
  return { ...begun, books: await checkBooks(shop.context) }
}

test('a first payment that is told ten times at once begins one (REPEAT-3)', async () => {
  expect(await tellTenTimes()).toEqual({ begun: 1, told: 1, books: [] })
})

test('without the locks, the condition and the key of first order and interval it begins several', async () => {
  const loose: Mutant = {
    changes: [
      [/ for no key update of o\b/, ''],
      [/(?<=from payment where payment_id = \$\d) for update/, ''],
      [/(?<=paid_at = \$\d.*\s.*) and status = 'open'/, ''],
      [/on conflict \(first_order_id, days\) do nothing/, ''],
    ],
    indexes: ['invoice_once', 'repeat_delivery_of_order_days'],
  }
  const { begun } = await unguarded(
    () => tellTenTimes(loose),
    (outcome) => (outcome.begun ?? 0) > 1,
  )
  expect(begun).toBeGreaterThan(1)
})

/** A collection has failed. On the day of the next try its customer pays by the mailed link. */
async function payWhileCollecting(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, /from payment p where p\.order_id = \$1 order by p\.created_at desc/)
  await startRepeating(first, { days: 28, failing: 1 })
  await workOn(first, '2026-12-03')
  await workOn(first, '2026-12-10')
  first.clock.set(new Date('2026-12-13T12:00:00Z'))
  const [order] = await two.sql<{ id: number; key: string }>(
    'select order_id id, order_key key from shop_order order by order_id desc limit 1',
  )
  const answers: number[] = []
  await overtake(
    () => collectAgain(first.context),
    async () => {
      const path = `/api/orders/${order?.id}/payment?key=${order?.key}`
      answers.push((await second.request(path, { json: { paymentMethodId: 'ideal' } })).status)
    },
  )
  const underWay = await two.sql(
    `select 1 from payment where order_id = $1 and status in ('created', 'open')`,
    [order?.id],
  )
  await workOn(first, '2026-12-14')
  return { answers, underWay: underWay.length, books: await checkBooks(first.context) }
}

test('a collection that is tried again while the customer pays by the mailed link: one of them is asked for (REPEAT-48)', async () => {
  expect(await payWhileCollecting()).toEqual({ answers: [409], underWay: 1, books: [] })
})

test('without the lock on the order both are under way', async () => {
  const unlocked: Mutant = { changes: [[/ for no key update of o\b/, '']] }
  expect(await payWhileCollecting(unlocked)).toMatchObject({ answers: [200], underWay: 2 })
})

test('who pays by hand first is not collected from; who gives it up is (REPEAT-48)', async () => {
  await using two = await startTwoShops({ env, now })
  const [shop] = two.shops
  const { read } = await startRepeating(shop, { days: 28, failing: 1 })
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  shop.clock.set(new Date('2026-12-13T12:00:00Z'))
  const [order] = await two.sql<{ id: number; key: string }>(
    'select order_id id, order_key key from shop_order order by order_id desc limit 1',
  )
  await shop.read(`/api/orders/${order?.id}/payment?key=${order?.key}`, {
    json: { paymentMethodId: 'ideal' },
  })
  await runDueWork(shop.context)
  const collected = () =>
    two.sql(`select 1 from payment where sequence = 'recurring' and order_id = $1`, [order?.id])
  expect(await collected()).toHaveLength(1)
  // The page of the bank is left; after a quarter of an hour that payment is over.
  shop.clock.advance(16 * 60_000)
  await runDueWork(shop.context)
  await workOn(shop, '2026-12-14')
  expect(await collected()).toHaveLength(2)
  expect((await read()).deliveries[0]).toMatchObject({ state: 'paid' })
})
