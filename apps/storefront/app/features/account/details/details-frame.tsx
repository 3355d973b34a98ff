import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from '#texts'
import { generalFailure, type Problem } from '../../../shared/forms/problem'
import { Button, ButtonLink } from '../../../ui/button'
import { Notice } from '../../../ui/notice'

type Props = {
  submit: (event: FormEvent) => void
  isBusy: boolean
  failure: Problem | null
  submitLabel: string
  /** What ends something for good looks like it. */
  isGrave?: boolean
  children: ReactNode
}

/** The frame of a form: its fields, why it was refused, and the two ways out of it. */
export function DetailsFrame({ submit, isBusy, failure, submitLabel, isGrave = false, children }: Props) {
  const t = useTranslations('account.information')
  const failures = useTranslations('forms.failures')
  return (
    <form noValidate onSubmit={submit} className="flex max-w-[64rem] flex-col gap-5">
      {children}
      <div role="alert" className="empty:hidden">
        {failure ? <Notice tone="danger">{failures(generalFailure(failure) ?? 'unexpected')}</Notice> : null}
      </div>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          type="submit"
          look={isGrave ? 'quiet' : 'primary'}
          aria-disabled={isBusy || undefined}
          onClick={(click) => {
            if (isBusy) click.preventDefault()
          }}
          className={`min-h-12 px-8 aria-disabled:cursor-progress aria-disabled:opacity-60 ${isGrave ? 'border-danger! text-danger!' : ''}`}
        >
          {submitLabel}
        </Button>
        <ButtonLink look="text" to="/account/information/" className="min-h-12">
          {t('cancel')}
        </ButtonLink>
      </div>
    </form>
  )
}
