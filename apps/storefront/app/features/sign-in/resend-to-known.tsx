import { useState } from 'react'
import { useTranslations } from '#texts'
import { useShop } from '../../shared/shop/shop'
import { useApi } from '../../shared/shop/use-api'
import { Button } from '../../ui/button'
import { CaptchaForm } from './captcha-form'
import { MailboxScreen } from './mailbox-screen'
import { expiredAccount } from './mailed-link'
import { SignInColumns, SignInHeading } from './sign-in-layout'
import { useCaptchaForm } from './use-captcha-form'

/** A new activation mail for the account whose link was over; nothing has to be typed (SIGN-IN-PAGES-27). */
export function ResendToKnown({ userId }: { userId: string }) {
  const t = useTranslations('sign-in')
  const api = useApi()
  const { origin } = useShop()
  const [isSent, setIsSent] = useState(false)
  const form = useCaptchaForm({
    start: {},
    problemsOf: () => [],
    send: async (_values, withCaptcha) => {
      await withCaptcha((captcha) =>
        api.account.resendConfirmation({ userId }, `${origin}/account/confirm/`, captcha),
      )
      setIsSent(true)
    },
  })
  const askForAddress = () => expiredAccount.set(null)
  if (isSent)
    return <MailboxScreen about="known" emailAddress="" loginPath="/account/login/" again={askForAddress} />
  return (
    <SignInColumns>
      <SignInHeading title={t('resend.title')} intro={t('resend.known')} />
      <CaptchaForm form={form} submitLabel={t('resend.submit')}>
        {null}
      </CaptchaForm>
      <Button look="text" className="self-start" onClick={askForAddress}>
        {t('mailbox.again')}
      </Button>
    </SignInColumns>
  )
}
