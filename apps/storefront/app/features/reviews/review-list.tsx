import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { useShop } from '../../shared/shop/shop'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { ReviewFilters } from './review-filters'
import { ReviewItem } from './review-item'
import { ReviewSummary } from './review-summary'
import { type ReviewFilter, useReviews } from './use-reviews'

type Props = { productId: number; first: Schemas['ReviewPage'] }

/** What buyers wrote, all of it or what the reader chose. */
export function ReviewList({ productId, first }: Props) {
  const t = useTranslations('product')
  const { language } = useShop()
  const { reviews, total, state, chosen, filter, showAll, loadMore, retry } = useReviews(
    productId,
    first,
    language,
  )
  if (first.summary.count === 0) return <p className="text-muted">{t('reviews.none')}</p>
  return (
    <div className="space-y-6">
      <ReviewSummary summary={first.summary} />
      <p className="text-muted max-w-prose text-sm">{t('reviews.checked')}</p>
      {first.reviews.some(({ isExample }) => isExample) && (
        <Notice className="max-w-prose">{t('reviews.examples')}</Notice>
      )}
      <ReviewFilters offered={first.filters} chosen={chosen} onChange={filter} />
      {reviews.length === 0 && state === 'ready' && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <output className="text-muted">
            {t(isOnlyLanguage(chosen) ? 'reviews.noneInLanguage' : 'reviews.noneChosen')}
          </output>
          <Button onClick={showAll}>{t('reviews.showAll')}</Button>
        </div>
      )}
      <ul
        aria-busy={state === 'loading'}
        className="divide-line border-line divide-y border-y transition-opacity aria-busy:opacity-45"
      >
        {reviews.map((review) => (
          <ReviewItem key={review.reviewId} review={review} language={language} />
        ))}
      </ul>
      {reviews.length < total && (
        <Button onClick={loadMore} disabled={state === 'loading'} className="noscript:hidden" data-no-print>
          {state === 'loading' ? t('reviews.loading') : t('reviews.more')}
        </Button>
      )}
      {state === 'failed' && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="alert" className="text-danger text-sm">
            {t('reviews.failed')}
          </p>
          <Button onClick={retry}>{t('reviews.retry')}</Button>
        </div>
      )}
    </div>
  )
}

function isOnlyLanguage({ withPhoto, horseKind, workLoad }: ReviewFilter): boolean {
  return !withPhoto && !horseKind && !workLoad
}
