import { reviewLimits } from '@haverhof/domain/reviews'
import { useEffect, useRef } from 'react'
import { useTranslations } from '#texts'
import { oneOf } from '../../toolkit/one-of'
import { FormFailure, FormFrame } from '../../shared/forms/form-frame'
import { Button } from '../../ui/button'
import { TextArea } from '../../ui/text-area'
import { TextField } from '../../ui/text-field'
import { HorseFactFields } from './horse-fact-fields'
import { RatingField } from './rating-field'
import { ReviewPhotosField } from './review-photos-field'
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

/** Stars, a title and an opinion; what is wrong stands beside its field (REVIEWS-1). */
export function ReviewForm(props: Props) {
  const t = useTranslations('reviews')
  const fields = useTranslations('forms.fields')
  const { field, rating, photos, fillFacts, failure, isBusy, submit } = useReviewForm(props)
  const form = useRef<HTMLFormElement>(null)
  const { takesFocus = false } = props
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])
  return (
    <FormFrame ref={form} submit={submit} className="flex flex-col gap-5">
      <RatingField {...field('rating')} chosen={rating} />
      <TextField {...field('title')} label={t('fields.title')} maxLength={reviewLimits.title} />
      <TextArea {...field('text')} label={t('fields.text')} hint={t('fields.textHint')} rows={6} />
      <HorseFactFields field={field} onFill={fillFacts} />
      <ReviewPhotosField {...photos} />
      <TextField
        {...field('author')}
        label={t('fields.author')}
        hint={props.author ? t('fields.authorHint', { author: props.author }) : undefined}
        optional={fields('optional')}
        maxLength={reviewLimits.author}
        autoComplete="nickname"
      />
      <p className="text-muted text-sm">{t('rules')}</p>
      <FormFailure
        problem={failure}
        wordsOf={({ code }) => (isOwnFailure(code) ? t(`failures.${code}`) : null)}
      />
      <Button type="submit" look="primary" aria-busy={isBusy} className="min-h-14 self-start px-8 text-lg">
        {t('submit')}
      </Button>
    </FormFrame>
  )
}

const isOwnFailure = oneOf(['already-reviewed', 'link-invalid', 'sign-in-needed'])
