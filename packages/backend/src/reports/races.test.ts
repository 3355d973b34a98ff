import { type Mutant, startTwoShops, stopAfter, unguarded } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { inTransaction } from '../database/index.ts'
import { settleReport } from './index.ts'

const said = {
  reason: 'insulting',
  explanation: 'Hier wordt mijn buurvrouw uitgescholden, met naam.',
  fullName: '',
  emailAddress: 'anna@example.nl',
  goodFaith: 'yes',
}

/** The same report, sent by a finger that presses often. Gives how many are kept. */
async function reportAtOnce(mutant?: Mutant): Promise<number> {
  await using two = await startTwoShops({ mutant })
  const [shown] = await two.sql<{ id: number }>(
    `select review_id id from review where product_id = 101 and published_at is not null limit 1`,
  )
  await two.lineUp()
  const answers = await Promise.all(
    two
      .turns(8)
      .map((shop) => shop.request('/api/reports', { json: { kind: 'review', id: shown?.id, ...said } })),
  )
  expect(answers.filter(({ status }) => status !== 204)).toEqual([])
  return (await two.sql('select 1 from content_report')).length
}

test('the same report is kept once, however often it comes at once (REPORTS-16)', async () => {
  expect(await reportAtOnce()).toBe(1)
})

test('without the unique key it is kept several times', async () => {
  const mutant: Mutant = { changes: [], indexes: ['content_report_of_review'] }
  const count = await unguarded(
    () => reportAtOnce(mutant),
    (count) => count > 1,
  )
  expect(count).toBeGreaterThan(1)
})

/** One keeps and one hides, the second while the first is between looking and writing. Gives how many did, and how many mails go out. */
async function decideTwice(mutant?: Mutant) {
  await using two = await startTwoShops({ mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, /select r\.report_id "reportId", r\.review_id is not null/)
  const [shown] = await two.sql<{ id: number }>(
    `select review_id id from review where product_id = 101 and published_at is not null limit 1`,
  )
  await first.request('/api/reports', { json: { kind: 'review', id: shown?.id, ...said } })
  const [report] = await two.sql<{ id: number }>('select report_id id from content_report')
  const wanted = { reportId: report?.id ?? 0, siteIds: null, languageIds: null, by: 'Jan' }
  await two.lineUp()
  const done: string[] = []
  await overtake(
    async () => {
      const closing = { ...wanted, decision: 'kept' as const }
      const settled = await inTransaction(first.context, (transaction) =>
        settleReport(first.context, transaction, closing),
      )
      if (settled.ok) done.push('kept')
    },
    async () => {
      const hidden = { ...wanted, decision: 'removed' as const, reason: 'insulting', ownWords: {} }
      const settled = await inTransaction(second.context, (transaction) =>
        settleReport(second.context, transaction, hidden),
      )
      if (settled.ok) done.push('removed')
    },
  )
  const log = await two.sql(`select 1 from audit_entry where subject = $1`, [`report ${report?.id}`])
  return { done: done.length, entries: log.length }
}

test('of two who decide on one report at once one is told that the other was quicker (REPORTS-18)', async () => {
  expect(await decideTwice()).toEqual({ done: 1, entries: 1 })
})

test('without the condition on its state both decide', async () => {
  const unconditional: Mutant = { changes: [[/where state = 'open' and (?=\(report_id = )/, 'where ']] }
  expect(await decideTwice(unconditional)).toEqual({ done: 2, entries: 2 })
})
