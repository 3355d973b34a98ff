import { useTranslations } from '#texts'
import { DateText } from '../../shared/prices/date-text'

type Facts = { author?: string | null; publishedOn?: string | null; minutes?: number }

/** Who wrote it, when, and how long it takes. */
export function Byline({ author, publishedOn, minutes }: Facts) {
  const t = useTranslations('content')
  if (!author && !publishedOn && !minutes) return null
  return (
    <p className="text-muted flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {author && <span>{t('writtenBy', { author })}</span>}
      {publishedOn && <DateText date={publishedOn} />}
      {minutes ? <span>{t('readingTime', { minutes })}</span> : null}
    </p>
  )
}
