import { useTranslations } from '#texts'
import { Button, ButtonLink } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { SignInHeading } from './sign-in-layout'

type Props = {
  about: 'register' | 'forgot' | 'resend' | 'known' | 'askLink'
  emailAddress: string
  loginPath: string
  again: () => void
}

/** The same end for every address, known or not: the answer lies in the mailbox (SIGN-IN-PAGES-8). */
export function MailboxScreen({ about, emailAddress, loginPath, again }: Props) {
  const t = useTranslations('sign-in.mailbox')
  return (
    <div className="flex max-w-prose flex-col items-start gap-5">
      <span className="bg-brand-soft text-brand-deep grid size-16 place-items-center rounded-full">
        <Icon name="mail" size={32} />
      </span>
      <SignInHeading title={t('title')} isNews />
      <p className="text-lg [overflow-wrap:anywhere]">{t(about, { email: emailAddress })}</p>
      <p className="text-muted">{t('hint')}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-2 pt-2">
        <ButtonLink to={loginPath}>{t('login')}</ButtonLink>
        <Button look="text" onClick={again}>
          {t('again')}
        </Button>
      </div>
    </div>
  )
}
