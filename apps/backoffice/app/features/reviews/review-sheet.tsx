import { useQuery } from '@tanstack/react-query'
import { reasonOfList, type ToldReason } from '@haverhof/domain/shared'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { Sheet } from '../../ui/sheet'
import { Loaded } from '../../ui/states'
import { type DialogChoice, DecisionDialogs } from './decision-dialogs'
import type { Review } from './review'
import {
  choosePhotos,
  type Decision,
  decide,
  type PhotoChoice,
  sendReply,
  useReviewProblem,
} from './review-calls'
import { ReviewCard } from './review-card'
import { ReviewPhotos, usePhotoChoice } from './review-photos'

const renews = [['reviews']]

type Props = { reviewId: number; onClose: () => void; timeLine: (subject: string) => ReactNode }

/** A review beside the list, and what can be done with it in its state. */
export function ReviewSheet({ reviewId, onClose, timeLine }: Props) {
  const t = useTranslations('office-reviews')
  const query = useQuery({
    queryKey: ['reviews', 'one', reviewId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/reviews/{id}', { params: { path: { id: reviewId } }, signal })),
  })
  const { data } = query
  const choice = usePhotoChoice()
  const footer = data ? <Actions review={data} photoIds={choice.shownIds(data)} /> : null
  return (
    <Sheet title={t('one')} onClose={onClose} footer={footer}>
      <Loaded found={query}>
        {(data) => (
          <ReviewCard
            review={data}
            photos={
              data.state === 'published' ? (
                <PublishedPhotos review={data} />
              ) : (
                <ReviewPhotos review={data} shownIds={choice.shownIds(data)} onToggle={choice.toggle} />
              )
            }
          />
        )}
      </Loaded>
      {timeLine(`review ${reviewId}`)}
    </Sheet>
  )
}

/** What is shown already changes at once (REVIEWS-17). */
function PublishedPhotos({ review }: { review: Review }) {
  const t = useTranslations('office-reviews.photos')
  const failed = useReviewProblem()
  const choosing = useChange<PhotoChoice, Review>({
    run: choosePhotos,
    renews,
    failed,
    done: () => showToast({ text: t('chosen') }),
  })
  const from = shownPhotosOf(review)
  const toggle = (photoId: number) => {
    const shownIds = from.includes(photoId) ? from.filter((id) => id !== photoId) : [...from, photoId]
    choosing.mutate({ reviewId: review.reviewId, shownIds, from })
  }
  return <ReviewPhotos review={review} shownIds={from} onToggle={toggle} />
}

function shownPhotosOf({ photos }: Review): number[] {
  return photos.filter(({ isShown }) => isShown).map(({ photoId }) => photoId)
}

function Actions({ review, photoIds }: { review: Review; photoIds: readonly number[] }) {
  const t = useTranslations('office-reviews')
  const failed = useReviewProblem()
  const [dialog, setDialog] = useState<DialogChoice>(null)
  const close = () => setDialog(null)
  const { reviewId, state } = review
  const undoing = useChange<Decision, Review>({ run: decide, renews, failed })
  const deciding = useChange<Decision, Review>({
    run: decide,
    renews,
    failed,
    done: (_, decision) => {
      close()
      if (decision.verdict === 'waiting') return
      const undo = () => undoing.mutate(opposite(review, decision))
      showToast({ text: t(`done.${decision.verdict}`), undo })
    },
  })
  const replying = useChange({ run: sendReply, renews, failed, done: close })
  const reply = (text: string) =>
    state === 'published'
      ? replying.mutate({ reviewId, text })
      : deciding.mutate({ reviewId, verdict: 'published', photoIds, from: state, reply: text })
  return (
    <>
      {state === 'published' ? null : (
        <Button
          look="primary"
          isPending={deciding.isPending}
          onPress={() => deciding.mutate({ reviewId, verdict: 'published', photoIds, from: state })}
        >
          {t('publish')}
        </Button>
      )}
      <Button onPress={() => setDialog('reply')}>
        {t(state === 'published' ? (review.reply ? 'changeReply' : 'reply') : 'publishAndReply')}
      </Button>
      {state === 'refused' ? null : (
        <Button look="danger" onPress={() => setDialog('refuse')}>
          {t(state === 'published' ? 'hide' : 'refuse')}
        </Button>
      )}
      <DecisionDialogs
        review={review}
        dialog={dialog}
        onClose={close}
        onRefuse={(_, reason) => deciding.mutate({ reviewId, verdict: 'refused', from: state, ...reason })}
        onReply={(_, text) => reply(text)}
        isPending={replying.isPending || deciding.isPending}
      />
    </>
  )
}

/** Back to what it was before (REVIEWS-14). */
function opposite(review: Review, decision: Decision): Decision {
  const { reviewId, state } = review
  const before = { reviewId, from: decision.verdict }
  if (state === 'published') return { ...before, verdict: 'published', photoIds: shownPhotosOf(review) }
  if (state === 'refused') return { ...before, verdict: 'refused', ...reasonBefore(review) }
  const hadReply = decision.verdict === 'published' && decision.reply !== undefined
  return { ...before, verdict: 'waiting', hadReply }
}

/** What an earlier release kept as free words is another reason, in the language that was read. */
function reasonBefore({ refusedBecause, ownWords, language }: Review): ToldReason<'review'> {
  const reason = reasonOfList('review', refusedBecause ?? '')
  return reason ? { reason, ownWords } : { reason: 'other', ownWords: { [language]: refusedBecause ?? '–' } }
}
