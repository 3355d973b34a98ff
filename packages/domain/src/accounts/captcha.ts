/** The header that carries the answer to a captcha (ACCOUNTS-7). */
export const captchaHeader = 'captcha'

/** What ALTCHA asks: which number up to `maxnumber`, written behind the salt, has this SHA-256? */
export type CaptchaChallenge = {
  algorithm: 'SHA-256'
  challenge: string
  maxnumber: number
  salt: string
  signature: string
}

/** The header of a solved challenge, as ALTCHA writes it. */
export function captchaToken(solved: CaptchaChallenge, number: number): string {
  const { algorithm, challenge, salt, signature } = solved
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}
