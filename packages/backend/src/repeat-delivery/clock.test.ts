import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runDueWork } from '../worker/due-work.ts'
import { mailsOf, sql, startRepeating, workOn } from './test-repeat.ts'
import { orderDeliveries } from './worker/order-deliveries.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

/** A delivery that is announced and to be ordered on this date, at the site of a country. */
async function toBeOrderedOn(orderOn: string, country: string): Promise<void> {
  await startRepeating(shop, { days: 28 })
  await sql(
    shop,
    `update repeat_delivery set order_on = $1, announce_on = $1::date - 7, planned_on = $1::date + 9, day = $1::date + 9,
       announced_day = $1::date + 9, announced_cents = 1000000, site_id = at.site_id, language_id = at.language_id,
       billing = jsonb_set(billing, '{address,countryId}', to_jsonb(at.country_id))
     from (select s.site_id, s.country_id, l.language_id from site s join country c using (country_id)
       join site_language l using (site_id) where c.region_code = $2 order by 1, l.language_id limit 1) at`,
    [orderOn, country],
  )
}

test.each([
  ['in March in the Netherlands', 'NL', '2027-03-29', '2027-03-28T22:00:00Z'],
  ['in October in the Netherlands', 'NL', '2027-11-01', '2027-10-31T23:00:00Z'],
  ['in March in Portugal', 'PT', '2027-03-29', '2027-03-28T23:00:00Z'],
  ['in March in Estonia', 'EE', '2027-03-29', '2027-03-28T21:00:00Z'],
  ['in October in Estonia', 'EE', '2027-11-01', '2027-10-31T22:00:00Z'],
])(
  'the day after clocks change %s begins at midnight of the site, and so does its order (REPEAT-6, REPEAT-39)',
  async (_, country, orderOn, midnight) => {
    await toBeOrderedOn(orderOn, country)
    const taken = async (at: number) => {
      shop.clock.set(new Date(at))
      await orderDeliveries(shop.context)
      return (await sql(shop, 'select 1 from repeat_delivery_order')).length
    }
    const moment = Date.parse(midnight)
    expect([await taken(moment - 1), await taken(moment)]).toEqual([0, 1])
  },
)

test('a clock that is set back tells, orders and collects nothing a second time (REPEAT-11)', async () => {
  const { read } = await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  const before = { mails: await mailsOf(shop), day: (await read()).day }
  for (const date of ['2026-12-09', '2026-12-02', '2026-11-20', '2026-12-10']) {
    shop.clock.set(new Date(`${date}T12:00:00Z`))
    await runDueWork(shop.context)
  }
  expect({ mails: await mailsOf(shop), day: (await read()).day }).toEqual(before)
  const [row] = await sql(
    shop,
    `select (select count(*) from shop_order)::int orders, (select count(*) from payment)::int payments`,
  )
  expect(row).toEqual({ orders: 2, payments: 2 })
})
