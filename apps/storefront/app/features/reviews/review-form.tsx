import { reviewLimits } from '@haverhof/domain/reviews'
import { useEffect, useRef } from 'react'
import { useTranslations } from '#texts'
import { oneOf } from '../../toolkit/one-of'
import { generalFailure, type Problem } from '../../shared/forms/problem'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { TextArea } from '../../ui/text-area'
import { TextField } from '../../ui/text-field'
import { RatingField } from './rating-field'
import { useReviewForm } from './use-review-form'

type Props = {
  productId: number
  /** The name that is shown when none is typed. */
  author: string
  /** The token of a mailed request, for those who are not signed in. */
  requestToken?: string
  /** The form was asked for by a button that is gone now. */
  takesFocus?: boolean
  onDone: (published: boolean) => void
}

/** REVIEWS-1: stars, a title and an opinion; what is wrong stands beside its field. */
export function ReviewForm(props: Props) {
  const t = useTranslations('reviews')
  const fields = useTranslations('forms.fields')
  const { field, rating, failure, isBusy, submit } = useReviewForm(props)
  const form = useRef<HTMLFormElement>(null)
  const { takesFocus = false } = props
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <RatingField {...field('rating')} chosen={rating} />
      <TextField {...field('title')} label={t('fields.title')} maxLength={reviewLimits.title} />
      <TextArea {...field('text')} label={t('fields.text')} hint={t('fields.textHint')} rows={6} />
      <TextField
        {...field('author')}
        label={t('fields.author')}
        hint={props.author ? t('fields.authorHint', { author: props.author }) : undefined}
        optional={fields('optional')}
        maxLength={reviewLimits.author}
        autoComplete="nickname"
      />
      <p className="text-muted text-sm">{t('rules')}</p>
      <div role="alert" className="empty:hidden">
        {failure ? <Failure problem={failure} /> : null}
      </div>
      <Button type="submit" look="primary" aria-busy={isBusy} className="min-h-14 self-start px-8 text-lg">
        {t('submit')}
      </Button>
    </form>
  )
}

const isOwnFailure = oneOf(['already-reviewed', 'link-invalid', 'sign-in-needed'])

function Failure({ problem }: { problem: Problem }) {
  const own = useTranslations('reviews.failures')
  const general = useTranslations('forms.failures')
  const { code } = problem
  return (
    <Notice tone="danger">
      {isOwnFailure(code) ? own(code) : general(generalFailure(problem) ?? 'unexpected')}
    </Notice>
  )
}
