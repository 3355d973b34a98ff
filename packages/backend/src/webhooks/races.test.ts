import { type Mutant, startTwoShops, startWebhookReceiver, unguarded } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { inTransaction } from '../database/index.ts'
import { addEndpoint, announceEvents, deliverWebhooks } from './index.ts'

const orders = Array.from({ length: 30 }, (_, index) => index + 1)

/** Two processes deliver thirty events at the same time. Gives how many arrive, and how many different ones. */
async function deliverAtOnce(mutant?: Mutant): Promise<{ arrived: number; events: number }> {
  await using receiver = await startWebhookReceiver()
  const lasting = [
    [/(?<=next_attempt_at = \$\d\s+from due)/, ' cross join (select pg_sleep(0.05)) lasting'],
  ] as const
  await using two = await startTwoShops({ mutant, widen: lasting })
  const [first, second] = two.shops
  const now = first.clock.now()
  const endpoint = { url: receiver.url, eventTypes: ['order.paid'] as const, siteIds: null, by: 'test' }
  await inTransaction(first.context, async (transaction) => {
    await addEndpoint(first.context, transaction, endpoint)
    await announceEvents(transaction, { type: 'order.paid', subjectIds: orders, siteId: 1, now })
  })
  await two.lineUp()
  await Promise.all([first, second].map(({ context }) => deliverWebhooks(context)))
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  return { arrived: ids.length, events: new Set(ids).size }
}

test('two workers at the same time deliver each event once (WEBHOOKS-11)', async () => {
  expect(await deliverAtOnce()).toEqual({ arrived: 30, events: 30 })
})

test('without the lock on what is due they deliver some twice', async () => {
  const mutant: Mutant = { changes: [[/\s+for update skip locked(?=\s+\)\s+update webhook_delivery)/, '']] }
  const { arrived, events } = await unguarded(
    () => deliverAtOnce(mutant),
    (outcome) => outcome.arrived > 30,
  )
  expect(events).toBe(30)
  expect(arrived).toBeGreaterThan(30)
})
