import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { FormFailure, FormFrame } from '../../shared/forms/form-frame'
import type { Problem } from '../../shared/shop/problem'
import { Button } from '../../ui/button'
import type { CaptchaForm as Form } from './use-captcha-form'
import type { Captcha } from './captcha/use-captcha'

type Props = {
  form: Form
  submitLabel: string
  /** Words of its own for some failures. */
  failureOf?: (problem: Problem) => ReactNode
  children: ReactNode
}

/** The frame of a form: fields, what went wrong, and the one button. */
export function CaptchaForm({ form, submitLabel, failureOf, children }: Props) {
  const { isBusy, captcha, failure, submit } = form
  const t = useTranslations('sign-in.captcha')
  const wordsOf = (problem: Problem) =>
    failureOf?.(problem) ?? (problem.code === 'captcha-invalid' ? t('failed') : null)
  return (
    <FormFrame submit={submit} onFocus={() => captcha.begin()} className="flex flex-col gap-5">
      {children}
      <FormFailure problem={failure} wordsOf={wordsOf} />
      <CaptchaStatus captcha={captcha} />
      <Button
        look="primary"
        type="submit"
        aria-disabled={isBusy || undefined}
        className="min-h-14 w-full text-lg aria-disabled:cursor-progress aria-disabled:opacity-60 xs:w-auto xs:self-start xs:px-8"
      >
        {submitLabel}
      </Button>
    </FormFrame>
  )
}

/** Said aloud when the check takes longer than a moment. */
function CaptchaStatus({ captcha }: { captcha: Captcha }) {
  const t = useTranslations('sign-in.captcha')
  return <output className="text-muted block empty:hidden">{captcha.isSlow ? t('working') : null}</output>
}
