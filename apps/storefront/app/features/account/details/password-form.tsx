import { isPassword } from '@haverhof/domain/accounts'
import { useTranslations } from '#texts'
import { NewPasswordFields } from '../../../shared/forms/new-password-fields'
import { PasswordField } from '../../../ui/password-field'
import { DetailsFrame } from './details-frame'
import type { Account } from '../account-types'
import { useDetailsForm } from '../use-details-form'

type Values = { currentPassword: string; newPassword: string; passwordRepeat: string }
type Passwords = { currentPassword: string | null; newPassword: string }
type Props = { account: Pick<Account, 'hasPassword'>; save: (passwords: Passwords) => Promise<void> }

/** ACCOUNT-PAGES-12: a new password; the old one is asked for where there is one, and all other devices are signed out. */
export function PasswordForm({ account: { hasPassword }, save }: Props) {
  const t = useTranslations('account.information')
  const fields = useTranslations('forms.fields')
  const {
    field,
    form: _,
    ...frame
  } = useDetailsForm<Values>({
    start: { currentPassword: '', newPassword: '', passwordRepeat: '' },
    problemsOf: (values) => passwordProblems(values, hasPassword),
    save: ({ currentPassword, newPassword }) =>
      save({ currentPassword: hasPassword ? currentPassword : null, newPassword }),
  })
  return (
    <DetailsFrame {...frame} submitLabel={t('password.save')}>
      <p className="text-muted max-w-prose">{t('password.text')}</p>
      {hasPassword ? (
        <PasswordField
          {...field('currentPassword')}
          showLabel={fields('show')}
          hideLabel={fields('hide')}
          label={t('password.current')}
          autoComplete="current-password"
        />
      ) : null}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <NewPasswordFields
          label={t('password.new')}
          password={field('newPassword')}
          repeat={field('passwordRepeat')}
        />
      </div>
    </DetailsFrame>
  )
}

function passwordProblems({ currentPassword, newPassword, passwordRepeat }: Values, hasPassword: boolean) {
  return [
    ...(currentPassword || !hasPassword ? [] : [{ parameter: 'currentPassword', reason: 'required' }]),
    ...newPasswordProblems(newPassword),
    ...(newPassword === passwordRepeat ? [] : [{ parameter: 'passwordRepeat', reason: 'passwords-differ' }]),
  ]
}

function newPasswordProblems(newPassword: string) {
  if (!newPassword) return [{ parameter: 'newPassword', reason: 'required' }]
  return isPassword(newPassword) ? [] : [{ parameter: 'newPassword', reason: 'invalid-password' }]
}
