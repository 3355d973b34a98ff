import { isEmailAddress } from '@haverhof/domain/accounts'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { DoneNotice } from '../../../shared/forms/done-notice'
import { EmailField } from '../../../shared/forms/email-field'
import { ButtonLink } from '../../../ui/button'
import { PasswordField } from '../../../ui/password-field'
import { DetailsFrame } from './details-frame'
import { useDetailsForm } from '../use-details-form'

type Values = { emailAddress: string; password: string }
type Props = { current: string; save: (wish: Values) => Promise<void> }

/** ACCOUNT-PAGES-12: another mailbox: it counts once the link that goes there has been followed. */
export function EmailForm({ current, save }: Props) {
  const t = useTranslations('account.information')
  const fields = useTranslations('forms.fields')
  const [asked, setAsked] = useState<string | null>(null)
  const {
    field,
    form: _,
    ...frame
  } = useDetailsForm<Values>({
    start: { emailAddress: '', password: '' },
    problemsOf: emailProblems,
    save: async (values) => {
      const wish = { ...values, emailAddress: values.emailAddress.trim() }
      await save(wish)
      setAsked(wish.emailAddress)
    },
  })
  if (asked) return <Mailed to={asked} />
  return (
    <DetailsFrame {...frame} submitLabel={t('email.save')}>
      <p className="text-muted max-w-prose [overflow-wrap:anywhere]">{t('email.text', { email: current })}</p>
      <EmailField {...field('emailAddress')} label={t('email.new')} />
      <PasswordField
        {...field('password')}
        label={t('password.current')}
        showLabel={fields('show')}
        hideLabel={fields('hide')}
        autoComplete="current-password"
      />
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

function emailProblems({ emailAddress, password }: Values) {
  const typed = emailAddress.trim()
  return [
    ...(typed ? [] : [{ parameter: 'emailAddress', reason: 'required' }]),
    ...(typed && !isEmailAddress(typed) ? [{ parameter: 'emailAddress', reason: 'invalid-email' }] : []),
    ...(password ? [] : [{ parameter: 'password', reason: 'required' }]),
  ]
}
