import { useTranslations } from '#texts'
import type { Captcha } from './use-captcha'

/** Said aloud when the check takes longer than a moment. */
export function CaptchaStatus({ captcha }: { captcha: Captcha }) {
  const t = useTranslations('sign-in.captcha')
  return <output className="text-muted block empty:hidden">{captcha.isSlow ? t('working') : null}</output>
}
