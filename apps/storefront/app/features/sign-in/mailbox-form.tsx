import { tidyText } from '@haverhof/domain/accounts'
import { EmailField } from '../../shared/forms/email-field'
import { mailboxProblems, type MailboxValues } from './form-rules'
import { CaptchaForm } from './captcha-form'
import { useCaptchaForm } from './use-captcha-form'

type Props = {
  /** The address of the last attempt. */
  knownAddress: string
  submitLabel: string
  send: (emailAddress: string, captcha: string) => Promise<void>
  onSent: (emailAddress: string) => void
}

/** Asks for a link by mail (SIGN-IN-PAGES-8). */
export function MailboxForm({ knownAddress, submitLabel, send, onSent }: Props) {
  const form = useCaptchaForm<MailboxValues>({
    problemsOf: mailboxProblems,
    start: { emailAddress: knownAddress },
    send: async (values, withCaptcha) => {
      const emailAddress = tidyText(values.emailAddress)
      await withCaptcha((captcha) => send(emailAddress, captcha))
      onSent(emailAddress)
    },
  })
  return (
    <CaptchaForm form={form} submitLabel={submitLabel}>
      <EmailField {...form.field('emailAddress')} />
    </CaptchaForm>
  )
}
