import type { ApiClient } from '@haverhof/api-client'
import { consent } from '../../../shared/consent/consent'

const waitMs = 4000

type Recaptcha = {
  ready: (then: () => void) => void
  execute: (key: string, options: { action: string }) => Promise<string>
}

/**
 * A token of reCAPTCHA, where the site has a key and the visitor has agreed to be known to others (SIGN-IN-PAGES-23). Null everywhere
 * else, and when it does not answer: then the shop's own captcha does the work.
 */
export async function recaptchaToken(
  api: Pick<ApiClient, 'tracking'>,
  ask: (key: string) => Promise<string> = askRecaptcha,
): Promise<string | null> {
  if (!consent.get()?.marketing) return null
  try {
    const { googleRecaptchaKey } = await api.tracking.settings()
    return googleRecaptchaKey ? await ask(googleRecaptchaKey) : null
  } catch {
    return null
  }
}

async function askRecaptcha(key: string): Promise<string> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('reCAPTCHA does not answer')), waitMs)
  })
  return Promise.race([
    loadRecaptcha(key).then((recaptcha) => recaptcha.execute(key, { action: 'account' })),
    late,
  ])
}

function loadRecaptcha(key: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const recaptcha = recaptchaOfPage()
    if (recaptcha) return recaptcha.ready(() => resolve(recaptcha))
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}`
    script.addEventListener('error', () => reject(new Error('reCAPTCHA does not load')))
    script.addEventListener('load', () => {
      const loaded = recaptchaOfPage()
      if (loaded) loaded.ready(() => resolve(loaded))
      else reject(new Error('reCAPTCHA has changed'))
    })
    document.head.append(script)
    return undefined
  })
}

function recaptchaOfPage(): Recaptcha | undefined {
  return (globalThis as { grecaptcha?: Recaptcha }).grecaptcha
}
