import { reviewPhotoFields, reviewPhotoLimits } from '@haverhof/domain/reviews'
import { useRef, useState } from 'react'
import { useTranslations } from '#texts'
import { oneOf } from '../../toolkit/one-of'
import type { ChosenPhoto } from '../../shared/photos/shrink-photo'
import type { Problem } from '../../shared/shop/problem'

type KeptPhoto = ChosenPhoto & { id: number }
type Refused = { reason: PhotoReason; name: string }

const photoReasons = [
  'photo-too-large',
  'photo-wrong-type',
  'photo-too-many-pixels',
  'photo-unreadable',
] as const
type PhotoReason = (typeof photoReasons)[number]
const isPhotoReason = oneOf(photoReasons)

export type ReviewPhotos = ReturnType<typeof useReviewPhotos>

/** The photos that are chosen, and what is wrong with the last one that could not be (REVIEWS-16). */
export function useReviewPhotos() {
  const t = useTranslations('reviews.errors')
  const [photos, setPhotos] = useState<readonly KeptPhoto[]>([])
  const [refused, setRefused] = useState<Refused | null>(null)
  const nextId = useRef(1)
  return {
    photos,
    error: refused ? t(refused.reason, { name: refused.name }) : undefined,
    add: (photo: ChosenPhoto) => {
      const id = nextId.current++
      setPhotos((before) => {
        const all = [...before, { ...photo, id }]
        if (bytesOf(all) <= reviewPhotoLimits.totalBytes) return all
        setRefused({ reason: 'photo-too-large', name: photo.name })
        return before
      })
      setRefused(null)
    },
    remove: (id: number) => {
      setRefused(null)
      setPhotos((before) => before.filter((photo) => photo.id !== id))
    },
    refuse: (reason: PhotoReason, name: string) => setRefused({ reason, name }),
    /** True when what the server refused is one of the photos. */
    takeRefusal: ({ code, errors = [] }: Problem): boolean => {
      if (code === undefined || !isPhotoReason(code)) return false
      const index = (reviewPhotoFields as readonly string[]).indexOf(errors[0]?.parameter ?? '')
      setRefused({ reason: code, name: (photos[index] ?? photos.at(-1))?.name ?? '' })
      return true
    },
  }
}

function bytesOf(photos: readonly ChosenPhoto[]): number {
  return photos.reduce((sum, { content }) => sum + content.size, 0)
}
