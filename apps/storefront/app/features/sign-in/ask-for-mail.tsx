import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { Icon } from '../../ui/icon'
import { MailboxForm } from './mailbox-form'
import { MailboxScreen } from './mailbox-screen'
import { SignInColumns, SignInHeading } from './sign-in-layout'

type Props = {
  about: 'forgot' | 'resend' | 'askLink'
  loginPath: string
  send: (emailAddress: string, captcha: string) => Promise<void>
}

/** A page that asks for a mailbox, and then says to look into it (SIGN-IN-PAGES-8). */
export function AskForMail({ about, loginPath, send }: Props) {
  const t = useTranslations(`sign-in.${about}`)
  const [sentTo, setSentTo] = useState('')
  const [isSent, setIsSent] = useState(false)
  if (isSent)
    return (
      <MailboxScreen
        about={about}
        emailAddress={sentTo}
        loginPath={loginPath}
        again={() => setIsSent(false)}
      />
    )
  return (
    <SignInColumns>
      <SignInHeading title={t('title')} intro={t('intro')} />
      <MailboxForm
        knownAddress={sentTo}
        submitLabel={t('submit')}
        send={send}
        onSent={(emailAddress) => {
          setSentTo(emailAddress)
          setIsSent(true)
        }}
      />
      <Link
        to={loginPath}
        className="text-brand inline-flex min-h-11 items-center gap-2 self-start underline-offset-4 hover:underline"
      >
        <Icon name="arrow-left" size={18} />
        {t('back')}
      </Link>
    </SignInColumns>
  )
}
