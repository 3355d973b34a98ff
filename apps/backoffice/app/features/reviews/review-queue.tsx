import { useState } from 'react'
import { useTranslations } from '#texts'
import { useShortcuts } from '../../platform/shortcuts'
import { ButtonLink } from '../../ui/button'
import { PageFrame } from '../../ui/page-frame'
import { Empty, Failed, Loading } from '../../ui/states'
import { type Asked, DecisionDialogs } from './decision-dialogs'
import { LastDecision } from './last-decision'
import { QueueCount } from './queue-count'
import { QueueKeys } from './queue-keys'
import { ReviewCard } from './review-card'
import { QueuePhotos, usePhotoChoice } from './review-photos'
import { useReviewQueue } from './use-review-queue'

/** REVIEWS-12: one review at a time, decided with a key; the next one is there at once. */
export function ReviewQueue() {
  const t = useTranslations('office-reviews')
  const queue = useReviewQueue()
  const { current, found } = queue
  const [asked, setAsked] = useState<Asked>(null)
  const photos = usePhotoChoice()
  const close = () => setAsked(null)
  const keys = {
    publish: () => {
      if (current) queue.decide(current, { verdict: 'published', photoIds: photos.shownIds(current) })
    },
    refuse: () => setAsked('refuse'),
    reply: () => setAsked('reply'),
    next: () => queue.move(1),
    previous: () => queue.move(-1),
  }
  const { publish: p, refuse: x, reply: r, next: j, previous: k } = keys
  useShortcuts({ p, x, r, j, k, z: queue.undo, 'Ctrl+z': queue.undo })
  return (
    <PageFrame
      title={t('title')}
      actions={
        <ButtonLink to="/reviews/all" icon="list">
          {t('toList')}
        </ButtonLink>
      }
    >
      <div className="mx-auto grid max-w-3xl gap-3">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
          <QueueCount left={queue.left} place={queue.place} isKnown={found.isSuccess} />
          <LastDecision last={queue.last} onUndo={queue.undo} />
        </div>
        <QueueState found={found} isEmpty={!current} />
        {current ? (
          <div className="bg-surface border-line rounded-card border">
            <div className="min-h-80 px-6 py-5">
              <ReviewCard review={current} photos={<QueuePhotos review={current} choice={photos} />} />
            </div>
            <QueueKeys {...keys} />
          </div>
        ) : null}
      </div>
      <DecisionDialogs
        review={current}
        asked={asked}
        onClose={close}
        onRefuse={(review, reason) => {
          close()
          queue.decide(review, { verdict: 'refused', reason })
        }}
        onReply={(review, reply) => {
          close()
          queue.decide(review, { verdict: 'published', photoIds: photos.shownIds(review), reply })
        }}
      />
    </PageFrame>
  )
}

type Found = { error: Error | null; isPending: boolean; refetch: () => Promise<unknown> }

function QueueState({ found, isEmpty }: { found: Found; isEmpty: boolean }) {
  const t = useTranslations('office-reviews')
  if (found.error) return <Failed error={found.error} retry={() => void found.refetch()} />
  if (found.isPending) return <Loading />
  return isEmpty ? <Empty title={t('empty')}>{t('emptyLead')}</Empty> : null
}
