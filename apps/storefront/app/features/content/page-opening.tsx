import type { ReactNode } from 'react'
import { type ContentImage, ContentPicture } from './content-picture'

type Opening = {
  title: string
  intro?: string
  lang?: string | undefined
  eyebrow?: ReactNode
  image?: ContentImage | null
  children?: ReactNode
}

/** The head of a page to read: what it is, its title, what it says in a sentence, and its picture where it has one. */
export function PageOpening({ title, intro, lang, eyebrow, image, children }: Opening) {
  const words = (
    <div className="max-w-[60ch]">
      {eyebrow && <p className="mb-3 text-sm font-medium text-brand">{eyebrow}</p>}
      <h1 className="text-title sm:text-4xl" lang={lang}>
        {title}
      </h1>
      {intro && (
        <p className="mt-4 text-lg text-muted sm:mt-6 sm:text-xl" lang={lang}>
          {intro}
        </p>
      )}
      {children && <div className="mt-5">{children}</div>}
    </div>
  )
  if (!image) return <div className="pt-6 pb-8 sm:pt-10 sm:pb-12">{words}</div>
  return (
    <div className="grid gap-6 pt-6 pb-8 sm:pt-10 sm:pb-12 md:grid-cols-[minmax(0,1fr)_minmax(0,48rem)] md:items-center md:gap-16">
      {words}
      <ContentPicture
        image={image}
        sizes="(min-width: 768px) 480px, 100vw"
        className="w-full rounded-card"
        isFirst
      />
    </div>
  )
}
