import type { ToldReason } from '@haverhof/domain/shared'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, isRefused, read } from '../../platform/api'
import { useChange } from '../../platform/use-change'
import { useOneByOne } from '../../ui/moderation/queue-state'
import { type Decision, decide, useReviewProblem } from './review-calls'
import type { Review } from './review'

/** So many are in the browser before they are looked at. */
const atOnce = 100
const fewLeft = 20

export type Done = { review: Review; verdict: 'published' | 'refused'; hasReply: boolean }

type Verdict =
  | { verdict: 'published'; photoIds: readonly number[]; reply?: string }
  | ({ verdict: 'refused' } & ToldReason<'review'>)

const idOf = ({ reviewId }: Review) => reviewId

/** What waits, one after the other (REVIEWS-12, 14). A decision is on its way while the next review is looked at already. */
export function useReviewQueue() {
  const client = useQueryClient()
  const tell = useReviewProblem()
  const query = useQuery({ queryKey: ['reviews', 'queue'], queryFn: ({ signal }) => load(signal) })
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const [done, setDone] = useState<readonly Done[]>([])
  const { items = [], total = 0 } = query.data ?? {}
  const waiting = items.filter(({ reviewId }) => !gone.has(reviewId))
  const { position, current, choose, move, goOn } = useOneByOne(waiting, idOf)

  const setIsGone = (reviewId: number, isGone: boolean) =>
    setGone((before) => new Set(isGone ? [...before, reviewId] : [...before].filter((id) => id !== reviewId)))

  const change = useChange<Decision, Review>({
    run: decide,
    renews: [
      ['reviews', 'list'],
      ['reviews', 'soon'],
    ],
    inTurn: 'reviews',
    done: () => {
      if (waiting.length < fewLeft && total > items.length)
        void client.invalidateQueries({ queryKey: ['reviews', 'queue'] })
    },
    failed: (error, { reviewId, verdict }) => {
      tell(error)
      setDone((before) => before.filter(({ review }) => review.reviewId !== reviewId))
      // A colleague was quicker: it waits no longer.
      setIsGone(reviewId, verdict === 'waiting' || isRefused(error, 'decided-meanwhile'))
    },
  })

  return {
    query,
    current,
    position,
    /** How many wait at the shop, without those that are decided here. */
    left: total - (items.length - waiting.length),
    last: done.at(-1),
    move,
    decide: (review: Review, verdict: Verdict) => {
      const { reviewId, state } = review
      if (current?.reviewId === reviewId) goOn()
      setIsGone(reviewId, true)
      const hasReply = verdict.verdict === 'published' && verdict.reply !== undefined
      setDone((before) => [...before, { review, verdict: verdict.verdict, hasReply }])
      change.mutate({ reviewId, from: state, ...verdict })
    },
    undo: () => {
      const last = done.at(-1)
      if (!last) return
      const { reviewId } = last.review
      setDone((before) => before.slice(0, -1))
      setIsGone(reviewId, false)
      choose(reviewId)
      change.mutate({ reviewId, verdict: 'waiting', from: last.verdict, hadReply: last.hasReply })
    },
  }
}

function load(signal: AbortSignal) {
  const query = { state: 'waiting' as const, limit: atOnce }
  return read(api.GET('/staff-api/v1/reviews', { params: { query }, signal }))
}
