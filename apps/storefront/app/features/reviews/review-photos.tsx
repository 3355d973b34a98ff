import type { Schemas } from '@haverhof/api-client'
import { type MouseEvent, Suspense, useState } from 'react'
import { useTranslations } from '#texts'
import { latePart } from '../../toolkit/connection'

const PhotoDialog = latePart(async () => (await import('./photo-dialog')).PhotoDialog)

type Review = Schemas['Review']

/** The photos of a review, small; each leads to the large one, in a dialog once the script is there (REVIEWS-17). */
export function ReviewPhotos({ review }: { review: Review }) {
  const t = useTranslations('product.reviews')
  const [open, setOpen] = useState<{ place: number } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { photos, title } = review
  if (photos.length === 0) return null
  const show = (click: MouseEvent, position: number) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey) return
    click.preventDefault()
    setOpen({ place: position })
    setIsOpen(true)
  }
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-3">
        {photos.map(({ url, thumbnailUrl }, index) => (
          <li key={url}>
            <a
              href={url}
              onClick={(click) => show(click, index)}
              className="rounded-control focus-visible:outline-brand block overflow-hidden outline-offset-2 hover:opacity-90 focus-visible:outline-3"
            >
              <img
                src={thumbnailUrl}
                alt={t('photoAlt', { number: index + 1, count: photos.length, title })}
                width={112}
                height={112}
                loading="lazy"
                className="bg-sunken size-24 object-cover sm:size-28"
              />
            </a>
          </li>
        ))}
      </ul>
      <Suspense>
        {open ? (
          <PhotoDialog
            review={review}
            position={open.place}
            isOpen={isOpen}
            onMove={(position) => setOpen({ place: position })}
            onClose={() => setIsOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
