import type { ToldReason } from '@haverhof/domain/shared'
import { api, read } from '../../platform/api'
import { useTranslations } from '#texts'
import { useDecisionProblem } from '../../ui/moderation/queue-state'
import { type ReviewState } from './review'

type Sent = { headers: { 'Idempotency-Key': string } }

type Verdict = { from: ReviewState } & (
  | { verdict: 'published'; photoIds: readonly number[]; reply?: string }
  | ({ verdict: 'refused' } & ToldReason<'review'>)
  | { verdict: 'waiting'; hadReply?: boolean }
)

export type Decision = Verdict & { reviewId: number }

export type PhotoChoice = { reviewId: number; shownIds: number[]; from: number[] }

/** REVIEWS-12 to 14: decides; a reply goes out with the publication and comes back with it. */
export async function decide({ reviewId, ...decision }: Decision, sent: Sent) {
  const reply = decision.verdict === 'published' ? decision.reply : undefined
  if (decision.verdict === 'waiting' && decision.hadReply) await sendReply({ reviewId, text: '' }, sent)
  const params = { path: { id: reviewId } }
  const decided = await read(
    api.POST('/staff-api/v1/reviews/{id}/decision', {
      params,
      body: bodyOf(decision),
      headers: ownKey(sent, 'decision'),
    }),
  )
  return reply === undefined ? decided : sendReply({ reviewId, text: reply }, sent)
}

function bodyOf(decision: Verdict) {
  const { from } = decision
  if (decision.verdict === 'refused') return decision
  if (decision.verdict === 'waiting') return { from, verdict: decision.verdict }
  return { from, verdict: decision.verdict, photoIds: [...decision.photoIds] }
}

/** Which photos stand with a review that is shown (REVIEWS-17). */
export function choosePhotos({ reviewId, ...body }: PhotoChoice, sent: Sent) {
  const params = { path: { id: reviewId } }
  return read(api.POST('/staff-api/v1/reviews/{id}/photos', { params, body, ...sent }))
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

/** Says in a message why a decision did not happen. */
export function useReviewProblem(): (error: Error) => void {
  const t = useTranslations('office-reviews')
  return useDecisionProblem({ code: 'decided-meanwhile', text: t('decidedMeanwhile') })
}
