import { passwordLength } from '@haverhof/domain/accounts'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { signIn } from '../../shared/account'
import type { Problem } from '../../shared/shop/problem'
import { useShop } from '../../shared/shop/shop'
import { PasswordField } from '../../ui/password-field'
import { EmailField } from '../../shared/forms/email-field'
import { loginProblems, type LoginValues } from './form-rules'
import { CaptchaForm } from './captcha-form'
import { useCaptchaForm } from './use-captcha-form'

type Props = {
  /** Where a new password is asked for: the account's page, or checkout's. */
  forgotPath: string
  onSignedIn: () => void
}

/** E-mail address and password (SIGN-IN-PAGES-21). A refusal never says which of them is wrong. */
export function LoginForm({ forgotPath, onSignedIn }: Props) {
  const t = useTranslations('sign-in.login')
  const fields = useTranslations('forms.fields')
  const shop = useShop()
  const form = useCaptchaForm<LoginValues>({
    start: { emailAddress: '', password: '' },
    problemsOf: loginProblems,
    send: async ({ emailAddress, password }, withCaptcha) => {
      await withCaptcha((captcha) => signIn(shop, { emailAddress: emailAddress.trim(), password, captcha }))
      onSignedIn()
    },
  })
  const failureOf = (problem: Problem) =>
    problem.code === 'signin-failed' ? <NotRecognised forgotPath={forgotPath} /> : null
  return (
    <CaptchaForm form={form} submitLabel={t('submit')} failureOf={failureOf}>
      <EmailField {...form.field('emailAddress')} autoComplete="username webauthn" />
      <div>
        <PasswordField
          {...form.field('password')}
          label={fields('password')}
          showLabel={fields('show')}
          hideLabel={fields('hide')}
          maxLength={passwordLength.max}
          autoComplete="current-password"
        />
        <Link
          to={forgotPath}
          className="text-brand inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t('forgot')}
        </Link>
      </div>
    </CaptchaForm>
  )
}

function NotRecognised({ forgotPath }: { forgotPath: string }) {
  const t = useTranslations('sign-in.login.failed')
  const link = 'text-brand inline-flex min-h-11 items-center underline underline-offset-4'
  return (
    <>
      <p className="font-semibold">{t('title')}</p>
      <p className="mt-1">{t('text')}</p>
      <p className="flex flex-wrap gap-x-6">
        <Link to={forgotPath} className={link}>
          {t('forgot')}
        </Link>
        <Link to="/account/resend-confirmation/" className={link}>
          {t('resend')}
        </Link>
      </p>
    </>
  )
}
