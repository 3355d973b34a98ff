import { cookieLifetimeMs } from './constants'

/** A cookie of this host, out of the text the browser keeps them in. */
export function cookieIn(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  if (pair === undefined) return null
  try {
    return decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return null
  }
}

/** The text that sets a cookie: for this host alone, for 365 days. */
export function cookieText(name: string, value: string, secure: boolean): string {
  const seconds = cookieLifetimeMs / 1000
  return `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax${secure ? '; secure' : ''}`
}

export function readCookie(name: string): string | null {
  return cookieIn(document.cookie, name)
}

export function writeCookie(name: string, value: string): void {
  document.cookie = cookieText(name, value, location.protocol === 'https:')
}
