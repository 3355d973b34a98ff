import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { useShop } from '../../shared/shop/shop'
import { Button } from '../../ui/button'
import { ReviewItem } from './review-item'
import { ReviewSummary } from './review-summary'
import { useReviews } from './use-reviews'

type Props = { productId: number; first: Schemas['ReviewPage'] }

/** What buyers wrote, all of it or in the language of the page. */
export function ReviewList({ productId, first }: Props) {
  const t = useTranslations('product')
  const { language } = useShop()
  const { reviews, total, state, isFiltered, filter, loadMore, retry } = useReviews(
    productId,
    first,
    language,
  )
  if (first.summary.count === 0) return <p className="text-muted">{t('reviews.none')}</p>
  return (
    <div className="space-y-6">
      <ReviewSummary summary={first.summary} />
      <p className="text-muted max-w-prose text-sm">{t('reviews.checked')}</p>
      <label className="flex min-h-11 w-fit items-center gap-3 text-sm noscript:hidden" data-no-print>
        <input
          type="checkbox"
          checked={isFiltered}
          onChange={(event) => filter(event.target.checked)}
          className="accent-brand size-5"
        />
        {t('reviews.onlyMyLanguage')}
      </label>
      {reviews.length === 0 && state === 'ready' && (
        <p className="text-muted">{t('reviews.noneInLanguage')}</p>
      )}
      <ul
        className={`divide-line border-line divide-y border-y transition-opacity ${state === 'loading' ? 'opacity-45' : ''}`}
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
