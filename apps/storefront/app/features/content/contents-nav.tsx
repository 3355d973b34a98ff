import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { linkRows } from './link-list'
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
      <ol className={linkRows} lang={lang}>
        {chapters.map(({ id, title }) => (
          <li key={id} className="border-t border-line">
            <Link
              to={`#${id}`}
              className="flex min-h-11 items-center py-2 text-sm leading-snug hover:text-brand hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
