import type { ReactNode } from 'react'
import { ContentsNav } from './contents-nav'
import type { OutlineEntry } from './outline'

type Layout = {
  chapters: readonly OutlineEntry[]
  lang?: string | undefined
  aside?: ReactNode
  children: ReactNode
}

const columns = 'reading grid gap-8 md:justify-between md:gap-16'

/** A text to read. Its chapters come first, and stay beside it where there is room; what leads on comes after it. */
export function ReadingLayout({ chapters, lang, aside, children }: Layout) {
  if (chapters.length === 0) {
    return (
      <div className={columns}>
        <div className="min-w-0">{children}</div>
        {aside && <div>{aside}</div>}
      </div>
    )
  }
  return (
    <div className={columns}>
      <div className="md:col-start-2 md:row-start-1">
        <div className="md:sticky md:top-36">
          <ContentsNav chapters={chapters} lang={lang} />
        </div>
      </div>
      <div className="min-w-0 md:col-start-1 md:row-start-1">
        {children}
        {aside && <div className="mt-12 flex flex-col gap-8">{aside}</div>}
      </div>
    </div>
  )
}
