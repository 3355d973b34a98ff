import { isPassword } from '@haverhof/domain/accounts'
import { useTranslations } from '#texts'
import { NewPasswordFields } from '../../../shared/forms/new-password-fields'
import { CurrentPasswordField, currentPasswordProblems } from './current-password-field'
import { DetailsFrame } from './details-frame'
import type { Account } from '../account-types'
import { useDetailsForm } from '../use-details-form'

type Values = { currentPassword: string; newPassword: string; passwordRepeat: string }
type Props = {
  account: Pick<Account, 'hasPassword'>
  save: (newPassword: string, currentPassword: string | null) => Promise<void>
}

/** A new password; the old one is asked for where there is one, and all other devices are signed out (ACCOUNT-PAGES-12). */
export function PasswordForm({ account, save }: Props) {
  const t = useTranslations('account.information')
  const {
    field,
    form: _,
    ...frame
  } = useDetailsForm<Values>({
    start: { currentPassword: '', newPassword: '', passwordRepeat: '' },
    problemsOf: (values) => passwordProblems(values, account),
    save: ({ currentPassword, newPassword }) => save(newPassword, currentPassword || null),
  })
  return (
    <DetailsFrame {...frame} submitLabel={t('password.save')}>
      <p className="text-muted max-w-prose">{t('password.text')}</p>
      <CurrentPasswordField {...field('currentPassword')} owner={account} />
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

function passwordProblems({ currentPassword, newPassword, passwordRepeat }: Values, owner: Props['account']) {
  return [
    ...currentPasswordProblems(owner, 'currentPassword', currentPassword),
    ...newPasswordProblems(newPassword),
    ...(newPassword === passwordRepeat ? [] : [{ parameter: 'passwordRepeat', reason: 'passwords-differ' }]),
  ]
}

function newPasswordProblems(newPassword: string) {
  if (!newPassword) return [{ parameter: 'newPassword', reason: 'required' }]
  return isPassword(newPassword) ? [] : [{ parameter: 'newPassword', reason: 'invalid-password' }]
}
