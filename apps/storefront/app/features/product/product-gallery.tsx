import type { Schemas } from '@haverhof/api-client'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon'

type Image = Schemas['Image']

/** The pictures of a pack: one large, the others small below it, each to be seen larger still. */
export function ProductGallery({ images, title }: { images: readonly Image[]; title: string }) {
  const t = useTranslations('product')
  const [shown, setShown] = useState(0)
  const zoom = useRef<HTMLDialogElement>(null)
  const image = images[shown] ?? images[0]
  if (!image) return null
  return (
    <div>
      <button
        type="button"
        onClick={() => zoom.current?.showModal()}
        className="bg-sunken rounded-card relative block w-full cursor-zoom-in overflow-hidden"
      >
        <Picture
          image={image}
          sizes="(min-width: 1088px) 640px, 100vw"
          className="aspect-square w-full object-contain p-6 sm:p-12"
          isFirst
        />
        <span className="absolute right-3 bottom-3" data-no-print>
          <Icon name="zoom" label={t('gallery.zoom')} />
        </span>
      </button>
      {images.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-3" data-no-print>
          {images.map((small, place) => (
            <li key={small.src}>
              <button
                type="button"
                aria-pressed={place === shown}
                aria-label={t('gallery.show', { place: place + 1, total: images.length })}
                onClick={() => setShown(place)}
                className="border-line aria-pressed:border-brand bg-sunken rounded-control block overflow-hidden border-2"
              >
                <Picture image={{ ...small, alt: '' }} sizes="72px" className="size-18 object-contain p-1" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <dialog ref={zoom} aria-label={title} className="bg-ground m-auto size-full max-h-none max-w-none">
        <button
          type="button"
          onClick={() => zoom.current?.close()}
          className="bg-surface rounded-control fixed top-4 right-4 z-1 inline-flex size-11 items-center justify-center"
        >
          <Icon name="close" label={t('gallery.close')} />
        </button>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what is larger than the window */}
        <section aria-label={image.alt} tabIndex={0} className="size-full overflow-auto p-4">
          <Picture
            image={image}
            sizes="(min-width: 768px) 1200px, 200vw"
            className="mx-auto h-auto w-[120rem] max-w-[200%] sm:max-w-full"
          />
        </section>
      </dialog>
    </div>
  )
}

type PictureProps = { image: Image; sizes: string; className: string; isFirst?: boolean }

function Picture({ image, sizes, className, isFirst = false }: PictureProps) {
  const { src, srcset, width, height, alt } = image
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return <img alt={alt} {...{ src, sizes, width, height, className }} srcSet={srcset} {...loading} />
}
