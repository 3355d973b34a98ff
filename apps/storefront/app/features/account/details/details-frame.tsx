import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from '#texts'
import { FormFailure, FormFrame } from '../../../shared/forms/form-frame'
import type { Problem } from '../../../shared/shop/problem'
import { Button, ButtonLink } from '../../../ui/button'

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
  return (
    <FormFrame submit={submit} className="flex max-w-[64rem] flex-col gap-5">
      {children}
      <FormFailure problem={failure} />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          type="submit"
          look={isGrave ? 'quiet' : 'primary'}
          aria-disabled={isBusy || undefined}
          className={`min-h-12 px-8 aria-disabled:cursor-progress aria-disabled:opacity-60 ${isGrave ? 'border-danger! text-danger!' : ''}`}
        >
          {submitLabel}
        </Button>
        <ButtonLink look="text" to="/account/information/" className="min-h-12">
          {t('cancel')}
        </ButtonLink>
      </div>
    </FormFrame>
  )
}
