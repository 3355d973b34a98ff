import { useTranslations } from '#texts'
import { FormText } from '../../ui/form/fields'
import { Form, SubmitButton } from '../../ui/form/form'
import { signInWithRecoveryCode } from './sign-in-calls'
import { useSignInForm } from './use-sign-in-form'

/** A code from the day of the invitation, where the passkey is lost (STAFF-14). */
export function RecoveryForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('office-sign-in')
  const form = useSignInForm({
    start: { emailAddress: '', code: '' },
    send: ({ emailAddress, code }) => signInWithRecoveryCode(emailAddress, code),
    done: onDone,
  })
  return (
    <Form form={form} className="grid gap-4">
      <FormText name="emailAddress" label={t('email')} type="email" autoComplete="username" />
      <FormText name="code" label={t('code')} hint={t('codeHint')} />
      <SubmitButton form={form}>{t('title')}</SubmitButton>
    </Form>
  )
}
