import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OwnOrderView } from '../orders/account/schemas.ts'
import { runDueWork } from '../worker/due-work.ts'
import { sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-09-29T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

const workAt = async (moment: string) => {
  shop.clock.set(new Date(moment))
  await runDueWork(shop.context)
}

test.each([
  {
    when: 'in winter',
    begunOn: '2026-11-17',
    announcedOn: '2026-12-03',
    orderedAt: '2026-12-09T23:00:30Z',
    lastDay: '2026-12-17',
    midnight: '2026-12-17T23:00:00Z',
  },
  {
    when: 'over the change of clocks on 25 October',
    begunOn: '2026-09-29',
    announcedOn: '2026-10-15',
    orderedAt: '2026-10-21T22:00:30Z',
    lastDay: '2026-10-29',
    midnight: '2026-10-29T23:00:00Z',
  },
])(
  'what is ordered at midnight $when can be paid until the end of the day that mail, account and order tell (REPEAT-54)',
  async ({ begunOn, announcedOn, orderedAt, lastDay, midnight }) => {
    shop.clock.set(new Date(`${begunOn}T09:00:00Z`))
    const { read, change, customer } = await startRepeating(shop, { days: 28 })
    await change('/paymentmethod', { method: 'PUT', json: { paymentMethodId: 'creditcard' } })
    await workOn(shop, announcedOn)
    await workAt(orderedAt)
    const [row] = await sql(
      shop,
      `select facts->>'payUntil' "payUntil" from outbox_mail where kind = 'repeat-payment-needed'`,
    )
    expect(row).toEqual({ payUntil: lastDay })
    const [delivery] = (await read()).deliveries
    expect(delivery).toMatchObject({ state: 'collecting', payUntil: lastDay })
    const order = () => customer.read<OwnOrderView>(`/api/account/orders/${delivery?.orderId}`)
    const end = Date.parse(midnight)
    expect((await order()).holdUntil).toBe(new Date(end - 1).toISOString())
    // Eleven in the evening of the last day.
    await workAt(new Date(end - 3_600_000).toISOString())
    expect(await order()).toMatchObject({ status: 'open', canRetryPayment: true })
    await workAt(midnight)
    expect(await order()).toMatchObject({ status: 'cancelled', canRetryPayment: false })
    expect(await read()).toMatchObject({ state: 'paused', pauseReason: 'mandate' })
  },
)
