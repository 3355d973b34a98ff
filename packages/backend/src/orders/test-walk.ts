import { deliverStock, finishAtSandbox, startBuying, tellShop, type TestShop } from '@haverhof/testing'
import { inTransaction, type Transaction } from '../database/index.ts'
import { blockLot, correctStock, countLot, countStock, shipOrder, unblockLot } from './index.ts'
import { callOffPieces } from './shipment/call-off-pieces.ts'
import { lockOrder } from './store/lock-order.ts'

const packs = [10201, 10301] as const
export const by = 'walk'

export type Walk = {
  shop: TestShop
  random: () => number
  orders: number[]
  lots: number[]
  returns: number[]
}

/** What staff and customers do, one step each; what is refused is a step as well. */
export const walkSteps: Record<string, (walk: Walk) => Promise<void>> = {
  buy: async ({ shop, random, orders }) => {
    const lines = packs
      .slice(0, 1 + whole(random, 2))
      .map((pack): [number, number] => [pack, 1 + whole(random, 3)])
    const buyer = await startBuying(shop, { lines }).catch(() => null)
    const order = await buyer?.order().catch(() => null)
    if (!order) return
    await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
    orders.push(order.orderId)
  },
  send: async ({ shop, random, orders }) => {
    const orderId = oneOf(random, orders) ?? 0
    await shipOrder(shop.context, { orderId, by })
  },
  'send a part': async ({ shop, random, orders }) => {
    const orderId = oneOf(random, orders) ?? 0
    await shipOrder(shop.context, { orderId, lines: [{ lineNumber: 1 + whole(random, 2), quantity: 1 }], by })
  },
  'call off': async ({ shop, random, orders }) => {
    const orderId = oneOf(random, orders) ?? 0
    await within(shop, async (transaction) => {
      const order = await lockOrder(transaction, orderId)
      // Of an order of which nothing was sent, calling off is left to who pays it back.
      if (order?.status !== 'processing') return
      const lines = [{ lineNumber: 1, quantity: 1 }]
      await callOffPieces(shop.context, transaction, { orderId, siteId: order.siteId, lines, by })
    })
  },
  receive: async ({ shop, random, lots }) => {
    const lot = { lotNumber: `L${whole(random, 4)}`, bestBefore: '2027-03-31' }
    const delivery = {
      variantId: packOf(random),
      amount: 1 + whole(random, 4),
      lot,
      areInHouse: random() < 0.3,
      by,
    }
    const received = await deliverStock(shop.context, delivery)
    if (received.ok && received.value.lotId !== null) lots.push(received.value.lotId)
  },
  count: async ({ shop, random }) => {
    const counted = { variantId: packOf(random), counted: whole(random, 120), reason: 'walk', by }
    await within(shop, (transaction) => countStock(shop.context, transaction, counted))
  },
  'count a lot': async ({ shop, random, lots }) => {
    const lotId = oneOf(random, lots) ?? 0
    const counted = { lotId, counted: whole(random, 8), note: 'walk', by }
    await within(shop, (transaction) => countLot(shop.context, transaction, counted))
  },
  correct: async ({ shop, random, lots }) => {
    const change = random() < 0.5 ? -1 : 1
    const lotId = random() < 0.5 ? (oneOf(random, lots) ?? null) : null
    const reason = change < 0 ? ('damaged' as const) : ('returned' as const)
    const correction = { variantId: packOf(random), change, reason, lotId, note: 'walk', by }
    await within(shop, (transaction) => correctStock(shop.context, transaction, correction))
  },
  block: async ({ shop, random, lots }) => {
    const lot = { lotId: oneOf(random, lots) ?? 0, reason: 'walk', by }
    await within(shop, (transaction) => blockLot(shop.context, transaction, lot))
  },
  unblock: async ({ shop, random, lots }) => {
    const lot = { lotId: oneOf(random, lots) ?? 0, reason: 'walk', by }
    await within(shop, (transaction) => unblockLot(shop.context, transaction, lot))
  },
}

function within<Answer>({ context }: TestShop, work: (transaction: Transaction) => Promise<Answer>) {
  return inTransaction(context, work)
}

export function whole(random: () => number, below: number): number {
  return Math.floor(random() * below)
}

export function oneOf<Value>(random: () => number, values: readonly Value[]): Value | undefined {
  return values[whole(random, values.length)]
}

function packOf(random: () => number): number {
  return oneOf(random, packs) ?? packs[0]
}

/** The same numbers for the same seed, so that a walk that fails can be walked again (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
