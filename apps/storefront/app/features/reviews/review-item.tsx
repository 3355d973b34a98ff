import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { DateText } from '../../shared/prices/date-text'
import { ReportLink } from '../../shared/report-link'
import { Badge } from '../../ui/badge'
import { Icon } from '../../ui/icon'
import { Stars } from '../../ui/stars'
import { ReviewPhotos } from './review-photos'
import { horseFactNames, type HorseFacts } from '@haverhof/domain/reviews'
import { useFactWords } from './use-fact-words'

type Props = { review: Schemas['Review']; language: string }

export function ReviewItem({ review, language }: Props) {
  const t = useTranslations('product')
  const c = useTranslations('catalogue')
  const lang = review.language === language ? undefined : review.language
  return (
    <li className="py-6">
      <article id={`review-${review.reviewId}`} tabIndex={-1}>
        <Stars rating={review.rating} label={c('card.rating', { average: review.rating })} />
        <h3 id={`review-${review.reviewId}-title`} lang={lang} className="mt-1 text-lg">
          {review.title}
        </h3>
        <p lang={lang} className="mt-1 max-w-prose whitespace-pre-line">
          {review.text}
        </p>
        <HorseFactChips facts={review.facts} />
        <ReviewPhotos review={review} />
        <p className="text-muted mt-2 flex flex-wrap items-center gap-x-3 text-sm">
          <span>{review.author}</span>
          <DateText date={review.date} />
          {review.isExample && <Badge tone="quiet">{t('reviews.example')}</Badge>}
          {review.verified && (
            <span className="text-success inline-flex items-center gap-1">
              <Icon name="check" size={16} />
              {t('reviews.verified')}
            </span>
          )}
          <ReportLink kind="review" id={review.reviewId} />
        </p>
        {review.reply && (
          <div className="border-line mt-3 max-w-prose border-l-2 pl-4">
            <p className="text-muted flex flex-wrap gap-x-3 text-sm">
              <strong className="text-ink font-semibold">{t('reviews.reply')}</strong>
              <DateText date={review.reply.date} />
            </p>
            <p lang={lang} className="mt-1 whitespace-pre-line">
              {review.reply.text}
            </p>
          </div>
        )}
      </article>
    </li>
  )
}

/** What the writer says about the horse (REVIEWS-15). */
function HorseFactChips({ facts }: { facts: HorseFacts }) {
  const t = useTranslations('product.reviews.facts')
  const { wordOf } = useFactWords()
  const given = horseFactNames.flatMap((fact) => {
    const value = facts[fact]
    return value ? [{ fact, word: wordOf(fact, value) }] : []
  })
  if (given.length === 0) return null
  return (
    <ul aria-label={t('about')} className="mt-3 flex flex-wrap gap-2">
      {given.map(({ fact, word }) => (
        <li key={fact} className="bg-sunken rounded-control px-2.5 py-1 text-sm first-letter:uppercase">
          {word}
        </li>
      ))}
    </ul>
  )
}
