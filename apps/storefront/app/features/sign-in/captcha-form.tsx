import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { generalFailure, type Problem } from '../../shared/forms/problem'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import type { CaptchaForm as Form } from './use-captcha-form'
import type { Captcha } from './captcha/use-captcha'

type Props = {
  form: Form
  submitLabel: string
  /** Words of its own for some failures. */
  failureOf?: (problem: Problem) => ReactNode
  children: ReactNode
}

/**
 * The frame of a form: fields, what went wrong, and the one button. What is sent before hydration waits (PAGES-10);
 * `post` keeps a password out of the address even where there are no scripts.
 */
export function CaptchaForm({ form, submitLabel, failureOf, children }: Props) {
  const { isBusy, captcha, failure, submit } = form
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears of the first touch of a field
    <form
      noValidate
      method="post"
      onSubmit={submit}
      onFocus={() => captcha.begin()}
      className="flex flex-col gap-5"
    >
      {children}
      <div role="alert" className="empty:hidden">
        {failure ? (failureOf?.(failure) ?? <Failure problem={failure} />) : null}
      </div>
      <CaptchaStatus captcha={captcha} />
      <Button
        look="primary"
        type="submit"
        aria-disabled={isBusy || undefined}
        onClick={(click) => {
          if (isBusy) click.preventDefault()
        }}
        className="min-h-14 w-full text-lg aria-disabled:cursor-progress aria-disabled:opacity-60 xs:w-auto xs:self-start xs:px-8"
      >
        {submitLabel}
      </Button>
    </form>
  )
}

function Failure({ problem }: { problem: Problem }) {
  const t = useTranslations('forms.failures')
  const captcha = useTranslations('sign-in.captcha')
  return (
    <Notice tone="danger">
      {problem.code === 'captcha-invalid' ? captcha('failed') : t(generalFailure(problem) ?? 'unexpected')}
    </Notice>
  )
}

/** Said aloud when the check takes longer than a moment. */
function CaptchaStatus({ captcha }: { captcha: Captcha }) {
  const t = useTranslations('sign-in.captcha')
  return <output className="text-muted block empty:hidden">{captcha.isSlow ? t('working') : null}</output>
}
