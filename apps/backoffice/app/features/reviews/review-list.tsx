import { ratings } from '@haverhof/domain/reviews'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useSession, useSiteName } from '../../platform/session'
import { useAddressState } from '../../platform/use-address-state'
import { ButtonLink } from '../../ui/button'
import { DataList } from '../../ui/list/data-list'
import type { Column, Filter, LoadPage } from '../../ui/list/list-types'
import { PageFrame } from '../../ui/page-frame'
import { ReadClock } from './read-clock'
import type { Review, ReviewState } from './review'
import { ReviewSheet } from './review-sheet'
import { Stars } from './stars'
import { StateBadge } from './state-badge'

const load: LoadPage<Review> = async ({ filters, after, signal }) => {
  const query = {
    after,
    state: (filters['state'] ?? 'waiting') as ReviewState,
    siteId: filters['siteId'],
    rating: filters['rating'] as '1' | undefined,
    olderThanHours: filters['olderThanHours'],
    limit: 50,
  }
  const page = await read(api.GET('/staff-api/v1/reviews', { params: { query: query as never }, signal }))
  return { ...page, isMore: page.next !== null }
}

const idOf = ({ reviewId }: Review) => String(reviewId)
const nameOf = ({ title }: Review) => title
const hrefOf = ({ reviewId, state }: Review) => `/reviews/all?view=${state}&state=${state}&open=${reviewId}`

/** Every review, also those that are decided. */
export function ReviewList() {
  const t = useTranslations('office-reviews')
  const [{ open }, changeAddress] = useAddressState()
  const columns = useReviewColumns()
  const filters = useReviewFilters()
  const views = (['waiting', 'published', 'refused'] as const).map((state) => ({
    id: state,
    name: t(`states.${state}`),
    filters: { state },
  }))
  return (
    <PageFrame
      title={t('listTitle')}
      actions={
        <ButtonLink to="/reviews" look="primary" icon="play">
          {t('toQueue')}
        </ButtonLink>
      }
      aside={
        open ? <ReviewSheet reviewId={Number(open)} onClose={() => changeAddress({ open: null })} /> : null
      }
    >
      <DataList
        name="reviews"
        title={t('listTitle')}
        views={views}
        filters={filters}
        columns={columns}
        load={load}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        emptyTitle={t('emptyList')}
        hasSheet
      />
    </PageFrame>
  )
}

function useReviewFilters(): Filter[] {
  const t = useTranslations('office-reviews')
  const { sites } = useSession()
  const states = (['waiting', 'published', 'refused'] as const).map((state) => ({
    value: state,
    label: t(`states.${state}`),
  }))
  return [
    { id: 'state', label: t('columns.state'), kind: 'choice', options: states },
    {
      id: 'siteId',
      label: t('columns.site'),
      kind: 'choice',
      options: sites.map(({ siteId, host }) => ({ value: String(siteId), label: host })),
    },
    {
      id: 'rating',
      label: t('columns.rating'),
      kind: 'choice',
      options: ratings.map((rating) => ({ value: String(rating), label: t('stars', { count: rating }) })),
    },
    {
      id: 'olderThanHours',
      label: t('olderThan'),
      kind: 'choice',
      options: [12, 20, 24].map((count) => ({ value: String(count), label: t('hours', { count }) })),
    },
  ]
}

function useReviewColumns(): Column<Review>[] {
  const t = useTranslations('office-reviews')
  const { moment } = useFormats()
  const siteName = useSiteName()
  return [
    { id: 'title', title: t('columns.title'), render: ({ title }) => <bdi>{title}</bdi> },
    { id: 'rating', title: t('columns.rating'), render: ({ rating }) => <Stars rating={rating} /> },
    { id: 'product', title: t('columns.product'), render: ({ productTitle }) => productTitle, isExtra: true },
    { id: 'author', title: t('columns.author'), render: ({ author }) => <bdi>{author}</bdi>, isExtra: true },
    { id: 'site', title: t('columns.site'), render: ({ siteId }) => siteName(siteId), isExtra: true },
    {
      id: 'submittedAt',
      title: t('columns.submittedAt'),
      render: ({ submittedAt }) => moment(submittedAt),
      isExtra: true,
    },
    {
      id: 'state',
      title: t('columns.state'),
      render: ({ state, readBefore }) =>
        state === 'waiting' ? <ReadClock readBefore={readBefore} /> : <StateBadge state={state} />,
    },
  ]
}
