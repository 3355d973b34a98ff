import { isEmailAddress } from '@haverhof/domain/accounts'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { DoneNotice } from '../../../shared/forms/done-notice'
import { EmailField } from '../../../shared/forms/email-field'
import { ButtonLink } from '../../../ui/button'
import { PasswordField } from '../../../ui/password-field'
import { DetailsFrame } from './details-frame'
import type { Account } from '../account-types'
import { useDetailsForm } from '../use-details-form'

type Values = { emailAddress: string; password: string }
type Wish = { emailAddress: string; password: string | null }
type Props = {
  account: Pick<Account, 'emailAddress' | 'hasPassword'>
  save: (wish: Wish) => Promise<void>
}

/** ACCOUNT-PAGES-12: another mailbox: it counts once the link that goes there has been followed. */
export function EmailForm({ account: { emailAddress: current, hasPassword }, save }: Props) {
  const t = useTranslations('account.information')
  const fields = useTranslations('forms.fields')
  const [asked, setAsked] = useState<string | null>(null)
  const {
    field,
    form: _,
    ...frame
  } = useDetailsForm<Values>({
    start: { emailAddress: '', password: '' },
    problemsOf: (values) => emailProblems(values, hasPassword),
    save: async ({ emailAddress, password }) => {
      const wish = { emailAddress: emailAddress.trim(), password: hasPassword ? password : null }
      await save(wish)
      setAsked(wish.emailAddress)
    },
  })
  if (asked) return <Mailed to={asked} />
  return (
    <DetailsFrame {...frame} submitLabel={t('email.save')}>
      <p className="text-muted max-w-prose [overflow-wrap:anywhere]">{t('email.text', { email: current })}</p>
      <EmailField {...field('emailAddress')} label={t('email.new')} />
      {hasPassword ? (
        <PasswordField
          {...field('password')}
          label={t('password.current')}
          showLabel={fields('show')}
          hideLabel={fields('hide')}
          autoComplete="current-password"
        />
      ) : null}
    </DetailsFrame>
  )
}

function Mailed({ to }: { to: string }) {
  const t = useTranslations('account.information')
  return (
    <div className="flex max-w-[64rem] flex-col items-start gap-5">
      <DoneNotice title={t('email.mailed')}>{t('email.mailedText', { email: to })}</DoneNotice>
      <ButtonLink to="/account/information/">{t('back')}</ButtonLink>
    </div>
  )
}

function emailProblems({ emailAddress, password }: Values, hasPassword: boolean) {
  const typed = emailAddress.trim()
  return [
    ...(typed ? [] : [{ parameter: 'emailAddress', reason: 'required' }]),
    ...(typed && !isEmailAddress(typed) ? [{ parameter: 'emailAddress', reason: 'invalid-email' }] : []),
    ...(password || !hasPassword ? [] : [{ parameter: 'password', reason: 'required' }]),
  ]
}
