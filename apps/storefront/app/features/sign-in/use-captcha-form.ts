import { type FieldValues, useShopForm } from '../../shared/forms/use-shop-form'
import { useCaptcha } from './captcha/use-captcha'

type Form<Values extends FieldValues> = Parameters<typeof useShopForm<Values>>[0]

type Options<Values extends FieldValues> = Pick<Form<Values>, 'start' | 'problemsOf'> & {
  /** Does what the form is for; `withCaptcha` sends a call with the token of a solved captcha. */
  send: (values: Values, withCaptcha: ReturnType<typeof useCaptcha>['send']) => Promise<void>
}

/** SIGN-IN-PAGES-6: a form that also takes a solved captcha. */
export function useCaptchaForm<Values extends FieldValues>({ send, ...options }: Options<Values>) {
  const captcha = useCaptcha()
  const form = useShopForm<Values>({ ...options, send: (values) => send(values, captcha.send) })
  return { ...form, captcha }
}

export type CaptchaForm = Pick<ReturnType<typeof useCaptchaForm>, 'failure' | 'captcha' | 'isBusy' | 'submit'>
