import { type Mutant, startTwoShops, unguarded } from '@haverhof/testing'
import { expect, test } from 'vitest'

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

test('the same report is kept once, however often it comes at once (REPORTS-4)', async () => {
  expect(await reportAtOnce()).toBe(1)
})

test('without the unique key it is kept several times', async () => {
  const mutant: Mutant = { changes: [], indexes: ['content_report_of_review'] }
  const count = await unguarded(
    () => reportAtOnce(mutant),
    (kept) => kept > 1,
  )
  expect(count).toBeGreaterThan(1)
})
