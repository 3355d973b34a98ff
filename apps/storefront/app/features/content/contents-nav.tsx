import { useTranslations } from 'use-intl'
import type { OutlineEntry } from './outline'

/** The chapters of a text. The frame of the page scrolls to the one that is followed and moves the focus there. */
export function ContentsNav({
  chapters,
  lang,
}: {
  chapters: readonly OutlineEntry[]
  lang?: string | undefined
}) {
  const t = useTranslations('content')
  return (
    <nav aria-labelledby="contents" data-no-print>
      <p id="contents" className="mb-1 text-sm font-semibold">
        {t('contents')}
      </p>
      <ol className="border-y border-line" lang={lang}>
        {chapters.map(({ id, title }) => (
          <li key={id} className="border-line not-first:border-t">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-2 text-sm leading-snug hover:text-brand hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
