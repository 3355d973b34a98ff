import { deliverStock, type Mutant, startTwoShops, unguarded } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { tellWaiting } from './index.ts'

const muesli = 10101
const people = 20

/** Two workers find the same twenty people, several times at once. Gives how many mails go out. */
async function tellAtOnce(mutant?: Mutant): Promise<number> {
  await using two = await startTwoShops({ mutant })
  const [first] = two.shops
  await two.sql('update stock set amount = 0 where variant_id = $1', [muesli])
  for (let person = 0; person < people; person += 1) {
    const json = { productVariantId: muesli, emailAddress: `p${person}@example.nl` }
    expect((await first.request('/api/stockalerts', { json })).status).toBe(204)
  }
  await deliverStock(first.context, { variantId: muesli, amount: 5, by: 'test' })
  await two.lineUp()
  await Promise.all(two.turns(6).map(({ context }) => tellWaiting(context)))
  return (await two.sql(`select 1 from outbox_mail where kind = 'stock-alert'`)).length
}

test('however many workers look, everybody is told once (STOCK-ALERTS-1)', async () => {
  expect(await tellAtOnce()).toBe(people)
})

test('without the condition some are told twice', async () => {
  const mutant: Mutant = {
    changes: [
      [
        /(?<=update stock_alert a set notified_at[^]*) and a\.notified_at is null and[^]*(?=\s+returning)/,
        ' and $4::timestamptz is not null and $5 > 0',
      ],
      [/\s+on conflict \(cause_key\) do nothing/, ''],
    ],
    constraints: [['outbox_mail', 'outbox_mail_cause_key_unique']],
  }
  const mails = await unguarded(
    () => tellAtOnce(mutant),
    (count) => count > people,
  )
  expect(mails).toBeGreaterThan(people)
})
