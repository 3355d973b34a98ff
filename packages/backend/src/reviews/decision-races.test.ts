import { decideReview, type Mutant, startCustomer, startTwoShops, stopAfter } from '@haverhof/testing'
import { expect, test } from 'vitest'

/** One publishes and one refuses, the second while the first is between looking and writing. */
async function decideTwice(mutant?: Mutant) {
  await using two = await startTwoShops({ mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(
    first,
    /select product_id "productId", site_id "siteId", user_id "userId", verdict from review_origin/,
  )
  const customer = await startCustomer(first)
  const review = {
    productId: 101,
    title: 'Goed voer',
    text: 'Kijk op www.elders voor nog veel meer.',
    rating: 4,
  }
  await customer.request('/api/reviews', { method: 'POST', json: review })
  const [origin] = await two.sql<{ id: number }>('select max(review_id) id from review_origin')
  const seen = { reviewId: origin?.id ?? 0, from: 'waiting' as const }
  await two.lineUp()
  const done: string[] = []
  await overtake(
    async () => {
      const decided = await decideReview(first.context, { ...seen, verdict: 'published', by: 'Jan' })
      if (decided.ok) done.push('published')
    },
    async () => {
      const refusal = { verdict: 'refused' as const, reason: 'advertising' as const, ownWords: {}, by: 'Eva' }
      if ((await decideReview(second.context, { ...seen, ...refusal })).ok) done.push('refused')
    },
  )
  const trail = await two.sql(`select 1 from audit_entry where subject = $1`, [`review ${seen.reviewId}`])
  return { done: done.length, entries: trail.length }
}

test('of two who decide on one review at once one is told that the other was quicker (REVIEWS-23)', async () => {
  expect(await decideTwice()).toEqual({ done: 1, entries: 1 })
})

test('without the lock on its row both decide', async () => {
  const unlocked: Mutant = { changes: [[/(or site_id = any\(\$2\)\)) for update$/, '$1']] }
  expect(await decideTwice(unlocked)).toEqual({ done: 2, entries: 2 })
})
