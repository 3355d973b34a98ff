import { insertBareOrders, startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/index.ts'
import { debitGiftCard, findGiftCard, releaseGiftCard } from '../index.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
})
afterEach(() => shop[Symbol.asyncDispose]())

const good = { number: '6400 0000 0000 0025', pin: '2580', clientIp: '192.0.2.1' }
const balance = (giftCardNumber: string, giftCardPin: string) =>
  shop.request('/api/giftcards/balance', { json: { giftCardNumber, giftCardPin } })

test('number and pin tell the balance, however the number is typed', async () => {
  for (const number of ['6400000000000025', '6400 0000 0000 0025', '6400-0000-0000-0025']) {
    const answer = await balance(number, '2580')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ balance: 25, lastDigits: '0025' })
  }
})

test('a wrong number, a wrong pin, an empty card and an expired card get one identical answer (§8.13)', async () => {
  await shop.context.database.pool.query(
    `update gift_card set balance_cents = 0 where number = '6400000000000050'`,
  )
  const answers = [
    await balance('6400 0000 0000 7777', '2580'),
    await balance('6400 0000 0000 0025', '0000'),
    await balance('6400 0000 0000 0050', '5050'),
    await balance('6400 0000 0000 0099', '9999'),
  ]
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([422]))
  expect(new Set(bodies).size).toBe(1)
  expect(bodies[0]).toContain('gift-card-refused')
})

async function findCard(claim: Parameters<typeof findGiftCard>[1]) {
  const card = await findGiftCard(shop.context, claim)
  if (!card.ok) throw new Error(card.reason)
  return card.value
}

describe('guessing a pin (PAYMENTS-8)', () => {
  test('five wrong pins for a card in an hour are answered, the sixth is not, not even with the right pin (PAYMENTS-21)', async () => {
    for (let count = 0; count < 5; count += 1) expect((await balance(good.number, '0000')).status).toBe(422)
    expect((await balance(good.number, '0000')).status).toBe(429)
    expect((await balance(good.number, good.pin)).status).toBe(429)
    shop.clock.advance(60 * 60_000)
    expect((await balance(good.number, good.pin)).status).toBe(200)
  })

  test('forty guesses at once are no more than five (PAYMENTS-21)', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => balance(good.number, '0000')))
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(5)
  })

  test('an unknown card is limited just the same (PAYMENTS-21)', async () => {
    const unknown = '6400 1111 1111 1111'
    for (let count = 0; count < 5; count += 1) expect((await balance(unknown, '0000')).status).toBe(422)
    expect((await balance(unknown, '0000')).status).toBe(429)
  })

  test('one caller gets twenty wrong tries an hour over all cards (PAYMENTS-21)', async () => {
    const guess = (count: number) =>
      findGiftCard(shop.context, { ...good, number: `6400 2222 ${count}`, pin: '0' })
    for (let count = 0; count < 20; count += 1)
      await expect(guess(count)).resolves.toMatchObject({ reason: 'gift-card-refused' })
    await expect(guess(20)).resolves.toMatchObject({ reason: 'too-many-attempts' })
  })

  const tryPins = async (times: number, from: (each: number) => string) => {
    let looked = 0
    for (let each = 0; each < times; each += 1) {
      const claim = { ...good, pin: '0000', clientIp: from(each) }
      const card = await findGiftCard(shop.context, claim)
      if (!card.ok && card.reason === 'gift-card-refused') looked += 1
    }
    return looked
  }

  test('guesses from four addresses do not keep the holder of the card out (PAYMENTS-21)', async () => {
    expect(await tryPins(40, (each) => `192.0.2.${10 + (each % 4)}`)).toBe(4 * 2 + 5)
    expect((await findCard(good)).balanceCents).toBe(2500)
  })

  test('a crowd of addresses gets twenty-five guesses at a card an hour (PAYMENTS-21)', async () => {
    expect(await tryPins(60, (each) => `192.0.2.${10 + (each % 12)}`)).toBe(25)
  })

  test('right tries do not count', async () => {
    for (let count = 0; count < 30; count += 1) expect((await findCard(good)).balanceCents).toBe(2500)
  })
})

describe('spending a card (PAYMENTS-9)', () => {
  const debit = (giftCardId: number, orderId: number, amountCents: number) =>
    inTransaction(shop.context, (transaction) =>
      debitGiftCard(transaction, { giftCardId, orderId, amountCents, now: shop.clock.now() }),
    )
  beforeEach(() => insertBareOrders(shop, 2))
  const balanceOf = async () => (await findCard(good)).balanceCents

  test('a card never gives more than it holds', async () => {
    const { giftCardId } = await findCard(good)
    expect(await debit(giftCardId, 1, 2000)).toBe(true)
    expect(await debit(giftCardId, 2, 501)).toBe(false)
    expect(await balanceOf()).toBe(500)
  })

  test('an order that is cancelled gives back what it took, once', async () => {
    const { giftCardId } = await findCard(good)
    await debit(giftCardId, 1, 2000)
    for (let count = 0; count < 2; count += 1)
      await inTransaction(shop.context, (transaction) => releaseGiftCard(transaction, 1, shop.clock.now()))
    expect(await balanceOf()).toBe(2500)
  })
})
