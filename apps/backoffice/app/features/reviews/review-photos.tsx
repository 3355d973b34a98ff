import { useState } from 'react'
import { useTranslations } from '#texts'
import { useShortcuts } from '../../platform/shortcuts'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { KeyHint } from '../../ui/key-hint'
import type { Review } from './review'

type Props = {
  review: Review
  shownIds: readonly number[]
  onToggle: (photoId: number) => void
  /** Where the numbers 1 to 3 do the same. */
  hasKeys?: boolean
}

/** The photos of a review, each to be shown with it or left out; opened alone they are larger (REVIEWS-17). */
export function ReviewPhotos({ review, shownIds, onToggle, hasKeys = false }: Props) {
  const t = useTranslations('office-reviews.photos')
  const { photos, reviewId } = review
  if (photos.length === 0) return null
  return (
    <section aria-label={t('title')} className="grid gap-2">
      <ul className="flex flex-wrap gap-4">
        {photos.map(({ photoId }, index) => {
          const isShown = shownIds.includes(photoId)
          const address = `/staff-api/v1/reviews/${reviewId}/photos/${photoId}`
          return (
            <li key={photoId} className="grid gap-2">
              <a href={address} target="_blank" rel="noreferrer" title={t('large', { number: index + 1 })}>
                <img
                  src={address}
                  alt={t('one', { number: index + 1, count: photos.length })}
                  className={`bg-sunken rounded-card size-44 object-cover ${isShown ? '' : 'opacity-40 grayscale'}`}
                />
              </a>
              <Button aria-pressed={isShown} onPress={() => onToggle(photoId)} className="justify-self-start">
                <span className="sr-only">{t('one', { number: index + 1, count: photos.length })}: </span>
                <Badge tone={isShown ? 'success' : 'danger'}>{t(isShown ? 'shown' : 'hidden')}</Badge>
                {hasKeys ? <KeyHint keys={String(index + 1)} /> : null}
              </Button>
            </li>
          )
        })}
      </ul>
      {hasKeys ? <p className="text-muted text-sm">{t('hint')}</p> : null}
    </section>
  )
}

/** The same one after the other, where the numbers 1 to 3 leave a photo out or take it in again. */
export function QueuePhotos({ review, choice }: { review: Review; choice: PhotoChoice }) {
  const toggle = (position: number) => () => {
    const photo = review.photos[position]
    if (photo) choice.toggle(photo.photoId)
  }
  useShortcuts({ 1: toggle(0), 2: toggle(1), 3: toggle(2) })
  return <ReviewPhotos review={review} shownIds={choice.shownIds(review)} onToggle={choice.toggle} hasKeys />
}

type PhotoChoice = ReturnType<typeof usePhotoChoice>

/** Which photos go along when a review is published: all of them, but for those that were left out. */
export function usePhotoChoice() {
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  return {
    shownIds: (review: Review) =>
      review.photos.map(({ photoId }) => photoId).filter((photoId) => !leftOut.has(photoId)),
    toggle: (photoId: number) =>
      setLeftOut((before) => {
        const after = new Set(before)
        if (!after.delete(photoId)) after.add(photoId)
        return after
      }),
  }
}
