import type { Schemas } from '@haverhof/api-client'
import type { KeyboardEvent } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'

type Props = {
  review: Schemas['Review']
  position: number
  isOpen: boolean
  onMove: (position: number) => void
  onClose: () => void
}

/** One photo, as large as the window allows; arrows lead to the next (REVIEWS-17). */
export function PhotoDialog({ review, position, isOpen, onMove, onClose }: Props) {
  const t = useTranslations('product.reviews')
  const { photos, title } = review
  const count = photos.length
  const photo = photos[position]
  if (!photo) return null
  const move = (step: number) => onMove((position + step + count) % count)
  const moveByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1)
    if (key === 'ArrowLeft') move(-1)
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('photosTitle')}
      closeLabel={t('photoClose')}
      shape="full"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons below do the same */}
      <div className="flex flex-col items-center gap-4" onKeyDown={count > 1 ? moveByKey : undefined}>
        <img
          key={photo.url}
          src={photo.url}
          alt={t('photoAlt', { number: position + 1, count, title })}
          width={photo.width}
          height={photo.height}
          className="bg-sunken rounded-control h-auto max-h-[calc(100dvh-20rem)] w-auto max-w-full object-contain"
        />
        {count > 1 ? (
          <div className="flex items-center gap-4">
            <Button onClick={() => move(-1)}>
              <Icon name="chevron-left" size={20} label={t('photoPrevious')} />
            </Button>
            <p aria-live="polite" className="tabular-nums">
              {t('photoPlace', { number: position + 1, count })}
            </p>
            <Button onClick={() => move(1)}>
              <Icon name="chevron-right" size={20} label={t('photoNext')} />
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}
