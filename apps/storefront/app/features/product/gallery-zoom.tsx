import type { Schemas } from '@haverhof/api-client'
import type { RefObject } from 'react'
import { useTranslations } from '#texts'
import { Icon } from '../../ui/icon'
import { GalleryPicture } from './gallery-picture'

type Props = { dialog: RefObject<HTMLDialogElement | null>; image: Schemas['Image']; title: string }

/** The picture over the whole window; on small screens twice as wide as it, to be moved about. */
export function GalleryZoom({ dialog, image, title }: Props) {
  const t = useTranslations('product')
  return (
    <dialog ref={dialog} aria-label={title} className="bg-sunken m-auto size-full max-h-none max-w-none">
      <button
        type="button"
        onClick={() => dialog.current?.close()}
        className="bg-surface border-line rounded-control fixed top-4 right-4 z-1 inline-flex size-11 items-center justify-center border"
      >
        <Icon name="close" label={t('gallery.close')} />
      </button>
      <section
        aria-label={image.alt}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="grid size-full content-center-safe overflow-auto overscroll-contain p-4 sm:place-items-center"
      >
        <GalleryPicture
          image={image}
          sizes="(min-width: 768px) 800px, 200vw"
          className="h-auto w-[200%] max-w-none sm:h-full sm:max-h-[96rem] sm:w-full sm:object-contain"
        />
      </section>
    </dialog>
  )
}

/** Opens on the middle of the picture, where the pack is. */
export function openZoom(dialog: HTMLDialogElement | null): void {
  dialog?.showModal()
  const view = dialog?.querySelector('section')
  view?.scrollTo((view.scrollWidth - view.clientWidth) / 2, 0)
}
