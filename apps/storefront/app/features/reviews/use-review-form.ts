import { reviewProblems, tidyReview } from '@haverhof/domain/reviews'
import { useTranslations } from '#texts'
import { useShopForm, useWatch } from '../../shared/forms/use-shop-form'
import { announce } from '../../shared/shop/announce'
import { useApi } from '../../shared/shop/use-api'

/** Radio buttons give texts. */
type ReviewValues = { rating: string; title: string; text: string; author: string }

type Options = { productId: number; requestToken?: string; onDone: (published: boolean) => void }

const empty: ReviewValues = { rating: '', title: '', text: '', author: '' }

/** REVIEWS-1: the form of a review, with words of its own for stars and for words. */
export function useReviewForm({ productId, requestToken, onDone }: Options) {
  const t = useTranslations('reviews')
  const api = useApi()
  const form = useShopForm<ReviewValues>({
    start: empty,
    problemsOf: (values) => reviewProblems(fieldsOf(values)),
    send: async (values) => {
      const review = { ...fieldsOf(values), productId, ...(requestToken && { requestToken }) }
      const { published } = await api.reviews.submit(review)
      announce(t(published ? 'thanks.published' : 'thanks.waiting'))
      onDone(published)
    },
    wordsOf: ({ type }, name) => {
      if (name === 'rating') return t('errors.rating')
      return type === 'too-few-words' ? t('errors.too-few-words') : undefined
    },
  })
  return { ...form, rating: Number(useWatch({ control: form.form.control, name: 'rating' })) }
}

function fieldsOf({ rating, ...values }: ReviewValues) {
  return tidyReview({ ...values, rating: rating ? Number(rating) : null })
}
