import type { Schemas } from '@haverhof/api-client'
import { reviewFormCalls } from '@haverhof/api-client/review-form'
import {
  type HorseFact,
  horseFactNames,
  type HorseFacts,
  reviewProblems,
  tidyReview,
} from '@haverhof/domain/reviews'
import { useTranslations } from '#texts'
import { useShopForm, useWatch } from '../../shared/forms/use-shop-form'
import { announce } from '../../shared/shop/announce'
import { useApi } from '../../shared/shop/use-api'
import { useReviewPhotos } from './use-review-photos'

/** Radio buttons and lists give texts; an empty one is no answer. */
type ReviewValues = { rating: string; title: string; text: string; author: string } & Record<
  HorseFact,
  string
>

type Options = { productId: number; requestToken?: string; onDone: (published: boolean) => void }

const noFacts = { horseKind: '', ageBand: '', workLoad: '', weightBand: '', fedFor: '' }
const empty: ReviewValues = { rating: '', title: '', text: '', author: '', ...noFacts }

/** The form of a review, with messages of its own for a missing rating and text (REVIEWS-1, 15, 16). */
export function useReviewForm({ productId, requestToken, onDone }: Options) {
  const t = useTranslations('reviews')
  const api = useApi()
  const photos = useReviewPhotos()
  const form = useShopForm<ReviewValues>({
    start: empty,
    problemsOf: (values) => reviewProblems(fieldsOf(values)),
    send: async (values) => {
      const facts = factsOf(values)
      const review = { ...fieldsOf(values), productId, facts, ...(requestToken && { requestToken }) }
      const files = photos.photos.map(({ content }) => content)
      const { published } =
        files.length > 0
          ? await api.extended(reviewFormCalls).submit(review, files)
          : await api.reviews.submit(review)
      announce(t(published ? 'thanks.published' : 'thanks.waiting'))
      onDone(published)
    },
    onRefused: photos.takeRefusal,
    wordsOf: ({ type }, name) => {
      if (name === 'rating') return t('errors.rating')
      return type === 'too-few-words' ? t('errors.too-few-words') : undefined
    },
  })
  return {
    ...form,
    photos,
    rating: Number(useWatch({ control: form.form.control, name: 'rating' })),
    fillFacts: (facts: HorseFacts) =>
      horseFactNames.forEach((fact) => {
        const value = facts[fact]
        if (value !== undefined) form.form.setValue(fact, value)
      }),
  }
}

function fieldsOf({ rating, title, text, author }: ReviewValues) {
  return tidyReview({ title, text, author, rating: rating ? Number(rating) : null })
}

function factsOf(values: ReviewValues): NonNullable<Schemas['ReviewInput']['facts']> {
  const given = horseFactNames.filter((fact) => values[fact] !== '')
  return Object.fromEntries(given.map((fact) => [fact, values[fact]]))
}
