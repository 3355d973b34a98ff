import { reviewProblems, tidyReview } from '@haverhof/domain/reviews'
import { useState } from 'react'
import { type FieldError, useForm, useWatch } from 'react-hook-form'
import { useTranslations } from '#texts'
import { announce } from '../../shared/shop/announce'
import { type Problem, problemOf, showFieldProblems } from '../../shared/forms/problem'
import { ruleResolver } from '../../shared/forms/rule-resolver'
import { useFieldTexts } from '../../shared/forms/use-field-texts'
import { useApi } from '../../shared/shop/use-api'

/** Radio buttons give texts. */
type ReviewValues = { rating: string; title: string; text: string; author: string }

type Needs = { productId: number; requestToken?: string; onDone: (published: boolean) => void }

const empty: ReviewValues = { rating: '', title: '', text: '', author: '' }

/** The form of a review, judged by the rules that the server refuses with. */
export function useReviewForm({ productId, requestToken, onDone }: Needs) {
  const t = useTranslations('reviews')
  const api = useApi()
  const form = useForm<ReviewValues>({
    mode: 'onTouched',
    resolver: ruleResolver<ReviewValues>((values) => reviewProblems(fieldsOf(values))),
    defaultValues: empty,
  })
  const textOf = useReviewTexts()
  const [failure, setFailure] = useState<Problem | null>(null)
  const rating = useWatch({ control: form.control, name: 'rating' })
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      const review = { ...fieldsOf(values), productId, ...(requestToken && { requestToken }) }
      const { published } = await api.reviews.submit(review)
      announce(t(published ? 'thanks.published' : 'thanks.waiting'))
      onDone(published)
    } catch (error) {
      const problem = problemOf(error)
      if (!showFieldProblems(form, problem)) setFailure(problem)
    }
  })
  const field = (name: keyof ReviewValues) => ({
    ...form.register(name),
    error: textOf(name, form.getFieldState(name, form.formState).error),
  })
  return { field, rating: Number(rating), failure, isBusy: form.formState.isSubmitting, submit }
}

function fieldsOf({ rating, ...values }: ReviewValues) {
  return tidyReview({ ...values, rating: rating ? Number(rating) : null })
}

/** REVIEWS-1: words of its own for stars and for words. */
function useReviewTexts() {
  const t = useTranslations('reviews.errors')
  const general = useFieldTexts()
  return (name: keyof ReviewValues, error: FieldError | undefined) => {
    if (!error) return undefined
    if (name === 'rating') return t('rating')
    return error.type === 'too-few-words' ? t('too-few-words') : general(error)
  }
}
