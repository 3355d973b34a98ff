import { photoTypes } from '@haverhof/domain/returns'
import { reviewPhotoLimits } from '@haverhof/domain/reviews'
import { useId, useState } from 'react'
import { useTranslations } from '#texts'
import { PhotoPreview } from '../../shared/photos/photo-preview'
import { type ChosenPhoto, shrinkPhoto } from '../../shared/photos/shrink-photo'
import { Button } from '../../ui/button'
import { described, FieldFrame } from '../../ui/field-frame'
import { Icon } from '../../ui/icon'
import type { ReviewPhotos } from './use-review-photos'

/** Up to three photos: chosen or taken, made smaller here, and shown before they are sent (REVIEWS-16). */
export function ReviewPhotosField({ photos, error, add, remove, refuse }: ReviewPhotos) {
  const t = useTranslations('reviews.photos')
  const optional = useTranslations('forms.fields')('optional')
  const id = useId()
  const [isReading, setIsReading] = useState(false)
  const take = async (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])].slice(0, reviewPhotoLimits.count - photos.length)
    // The same file can be chosen again after it was removed.
    input.value = ''
    setIsReading(true)
    for (const file of files) {
      const answer = await shrinkPhoto(file)
      if (typeof answer === 'string') refuse(answer, file.name)
      else add(answer)
    }
    setIsReading(false)
  }
  const isFull = photos.length >= reviewPhotoLimits.count
  return (
    <FieldFrame {...{ id, error, optional }} label={t('label')} hint={t('hint')}>
      {photos.length > 0 ? (
        <ul className="flex flex-wrap gap-4 pb-3">
          {photos.map((photo, index) => (
            <ChosenPhotoItem
              key={photo.id}
              photo={photo}
              number={index + 1}
              onRemove={() => remove(photo.id)}
            />
          ))}
        </ul>
      ) : null}
      <label
        htmlFor={id}
        className={`border-line-strong rounded-control hover:bg-sunken has-focus-visible:outline-brand inline-flex min-h-12 items-center gap-2 self-start border px-5 font-medium outline-offset-2 has-focus-visible:outline-3 ${isFull ? 'hidden' : ''}`}
      >
        <Icon name="camera" size={22} />
        <span aria-hidden="true">{t('add')}</span>
        <input
          id={id}
          name="photos"
          type="file"
          multiple
          accept={photoTypes.join(',')}
          aria-label={t('add')}
          disabled={isFull}
          onChange={(event) => void take(event.currentTarget)}
          className="sr-only"
          {...described(id, { hint: t('hint'), error })}
        />
      </label>
      <output className="text-muted block text-sm">{isReading ? t('reading') : ''}</output>
    </FieldFrame>
  )
}

type ItemProps = { photo: ChosenPhoto; number: number; onRemove: () => void }

function ChosenPhotoItem({ photo, number, onRemove }: ItemProps) {
  const t = useTranslations('reviews.photos')
  return (
    <li className="flex flex-col items-start gap-1">
      <PhotoPreview photo={photo} label={t('preview', { number })} className="size-28 object-cover" />
      <Button look="text" onClick={onRemove} className="text-sm">
        {t('remove', { number })}
      </Button>
    </li>
  )
}
