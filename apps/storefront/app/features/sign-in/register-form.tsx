import { fieldLimits, tidyText } from '@haverhof/domain/accounts'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { NewPasswordFields } from '../../shared/forms/new-password-fields'
import { useShop } from '../../shared/shop/shop'
import { useApi } from '../../shared/shop/use-api'
import { Checkbox } from '../../ui/checkbox'
import { TextField } from '../../ui/text-field'
import { EmailField } from '../../shared/forms/email-field'
import { registerProblems, type RegisterValues } from './form-rules'
import { CaptchaForm } from './captcha-form'
import { useCaptchaForm } from './use-captcha-form'

const names = ['firstName', 'lastName', 'emailAddress'] as const

const empty: RegisterValues = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  password: '',
  passwordRepeat: '',
  newsletter: '',
}

type CustomerPrefill = Partial<Pick<RegisterValues, (typeof names)[number]>>

/** What the page that led here knows already, such as who ordered: kept in the history of the tab, never in an address. */
export function readPrefill(state: unknown): CustomerPrefill {
  const given = (state as { customer?: Record<string, unknown> } | null)?.customer ?? {}
  return Object.fromEntries(
    names.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
  )
}

type Props = { prefill: CustomerPrefill; onSent: (customer: Required<CustomerPrefill>) => void }

/** Five fields and a wish (SIGN-IN-PAGES-8). Whether the mailbox has an account already is told there alone. */
export function RegisterForm({ prefill, onSent }: Props) {
  const t = useTranslations('sign-in.register')
  const fields = useTranslations('forms.fields')
  const api = useApi()
  const { origin } = useShop()
  const form = useCaptchaForm<RegisterValues>({
    problemsOf: registerProblems,
    start: { ...empty, ...prefill },
    send: async ({ firstName, lastName, password, newsletter, ...values }, withCaptcha) => {
      const emailAddress = tidyText(values.emailAddress)
      const account = {
        firstName,
        lastName,
        emailAddress,
        password,
        newsletterSubscribe: newsletter === 'on',
      }
      await withCaptcha((captcha) => api.account.register(account, `${origin}/account/confirm/`, captcha))
      onSent({ firstName, lastName, emailAddress })
    },
  })
  return (
    <CaptchaForm form={form} submitLabel={t('submit')}>
      <div className="grid gap-x-4 gap-y-5 xs:grid-cols-2">
        <TextField
          {...form.field('firstName')}
          label={fields('firstName')}
          autoComplete="given-name"
          maxLength={fieldLimits.firstName + 40}
        />
        <TextField
          {...form.field('lastName')}
          label={fields('lastName')}
          autoComplete="family-name"
          maxLength={fieldLimits.lastName + 40}
        />
      </div>
      <EmailField {...form.field('emailAddress')} hint={t('emailHint')} />
      <NewPasswordFields password={form.field('password')} repeat={form.field('passwordRepeat')} />
      <div>
        <Checkbox name="newsletter" label={t('newsletter')} hint={t('newsletterHint')} />
        <PrivacyLink />
      </div>
    </CaptchaForm>
  )
}

function PrivacyLink() {
  const t = useTranslations('sign-in.register')
  const page = useShop().footer.legal.find(({ ref }) => ref === 'page:privacy')
  if (!page) return null
  return (
    <Link
      to={page.url}
      className="text-brand mt-2 inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {t('privacy')}
    </Link>
  )
}
