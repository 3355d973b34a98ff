import { MINUTE } from '@haverhof/domain/shared'
import { refundOrder, startMember } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { checkBooks, payRefunds, shipOrder } from '../index.ts'
import { payAtMollie, tellOf, useMollieShop } from '../test-mollie-shop.ts'

const here = useMollieShop()

const sql = <Row = Record<string, unknown>>(text: string) =>
  here.shop.context.database.pool.query(text).then(({ rows }) => rows as Row[])

const paymentAtMollie = () => [...here.mollie.payments.keys()][0] ?? ''

/** Of an order of 23.80 one piece, 5.95, is to go back. */
async function owePiece(): Promise<number> {
  const orderId = await payAtMollie(here)
  await shipOrder(here.shop.context, { orderId, by: 'Test' })
  const request = { lines: [{ lineNumber: 1, quantity: 1 }], costsCents: 0 }
  await refundOrder(here.shop.context, { orderId, request, reason: 'return', restock: true, by: 'Test' })
  const [refund] = await sql<{ refundId: number }>('select refund_id "refundId" from refund')
  return refund?.refundId ?? 0
}

/** A minute later the worker asks again. */
async function askLater(): Promise<void> {
  here.shop.clock.advance(MINUTE)
  await payRefunds(here.shop.context)
}

async function takeBack(value: string): Promise<void> {
  here.shop.clock.advance(1000)
  here.mollie.chargeBack(paymentAtMollie(), value)
  await tellOf(here.shop, paymentAtMollie())
}

async function transferOf(refundId: number) {
  const owner = await startMember(here.shop)
  return async () => {
    const json = { reference: 'SEPA 7' }
    const answer = await owner.request(`/refunds/${refundId}/paid-by-transfer`, { json })
    return [answer.status, ((await answer.json()) as { code?: string }).code]
  }
}

/** The provider has accepted the refund of a piece, and its answer was lost. */
async function oweWithoutAnswer(): Promise<void> {
  await owePiece()
  here.mollie.mood = 'cut'
  await payRefunds(here.shop.context)
  here.mollie.mood = 'well'
}

const atMollie = () => here.mollie.refunds.map(({ value }) => value)
const inBooks = () =>
  sql(`select r.state, r.charged_back_cents "byBank", p.refunded_cents "byProvider", p.refund_due_cents due
    from refund r join payment p using (payment_id)`)
const paidByProvider = [{ state: 'paid', byBank: 0, byProvider: 595, due: 595 }]

test('a refund whose answer was lost is found at the provider, though it has forgotten the key (REFUNDS-10, 19)', async () => {
  await oweWithoutAnswer()
  here.mollie.forgetKeys()
  await askLater()
  expect(atMollie()).toEqual(['5.95'])
  expect(await inBooks()).toEqual(paidByProvider)
})

test('one that the provider does late is not asked for meanwhile, and is found later (REFUNDS-10, 19)', async () => {
  await owePiece()
  here.mollie.mood = 'late'
  await payRefunds(here.shop.context)
  here.mollie.mood = 'well'
  const before = here.mollie.requestCount()
  await payRefunds(here.shop.context)
  expect(here.mollie.requestCount()).toBe(before)
  here.mollie.catchUp()
  here.mollie.forgetKeys()
  await askLater()
  expect(atMollie()).toEqual(['5.95'])
  expect(await inBooks()).toEqual(paidByProvider)
})

test.each([
  ['all of the payment', '23.80'],
  ['so much that less is left', '20.80'],
])(
  'one that was accepted before the bank took back %s is kept with what the provider paid (REFUNDS-9, 10, 19)',
  async (_, value) => {
    await oweWithoutAnswer()
    await takeBack(value)
    await askLater()
    expect(atMollie()).toEqual(['5.95'])
    expect(await inBooks()).toEqual(paidByProvider)
  },
)

test('a provider that is away is asked before anything is left to the bank (REFUNDS-9, REFUNDS-10)', async () => {
  await oweWithoutAnswer()
  await takeBack('23.80')
  here.mollie.mood = 'cut'
  await askLater()
  expect(await inBooks()).toEqual([{ state: 'owed', byBank: 0, byProvider: 0, due: 595 }])
  here.mollie.mood = 'well'
  await askLater()
  expect(await inBooks()).toEqual(paidByProvider)
})

