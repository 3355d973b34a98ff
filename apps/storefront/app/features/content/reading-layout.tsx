import type { ReactNode } from 'react'
import type { OutlineEntry } from './outline'
import { ContentsNav } from './contents-nav'

type Layout = {
  chapters: readonly OutlineEntry[]
  lang?: string | undefined
  aside?: ReactNode
  children: ReactNode
}

/** A text to read: chapters beside it where there is room, above it where there is not. */
export function ReadingLayout({ chapters, lang, aside, children }: Layout) {
  const beside = chapters.length > 0 || aside
  if (!beside) return <div className="max-w-[68ch]">{children}</div>
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,68ch)_minmax(22rem,30rem)] md:justify-between md:gap-16">
      <div className="min-w-0 max-md:order-2">{children}</div>
      <div className="max-md:order-1">
        <div className="flex flex-col gap-8 md:sticky md:top-36">
          {chapters.length > 0 && <ContentsNav chapters={chapters} lang={lang} />}
          {aside}
        </div>
      </div>
    </div>
  )
}
