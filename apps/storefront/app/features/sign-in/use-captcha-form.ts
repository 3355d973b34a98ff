import { useSmallForm } from '../../shared/forms/use-small-form'
import { useCaptcha } from './captcha/use-captcha'

type Texts = Record<string, string>
type Form<Values extends Texts> = Parameters<typeof useSmallForm<Values>>[0]

type Options<Values extends Texts> = Pick<Form<Values>, 'start' | 'problemsOf'> & {
  /** Does what the form is for; `withCaptcha` sends a call with the token of a solved captcha. */
  send: (values: Values, withCaptcha: ReturnType<typeof useCaptcha>['send']) => Promise<void>
}

/** A form that also takes a solved captcha (SIGN-IN-PAGES-6). */
export function useCaptchaForm<Values extends Texts>({ send, ...options }: Options<Values>) {
  const captcha = useCaptcha()
  const form = useSmallForm<Values>({ ...options, send: (values) => send(values, captcha.send) })
  return { ...form, captcha }
}

export type CaptchaForm = Pick<ReturnType<typeof useCaptchaForm>, 'failure' | 'captcha' | 'isBusy' | 'submit'>