test('what the bank has left is asked for with a key of its own amount (REFUNDS-9, 10, 20)', async () => {
  await owePiece()
  here.mollie.mood = 'late'
  await payRefunds(here.shop.context)
  here.mollie.mood = 'well'
  await takeBack('20.80')
  await askLater()
  expect(atMollie()).toEqual(['3.00'])
  expect(here.mollie.refunds[0]?.key).toMatch(/-300$/)
  expect(await inBooks()).toEqual([{ state: 'paid', byBank: 295, byProvider: 300, due: 300 }])
})

test('a crash between the provider’s yes and our commit, and then the bank: one refund, as it was paid (REFUNDS-10)', async () => {
  await owePiece()
  await sql(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'the database went away'; end $$`)
  await sql(`create trigger refuse before update on refund for each row when (new.state = 'paid')
    execute function refuse()`)
  await payRefunds(here.shop.context)
  expect(atMollie()).toEqual(['5.95'])
  await sql('drop trigger refuse on refund')
  here.mollie.forgetKeys()
  await takeBack('20.80')
  await askLater()
  expect(atMollie()).toEqual(['5.95'])
  expect(await inBooks()).toEqual(paidByProvider)
})

test('one that was refused, and of which the provider does an earlier call late, is not paid by transfer (REFUNDS-8, 10, 21)', async () => {
  const transfer = await transferOf(await owePiece())
  here.mollie.mood = 'late'
  await payRefunds(here.shop.context)
  expect(await transfer()).toEqual([409, 'not-refused'])
  here.mollie.mood = 'well'
  here.mollie.setStatus(paymentAtMollie(), 'expired')
  await askLater()
  expect(await sql('select state from refund')).toEqual([{ state: 'refused' }])
  here.mollie.setStatus(paymentAtMollie(), 'paid')
  here.mollie.catchUp()
  here.mollie.mood = 'cut'
  expect(await transfer()).toEqual([409, 'answer-unknown'])
  here.mollie.mood = 'well'
  expect(await transfer()).toEqual([409, 'already-paid'])
  expect(atMollie()).toEqual(['5.95'])
  expect(await inBooks()).toEqual(paidByProvider)
})

test('what the provider does after it was left to the bank is kept as it was paid, and the books say that it went back twice (REFUNDS-10)', async () => {
  const transfer = await transferOf(await owePiece())
  const id = paymentAtMollie()
  here.mollie.mood = 'late'
  await payRefunds(here.shop.context)
  here.mollie.mood = 'well'
  await takeBack('20.80')
  here.mollie.setStatus(id, 'expired')
  await askLater()
  expect(await inBooks()).toEqual([{ state: 'refused', byBank: 295, byProvider: 0, due: 300 }])
  here.mollie.setStatus(id, 'paid')
  here.mollie.chargeBack(id, '0.00')
  here.mollie.catchUp()
  expect(await transfer()).toEqual([409, 'already-paid'])
  expect(await inBooks()).toEqual(paidByProvider)
  const [breach = '', ...others] = await checkBooks(here.shop.context)
  expect(breach).toContain('nothing is paid back that the bank has taken back before')
  expect(others).toEqual([])
  // The bank gives it back.
  await sql('update payment set charged_back_cents = 0')
})

test('the answer to an older call does not end a newer one (REFUNDS-10)', async () => {
  await owePiece()
  here.mollie.setStatus(paymentAtMollie(), 'expired')
  // Another process takes over while the first one is being answered.
  await sql(`create function overtake() returns trigger language plpgsql as
    $$ begin new.asked_at := new.asked_at + interval '1 minute'; return new; end $$`)
  await sql(`create trigger overtake before update on refund for each row when (new.asked_at is not null)
    execute function overtake()`)
  await payRefunds(here.shop.context)
  await sql('drop trigger overtake on refund')
  expect(await sql('select state from refund')).toEqual([{ state: 'owed' }])
  here.mollie.setStatus(paymentAtMollie(), 'paid')
  here.shop.clock.advance(MINUTE)
  await askLater()
  expect(await inBooks()).toEqual(paidByProvider)
})
