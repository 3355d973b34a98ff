import { ratings } from '@haverhof/domain/reviews'
import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import type { LoadPage } from '../../ui/list/list-types'
import { ModerationList, moderationQuery } from '../../ui/moderation/moderation-list'
import type { Review } from './review'
import { ReviewSheet } from './review-sheet'
import { ReviewState } from './review-state'
import { Stars } from './stars'

const load: LoadPage<Review> = async ({ filters, after, signal }) => {
  const query = moderationQuery(filters, after, 'waiting')
  const page = await read(api.GET('/staff-api/v1/reviews', { params: { query }, signal }))
  return { ...page, isMore: page.next !== null }
}

const states = ['waiting', 'published', 'refused'] as const
const idOf = ({ reviewId }: Review) => String(reviewId)
const nameOf = ({ title }: Review) => title

/** Every review, also those that are decided. */
export function ReviewList({ timeLine }: { timeLine: (subject: string) => ReactNode }) {
  const t = useTranslations('office-reviews')
  const stars = ratings.map((rating) => ({ value: String(rating), label: t('stars', { count: rating }) }))
  return (
    <ModerationList<Review>
      name="reviews"
      keepsViews="reviews"
      title={t('listTitle')}
      empty={t('emptyList')}
      states={states.map((value) => ({ value, label: t(`states.${value}`) }))}
      filters={[{ id: 'rating', label: t('columns.rating'), kind: 'choice', options: stars }]}
      columns={{
        lead: [
          { id: 'title', title: t('columns.title'), render: ({ title }) => <bdi>{title}</bdi> },
          { id: 'rating', title: t('columns.rating'), render: ({ rating }) => <Stars rating={rating} /> },
        ],
        person: {
          id: 'author',
          title: t('columns.author'),
          render: ({ author }) => <bdi>{author}</bdi>,
          isExtra: true,
        },
        submittedAt: t('columns.submittedAt'),
      }}
      renderState={(review) => <ReviewState review={review} />}
      load={load}
      idOf={idOf}
      nameOf={nameOf}
      renderSheet={(reviewId, onClose) => (
        <ReviewSheet reviewId={reviewId} onClose={onClose} timeLine={timeLine} />
      )}
    />
  )
}
