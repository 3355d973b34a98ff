import { useTranslations } from '#texts'
import { type Problem, problemOf } from '../../shared/shop/problem'
import { NewPasswordFields } from '../../shared/forms/new-password-fields'
import { useApi } from '../../shared/shop/use-api'
import { ButtonLink } from '../../ui/button'
import { resetProblems, type ResetValues } from './form-rules'
import { forgetMailedLink, useMailedLink } from './mailed-link'
import { CaptchaForm } from './captcha-form'
import { useCaptchaForm } from './use-captcha-form'

type Props = { forgotPath: string; onReset: () => void }

/** Another password for the customer who got the link (SIGN-IN-PAGES-10). */
export function ResetForm({ forgotPath, onReset }: Props) {
  const t = useTranslations('sign-in.reset')
  const api = useApi()
  const link = useMailedLink()
  const form = useCaptchaForm<ResetValues>({
    start: { newPassword: '', passwordRepeat: '' },
    problemsOf: resetProblems,
    send: async ({ newPassword }) => {
      if (!link) return
      await api.account.resetPassword(link.userId, link.token, newPassword).catch(leaveWhenOver)
      onReset()
    },
  })
  const failureOf = (problem: Problem) =>
    problem.code === 'token-invalid' ? <Expired forgotPath={forgotPath} /> : null
  return (
    <CaptchaForm form={form} submitLabel={t('submit')} failureOf={failureOf}>
      <NewPasswordFields
        label={t('newPassword')}
        password={form.field('newPassword')}
        repeat={form.field('passwordRepeat')}
      />
    </CaptchaForm>
  )
}

function leaveWhenOver(error: unknown): never {
  if (problemOf(error).code === 'token-invalid') forgetMailedLink()
  throw error
}

function Expired({ forgotPath }: { forgotPath: string }) {
  const t = useTranslations('sign-in.reset.expired')
  return (
    <>
      <p className="font-semibold">{t('title')}</p>
      <p className="mt-1">{t('text')}</p>
      <ButtonLink to={forgotPath} className="mt-3">
        {t('forgot')}
      </ButtonLink>
    </>
  )
}
