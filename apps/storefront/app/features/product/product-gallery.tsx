import type { Schemas } from '@haverhof/api-client'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { Icon } from '../../ui/icon'
import { GalleryPicture } from './gallery-picture'
import { GalleryZoom, openZoom } from './gallery-zoom'
import { type Gesture, listenToTouch } from '../../toolkit/touch'

type Variant = Schemas['ProductVariant']
type Props = { variant: Variant; variants: readonly Variant[]; title: string }

/**
 * The pictures of a pack: one large, the others small below it, each to be seen larger still. On a phone the small ones stand
 * left of the pack inside its picture, two and two, so that what it costs stays in sight.
 */
export function ProductGallery({ variant, variants, title }: Props) {
  const t = useTranslations('product')
  const navigate = useNavigate()
  const images = variant.images.map((image) => ({
    ...image,
    alt: image.view === 'front' ? image.alt : t(`gallery.views.${image.view}`, { title }),
  }))
  const [chosen, setChosen] = useState<string>()
  const position = Math.max(
    images.findIndex(({ src }) => src === chosen),
    0,
  )
  const frame = useRef<HTMLButtonElement>(null)
  const zoom = useRef<HTMLDialogElement>(null)
  const wasSwipe = useSwipe(frame, (step) => {
    const next = images[position + step]
    const pack = variants[variants.indexOf(variant) + step]
    if (next) setChosen(next.src)
    else if (pack) void navigate(pack.url, { preventScrollReset: true, replace: true })
  })
  const image = images[position]
  if (!image) return null
  return (
    <div className="relative">
      <button
        ref={frame}
        type="button"
        onClick={({ detail }) => {
          const isByKey = detail === 0
          if (isByKey || !wasSwipe.current) openZoom(zoom.current)
        }}
        className="bg-sunken rounded-card relative block w-full cursor-zoom-in touch-pan-y touch-pinch-zoom overflow-hidden select-none"
      >
        <GalleryPicture
          image={image}
          sizes="(min-width: 1088px) 640px, (min-width: 768px) 45vw, 100vw"
          className="h-[10.2rem] w-full object-contain p-2 sm:aspect-square sm:h-auto sm:max-h-[56rem] sm:p-5 md:p-10"
          isFirst
        />
        <span className="absolute right-3 bottom-3" data-no-print>
          <Icon name="zoom" label={t('gallery.zoom')} />
        </span>
      </button>
      {images.length > 1 && <Thumbnails {...{ images, position }} onChoose={setChosen} />}
      <GalleryZoom dialog={zoom} image={image} title={title} />
    </div>
  )
}

type ThumbnailsProps = {
  images: Variant['images']
  position: number
  onChoose: (src: string) => void
}

function Thumbnails({ images, position, onChoose }: ThumbnailsProps) {
  const t = useTranslations('product')
  return (
    <ul
      className="absolute top-1 left-2 grid grid-cols-2 gap-1 sm:static sm:mt-3 sm:flex sm:gap-3"
      data-no-print
    >
      {images.map((small, index) => (
        <li key={small.src}>
          <button
            type="button"
            aria-pressed={index === position}
            aria-label={`${t('gallery.show', { place: index + 1, total: images.length })}: ${small.alt}`}
            onClick={() => onChoose(small.src)}
            className="border-line aria-pressed:border-brand bg-sunken rounded-control block overflow-hidden border-2"
          >
            <GalleryPicture
              image={{ ...small, alt: '' }}
              sizes="72px"
              className="size-10 object-contain sm:size-18 sm:p-1"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

const steps: Partial<Record<Gesture, 1 | -1>> = { 'swipe-left': 1, 'swipe-right': -1 }

/**
 * Tells which way an element was swiped (PRODUCT-5). The returned mark says whether the last gesture was a swipe:
 * a mouse ends its swipe with a click that is not meant as one.
 */
function useSwipe(
  element: RefObject<HTMLElement | null>,
  onSwipe: (step: 1 | -1) => void,
): RefObject<boolean> {
  const wasSwipe = useRef(false)
  const onGesture = useEffectEvent((gesture: Gesture) => {
    const step = steps[gesture]
    wasSwipe.current = step !== undefined
    if (step) onSwipe(step)
  })
  useEffect(() => {
    if (!element.current) return undefined
    return listenToTouch(element.current, { onGesture })
  }, [element])
  return wasSwipe
}
