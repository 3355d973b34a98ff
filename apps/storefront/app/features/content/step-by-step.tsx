import type { Block } from '@haverhof/domain/content'
import { Prose } from '../../ui/prose'
import { type ContentImage, ContentPicture } from './content-picture'

type Steps = { steps: readonly Block[]; images: readonly ContentImage[]; lang?: string | undefined }

/** What to do, one numbered step after the other, each with its drawing. */
export function StepByStep({ steps, images, lang }: Steps) {
  return (
    <ol className="max-w-[80ch] border-b border-line" lang={lang}>
      {steps.map((step, index) => {
        const image = images[index]
        return (
          // oxlint-disable-next-line react/no-array-index-key -- steps never change their order
          <li key={index} className="flex gap-5 border-t border-line py-5 sm:gap-8">
            {image && (
              <ContentPicture
                image={image}
                sizes="(min-width: 640px) 160px, 88px"
                className="w-22 shrink-0 self-start rounded-card sm:w-40"
              />
            )}
            <div className="min-w-0">
              <span aria-hidden className="font-display text-2xl text-accent tabular-nums">
                {index + 1}
              </span>
              <Prose blocks={[step]} />
            </div>
          </li>
        )
      })}
    </ol>
  )
}
