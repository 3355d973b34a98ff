import { api, read } from '../../platform/api'
import { type ReviewState } from './review'

type Sent = { headers: { 'Idempotency-Key': string } }

export type Decision = { reviewId: number; from: ReviewState } & (
  | { verdict: 'published'; reply?: string }
  | { verdict: 'refused'; reason: string }
  | { verdict: 'waiting'; hadReply?: boolean }
)

/** REVIEWS-12 to 14: decides; a reply goes out with the publication and comes back with it. */
export async function decide({ reviewId, ...decision }: Decision, sent: Sent) {
  const reply = decision.verdict === 'published' ? decision.reply : undefined
  if (decision.verdict === 'waiting' && decision.hadReply) await sendReply({ reviewId, text: '' }, sent)
  const { from, verdict } = decision
  const body = verdict === 'refused' ? { from, verdict, reason: decision.reason } : { from, verdict }
  const params = { path: { id: reviewId } }
  const decided = await read(
    api.POST('/staff-api/v1/reviews/{id}/decision', { params, body, headers: ownKey(sent, 'decision') }),
  )
  return reply === undefined ? decided : sendReply({ reviewId, text: reply }, sent)
}

export function sendReply({ reviewId, text }: { reviewId: number; text: string }, sent: Sent) {
  const params = { path: { id: reviewId } }
  return read(
    api.POST('/staff-api/v1/reviews/{id}/reply', { params, body: { text }, headers: ownKey(sent, 'reply') }),
  )
}

/** Two calls of one press have a key each. */
function ownKey({ headers }: Sent, name: string): Sent['headers'] {
  return { 'Idempotency-Key': `${headers['Idempotency-Key']}-${name}` }
}
