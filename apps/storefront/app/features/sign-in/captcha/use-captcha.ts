import { useRef, useState } from 'react'
import { isOffline } from '../../../toolkit/connection'
import { problemOf } from '../../../shared/shop/problem'
import { useApi } from '../../../shared/shop/use-api'

/** From here on the visitor is told what takes so long. */
const patienceMs = 1000

/**
 * The check that keeps programs from trying passwords (SIGN-IN-PAGES-9). It begins with the first thing the visitor does in the form
 * and is usually done before they are; each token counts once.
 */
export function useCaptcha() {
  const api = useApi()
  const begun = useRef<Promise<string> | null>(null)
  const [isSlow, setIsSlow] = useState(false)
  const begin = () => {
    if (isOffline()) return Promise.reject(new TypeError('There is no connection'))
    begun.current ??= import('./make-token').then(({ makeToken }) => makeToken(api))
    // Who asks for the token learns why there is none.
    begun.current.catch(() => undefined)
    return begun.current
  }
  const patiently = async (token: Promise<string>) => {
    const timer = setTimeout(() => setIsSlow(true), patienceMs)
    try {
      return await token
    } finally {
      begun.current = null
      clearTimeout(timer)
      setIsSlow(false)
    }
  }
  /** Sends with a token; one that came too late, or that the server does not take, is replaced without a word. */
  const send = async <Answer>(call: (token: string) => Promise<Answer>): Promise<Answer> => {
    try {
      return await call(await patiently(begin()))
    } catch (error) {
      if (problemOf(error).code !== 'captcha-invalid') throw error
      const { ownToken } = await import('./make-token')
      return call(await patiently(ownToken(api)))
    }
  }
  return { begin: () => void begin().catch(() => undefined), send, isSlow }
}

export type Captcha = ReturnType<typeof useCaptcha>
