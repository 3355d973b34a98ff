import { isEmailAddress } from '@haverhof/domain/accounts'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { DoneNotice } from '../../../shared/forms/done-notice'
import { EmailField } from '../../../shared/forms/email-field'
import { ButtonLink } from '../../../ui/button'
import { CurrentPasswordField, currentPasswordProblems } from './current-password-field'
import { DetailsFrame } from './details-frame'
import type { Account } from '../account-types'
import { useDetailsForm } from '../use-details-form'

type Values = { emailAddress: string; password: string }
type Props = {
  account: Pick<Account, 'emailAddress' | 'hasPassword'>
  save: (emailAddress: string, password: string | null) => Promise<void>
}

/** Another mailbox: it counts once the link that goes there has been followed (ACCOUNT-PAGES-12). */
export function EmailForm({ account, save }: Props) {
  const t = useTranslations('account.information')
  const [newAddress, setNewAddress] = useState<string | null>(null)
  const {
    field,
    form: _,
    ...frame
  } = useDetailsForm<Values>({
    start: { emailAddress: '', password: '' },
    problemsOf: (values) => emailProblems(values, account),
    save: async ({ emailAddress, password }) => {
      const mailbox = emailAddress.trim()
      await save(mailbox, password || null)
      setNewAddress(mailbox)
    },
  })
  if (newAddress) return <Mailed to={newAddress} />
  return (
    <DetailsFrame {...frame} submitLabel={t('email.save')}>
      <p className="text-muted max-w-prose [overflow-wrap:anywhere]">
        {t('email.text', { email: account.emailAddress })}
      </p>
      <EmailField {...field('emailAddress')} label={t('email.new')} />
      <CurrentPasswordField {...field('password')} owner={account} />
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

function emailProblems({ emailAddress, password }: Values, owner: Props['account']) {
  const typed = emailAddress.trim()
  return [
    ...(typed ? [] : [{ parameter: 'emailAddress', reason: 'required' }]),
    ...(typed && !isEmailAddress(typed) ? [{ parameter: 'emailAddress', reason: 'invalid-email' }] : []),
    ...currentPasswordProblems(owner, 'password', password),
  ]
}
