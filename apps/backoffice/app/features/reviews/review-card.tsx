import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { Badge } from '../../ui/badge'
import { ModeratedFacts } from '../../ui/moderation/moderated-facts'
import { useReasonText } from '../../ui/use-reason-text'
import { MarkedText } from '../../ui/moderation/marked-text'
import type { Review } from './review'
import { ReviewState } from './review-state'
import { Stars } from './stars'
import { type HorseFact, horseFactNames } from '@haverhof/domain/reviews'

/** One review, large enough to be read all day. */
export function ReviewCard({ review, photos }: { review: Review; photos: ReactNode }) {
  const t = useTranslations('office-reviews')
  const { moment, day } = useFormats()
  const reasonText = useReasonText('review')
  const { marks } = review
  return (
    <article aria-label={review.title} className="grid gap-3">
      <ModeratedFacts of={review} state={<ReviewState review={review} />}>
        {review.verified ? <Badge tone="success">{t('verified')}</Badge> : null}
      </ModeratedFacts>
      <div lang={review.language} className="grid gap-2">
        <h2 className="text-xl">
          <MarkedText text={review.title} marks={marks.title} />
        </h2>
        <Stars rating={review.rating} />
        <p className="max-w-prose text-lg leading-relaxed whitespace-pre-line">
          <MarkedText text={review.text} marks={marks.text} />
        </p>
      </div>
      <HorseFacts facts={review.facts} />
      {photos}
      <p className="text-muted">
        <MarkedText text={review.author} marks={marks.author} /> · {moment(review.submittedAt)}
      </p>
      {review.refusedBecause ? (
        <p className="bg-danger-soft text-danger rounded-control px-3 py-2">
          {t('refusedBecause', { reason: reasonText(review.refusedBecause, review.ownWords) })}
        </p>
      ) : null}
      {review.reply ? (
        <div className="border-brand border-l-4 pl-3">
          <p className="text-muted text-sm">
            {t('replied', { day: review.repliedOn ? day(review.repliedOn) : '' })}
          </p>
          <p lang={review.language} className="whitespace-pre-line">
            {review.reply}
          </p>
        </div>
      ) : null}
    </article>
  )
}

type FactKey = { [Fact in HorseFact]: `${Fact}.${NonNullable<Review['facts'][Fact]>}` }[HorseFact]

/** What the writer says about the horse (REVIEWS-15). */
function HorseFacts({ facts }: { facts: Review['facts'] }) {
  const t = useTranslations('office-reviews.facts')
  const given = horseFactNames.filter((fact) => facts[fact] !== undefined)
  if (given.length === 0) return null
  return (
    <ul aria-label={t('about')} className="flex flex-wrap gap-2">
      {given.map((fact) => (
        <li key={fact}>
          <Badge>{t(`${fact}.${facts[fact]}` as FactKey)}</Badge>
        </li>
      ))}
    </ul>
  )
}
