import { useState } from 'react'
import { useTranslations } from '#texts'
import { QueueScreen } from '../../ui/moderation/queue-screen'
import { type DialogChoice, DecisionDialogs } from './decision-dialogs'
import type { Review } from './review'
import { ReviewCard } from './review-card'
import { QueuePhotos, usePhotoChoice } from './review-photos'
import { useReviewQueue } from './use-review-queue'
import { longestWaitHours } from '@haverhof/domain/reviews'
import { useQuery } from '@tanstack/react-query'
import { api, read } from '../../platform/api'
import { soonHours } from '../../ui/moderation/state-or-clock'

/** One review at a time, decided with a key; the next one is there at once (REVIEWS-12). */
export function ReviewQueue() {
  const t = useTranslations('office-reviews')
  const queue = useReviewQueue()
  const { current, last } = queue
  // With the review as it was then: a queue that is renewed behind the dialog gives its words to no other one.
  const [asked, setAsked] = useState<{ what: DialogChoice; review: Review } | null>(null)
  const photos = usePhotoChoice()
  const soon = useSoonOver()
  const close = () => setAsked(null)
  const open = (what: DialogChoice) => () => {
    if (current) setAsked({ what, review: current })
  }
  const publish = (review: Review, reply?: string) =>
    queue.decide(review, {
      verdict: 'published',
      photoIds: photos.shownIds(review),
      ...(reply !== undefined && { reply }),
    })
  return (
    <QueueScreen
      title={t('title')}
      list={{ path: '/reviews/all', title: t('toList') }}
      query={queue.query}
      left={queue.left}
      position={queue.position}
      soon={soon}
      last={
        last
          ? { said: t(`done.${last.hasReply ? 'replied' : last.verdict}`), about: last.review.title }
          : null
      }
      onUndo={last ? queue.undo : null}
      actions={[
        { key: 'p', name: t('publish'), look: 'primary', run: () => current && publish(current) },
        { key: 'r', name: t('reply'), run: open('reply') },
        { key: 'x', name: t('refuse'), look: 'danger', run: open('refuse') },
      ]}
      onMove={queue.move}
      empty={{ title: t('empty'), lead: t('emptyLead') }}
      card={
        current ? (
          <ReviewCard review={current} photos={<QueuePhotos review={current} choice={photos} />} />
        ) : null
      }
    >
      <DecisionDialogs
        review={asked?.review}
        dialog={asked?.what ?? null}
        onClose={close}
        onRefuse={(review, reason) => {
          close()
          queue.decide(review, { verdict: 'refused', ...reason })
        }}
        onReply={(review, reply) => {
          close()
          publish(review, reply)
        }}
      />
    </QueueScreen>
  )
}

/** How many are near the end of their 24 hours (REVIEWS-20). */
function useSoonOver(): number {
  const { data } = useQuery({
    queryKey: ['reviews', 'soon'],
    queryFn: ({ signal }) => {
      const query = { state: 'waiting', olderThanHours: longestWaitHours - soonHours, limit: 1 } as const
      return read(api.GET('/staff-api/v1/reviews', { params: { query }, signal }))
    },
  })
  return data?.total ?? 0
}
