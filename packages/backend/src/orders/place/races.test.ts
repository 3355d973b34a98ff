import { type Buyer, dutchBilling, startBuying, type TwoShops } from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type Race, testRaces } from '../test-race.ts'

const muesli = 10101

const codesOf = async (answers: readonly Response[]) => {
  const codes = await Promise.all(
    answers.map(async (answer) =>
      answer.status === 200 ? 'ordered' : ((await answer.json()) as { code: string }).code,
    ),
  )
  return Object.fromEntries(
    Object.entries(Object.groupBy(codes, (code) => code)).map(([code, all]) => [code, all?.length]),
  )
}

async function setStock({ sql }: TwoShops, amount: number): Promise<void> {
  await sql(
    `insert into stock_movement (variant_id, change, reason, at)
     select variant_id, $2 - amount, 'counted', now() from stock where variant_id = $1`,
    [muesli, amount],
  )
  await sql('update stock set amount = $2 where variant_id = $1', [muesli, amount])
}

/** What each of these equal carts comes to: known beforehand, so that all orders start at once. */
async function amountOf([first]: readonly Buyer[]): Promise<number> {
  return (await first?.calculate())?.totalAmount ?? 0
}

/** Between looking at the cart and writing the order. */
const pauseBeforeOrder: readonly [RegExp, string][] = [
  [/(?<= and state = 'open' and version = \$\d+)(?!\d)/, ' and (select pg_sleep(0.4)) is not null'],
]

const races: readonly Race[] = [
  {
    name: 'fifty orders for the last three pieces on two processes: three succeed',
    run: async (two) => {
      const buyers = await Promise.all(two.turns(50).map((shop) => startBuying(shop)))
      const amount = await amountOf(buyers)
      await setStock(two, 3)
      await two.lineUp()
      return codesOf(await Promise.all(buyers.map((buyer) => buyer.send({ amount }))))
    },
    expected: { ordered: 3, 'not-enough-stock': 47 },
    without: {
      'its lock and condition on stock': {
        changes: [
          [/(?<=order by s\.variant_id) for update\b/, ''],
          [/ and s\.amount >= l\.quantity/, ''],
        ],
        constraints: [['stock', 'stock_amount']],
      },
    },
  },
  {
    name: 'fifty orders with a code that counts once: one succeeds',
    run: async (two) => {
      await two.sql(`update promotion set usage_limit = 1 where code = 'FREEDELIVERY'`)
      const options = { lines: [[muesli, 6]] satisfies [number, number][], discountCode: 'FREEDELIVERY' }
      const buyers = await Promise.all(
        two.turns(50).map((shop, turn) =>
          startBuying(shop, {
            ...options,
            billing: { ...dutchBilling, emailAddress: `a${turn}@example.nl` },
          }),
        ),
      )
      const amount = await amountOf(buyers)
      await two.lineUp()
      return codesOf(await Promise.all(buyers.map((buyer) => buyer.send({ amount }))))
    },
    expected: { ordered: 1, 'discount-used-up': 49 },
    without: {
      'the condition on uses': {
        changes: [[/ and p\.used < p\.usage_limit/, '']],
        constraints: [['promotion', 'promotion_used']],
      },
    },
  },
  {
    name: 'thirty orders that spend one gift card: no more than it holds is spent',
    run: async (two) => {
      const payment = {
        paymentMethodId: 'creditcard',
        giftCardNumber: '6400000000000025',
        giftCardPin: '2580',
      }
      const buyers = []
      for (const shop of two.turns(30))
        buyers.push(await startBuying(shop, { payment, lines: [[muesli, 5]] }))
      const amount = await amountOf(buyers)
      await two.lineUp()
      return codesOf(await Promise.all(buyers.map((buyer) => buyer.send({ amount }))))
    },
    expected: { ordered: 1, 'gift-card-refused': 29 },
    without: {
      'the condition on the balance': {
        changes: [[/ and balance_cents >= \$\d/, '']],
        constraints: [['gift_card', 'gift_card_balance']],
      },
    },
  },
  {
    name: 'a hundred submits of one cart: one order, one payment, one answer (ORDERS-57)',
    run: async (two) => {
      // The second one has sold before, with a payment: nothing it would have to read first keeps it from the race.
      await (await startBuying(two.shops[1])).order()
      const buyer = await startBuying(two.shops[0])
      const { totalAmount: amount } = await buyer.calculate()
      await two.lineUp()
      const answers = await Promise.all(
        two.turns(100).map((shop, turn) => buyer.send({ key: `${randomUUID()}-${turn}`, amount, shop })),
      )
      const bodies = await Promise.all(answers.map((answer) => answer.text()))
      const payments = await two.sql('select 1 from sandbox_payment')
      return { answers: new Set(bodies).size, payments: payments.length - 1 }
    },
    expected: { answers: 1, payments: 1 },
    without: {
      'its look at the cart and the unique key': {
        changes: [[/ and state = 'open' and version = (\$\d+)/, ' and $1::text is not null']],
        constraints: [['shop_order', 'shop_order_cart_id_unique']],
      },
    },
    widen: pauseBeforeOrder,
  },
  {
    name: 'carts that are changed while they are ordered: what was ordered is what was seen (ORDERS-57)',
    run: async (two) => {
      const [first, second] = two.shops
      for (let round = 0; round < 8; round += 1) {
        const buyer = await startBuying(first)
        const { totalAmount: amount } = await buyer.calculate()
        const change = (quantity: number) =>
          second.request(`/api/cart/${buyer.cartId}/products/${muesli}?quantity=${quantity}`, {
            method: 'PUT',
          })
        const answers = [buyer.send({ amount }), change(2), change(3), buyer.send({ amount }), change(4)]
        for (const { status } of await Promise.all(answers)) expect([200, 204, 409]).toContain(status)
      }
      return 'consistent'
    },
    expected: 'consistent',
    without: {
      'its look at the cart': {
        changes: [[/ and state = 'open' and version = (\$\d+)/, ' and $1::text is not null']],
      },
    },
    widen: pauseBeforeOrder,
  },
]

testRaces(races)
