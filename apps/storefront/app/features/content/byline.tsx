import { useTranslations } from 'use-intl'
import { useFormats } from '../../site/prices/formats'

type Facts = { author?: string | null; publishedOn?: string | null; minutes?: number }

/** Who wrote it, when, and how long it takes. */
export function Byline({ author, publishedOn, minutes }: Facts) {
  const t = useTranslations('content')
  const { date } = useFormats()
  const facts = [
    author ? t('writtenBy', { author }) : null,
    publishedOn ? <time dateTime={publishedOn}>{date(publishedOn)}</time> : null,
    minutes ? t('readingTime', { minutes }) : null,
  ].filter((fact) => fact !== null)
  if (facts.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {facts.map((fact, index) => (
        // The facts of a text never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>{fact}</span>
      ))}
    </p>
  )
}
