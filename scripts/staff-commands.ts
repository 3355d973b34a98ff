import { BadSetting } from '@haverhof/backend/config'
import { inTransaction } from '@haverhof/backend/database'
import { countStock, deliverStock, shipOrder } from '@haverhof/backend/orders'
import { askForReview, decideReview, listReviews } from '@haverhof/backend/reviews'
import { settleReviewWithReports } from '@haverhof/backend/reports'
import { longestWaitHours } from '@haverhof/domain/reviews'
import { memberCommands } from './member-commands.ts'
import { moneyCommands } from './money-commands.ts'
import { questionCommands } from './question-commands.ts'
import { sampleCommands } from './sample-commands.ts'
import { reasonOf, reasonWords } from './staff-reason.ts'
import { type Command, wholeNumber } from './staff-words.ts'
import { tokenCommands } from './token-commands.ts'
import { webhookCommands } from './webhook-commands.ts'

/** The table of what staff can do; each use case lives in its context. */
export const staffCommands: Record<string, Command> = {
  ship: {
    words: '<order> [parcel number…]',
    run: async (context, [order, ...parcelNumbers], { by }) => {
      const orderId = wholeNumber(order, 'the number of an order')
      const sent = await shipOrder(context, { orderId, parcelNumbers, by })
      if (!sent.ok) throw new BadSetting(`Order ${orderId}: ${sent.reason}.`)
      return `Order ${orderId} is ${sent.value.status}.`
    },
  },
  restock: {
    words: '<pack> <amount> [lot] [best before, 2027-03-31]',
    run: async (context, [pack, pieces, lotNumber, bestBefore = null], { by }) => {
      const variantId = wholeNumber(pack, 'the number of a pack')
      const amount = wholeNumber(pieces, 'how many pieces came in')
      const lot = lotNumber === undefined ? undefined : { lotNumber, bestBefore: dayOrNull(bestBefore) }
      const stock = await deliverStock(context, { variantId, amount, lot, by })
      if (!stock.ok) throw new BadSetting(`Pack ${variantId}: ${stock.reason}.`)
      return `Pack ${variantId}: ${stock.value.available} in stock.`
    },
  },
  'give-lot': {
    words: '<pack> <amount> <lot> [best before, 2027-03-31]',
    run: async (context, [pack, pieces, lotNumber, bestBefore = null], { by }) => {
      const variantId = wholeNumber(pack, 'the number of a pack')
      const amount = wholeNumber(pieces, 'how many pieces get the lot')
      if (!lotNumber) throw new BadSetting('Say which lot.')
      const lot = { lotNumber, bestBefore: dayOrNull(bestBefore) }
      const given = await deliverStock(context, { variantId, amount, lot, areInHouse: true, by })
      if (!given.ok) throw new BadSetting(`Pack ${variantId}: ${given.reason}.`)
      return `Pack ${variantId}: ${amount} of lot ${lotNumber}.`
    },
  },
  count: {
    words: '<pack> <pieces in the warehouse> [reason]',
    run: async (context, [pack, pieces, ...why], { by }) => {
      const variantId = wholeNumber(pack, 'the number of a pack')
      const counted = pieces === '0' ? 0 : wholeNumber(pieces, 'how many pieces were counted')
      const count = { variantId, counted, reason: why.join(' ') || 'counted', by }
      const stock = await inTransaction(context, (transaction) => countStock(context, transaction, count))
      if (!stock.ok) throw new BadSetting(`Pack ${variantId}: ${stock.reason}.`)
      return `Pack ${variantId}: ${stock.value} in stock.`
    },
  },
  ...moneyCommands,
  ...sampleCommands,
  ...tokenCommands,
  ...memberCommands,
  ...webhookCommands,
  ...questionCommands,
  reviews: {
    words: '',
    run: async (context) => {
      const siteIds = [...new Set((await context.sites.scopes()).map(({ siteId }) => siteId))]
      const all = { siteId: null, rating: null, submittedBefore: null, after: null, limit: 200 }
      const waiting = await listReviews(context.database, { ...all, siteIds, state: 'waiting' })
      const lines = waiting.map((review) =>
        [
          `${review.reviewId}  product ${review.productId}, ${review.language}, ${review.rating} of 5, by ${review.author}`,
          `  to be read before ${readBefore(review.submittedAt)}, because of: ${review.concerns.join(', ')}`,
          `  ${review.title}`,
          ...review.text.split('\n').map((line) => `  | ${line}`),
        ].join('\n'),
      )
      return lines.length > 0 ? lines.join('\n\n') : 'No review waits.'
    },
  },
  'ask-review': {
    words: '<order>',
    run: async (context, [order]) => {
      const orderId = wholeNumber(order, 'the number of an order')
      if (!(await askForReview(context, orderId)))
        throw new BadSetting(`For order ${orderId} there is nothing to ask, or it was asked already.`)
      return `The customer of order ${orderId} is asked.`
    },
  },
  'publish-review': {
    words: '<review>',
    run: async (context, [number], { by }) => {
      const reviewId = wholeNumber(number, 'the number of a review')
      const done = await decideReview(context, { reviewId, verdict: 'published', by })
      if (!done.ok) throw new BadSetting(`Review ${reviewId}: ${done.reason}.`)
      return `Review ${reviewId} is published.`
    },
  },
  'refuse-review': {
    words: `<review> ${reasonWords('review')}`,
    run: async (context, [number, ...why], { by }) => {
      const reviewId = wholeNumber(number, 'the number of a review')
      const told = reasonOf('review', why)
      await inTransaction(context, async (transaction) => {
        const refusal = { reviewId, verdict: 'refused' as const, ...told, by }
        const done = await settleReviewWithReports(context, transaction, refusal)
        if (!done.ok) throw new BadSetting(`Review ${reviewId}: ${done.reason}.`)
      })
      return `Review ${reviewId} is refused.`
    },
  },
}

function dayOrNull(word: string | null): string | null {
  if (word !== null && !/^20\d\d-\d\d-\d\d$/.test(word)) throw new BadSetting('Give a day as 2027-03-31.')
  return word
}

/** The moment until which a waiting review is read (REVIEWS-4). */
function readBefore(submittedAt: Date): string {
  return new Date(submittedAt.getTime() + longestWaitHours * 3_600_000).toISOString()
}
