import { useTranslations } from '#texts'
import { FormText } from '../../ui/form/fields'
import { Form, SubmitButton } from '../../ui/form/form'
import { signInWithPassword } from './sign-in-calls'
import { useSignInForm } from './use-sign-in-form'

/** Password and time code, both at once: an answer never says which of them was wrong (STAFF-19). */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('office-sign-in')
  const form = useSignInForm({
    start: { emailAddress: '', password: '', code: '' },
    send: ({ code, ...rest }) => signInWithPassword({ ...rest, code: code.replaceAll(/\s/g, '') }),
    done: onDone,
  })
  return (
    <Form form={form} className="grid gap-4">
      <FormText name="emailAddress" label={t('email')} type="email" autoComplete="username" />
      <FormText name="password" label={t('password')} type="password" autoComplete="current-password" />
      <FormText
        name="code"
        label={t('timeCode')}
        hint={t('timeCodeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <SubmitButton form={form}>{t('title')}</SubmitButton>
    </Form>
  )
}
