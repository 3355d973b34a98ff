import { hash } from 'node:crypto'

const withSource = /\ssrc=/
const dataBlock = /type="application\/(ld\+)?json"/

type Allowed = {
  nonce: string
  tagManager: boolean
  recaptcha?: boolean
  /** The hosts of the site's other languages: a form goes there with what the browser remembers (SITES-20). */
  otherLanguages?: readonly string[]
}

/**
 * A policy for exactly this page: its own files, its own inline scripts by hash, a tag manager if the site has one, and
 * reCAPTCHA where the site has a key of it and people sign in. Its own are those that the storefront marked with the nonce of
 * this rendering: whatever else got into the page does not know it. Pages are kept and sent to many, so the nonce itself
 * permits nothing and does not leave the server.
 */
export function contentSecurityPolicy(html: string, allowed: Allowed): string {
  const ownScripts = new Set<string>()
  const mark = nonceAttribute(allowed.nonce)
  for (const { attributes, code } of scriptsIn(html)) {
    // Blocks of data are not run, so they need no permission.
    if (!attributes.includes(mark) || withSource.test(attributes) || dataBlock.test(attributes)) continue
    ownScripts.add(`'sha256-${hash('sha256', code, 'base64')}'`)
  }
  const others = allowed.tagManager ? tagManagerHosts : []
  const captcha = allowed.recaptcha ? recaptchaPlaces : []
  return [
    `default-src 'self'`,
    ["script-src 'self'", ...ownScripts, ...others, ...captcha].join(' '),
    `style-src 'self'`,
    ["img-src 'self' data:", ...others].join(' '),
    `font-src 'self'`,
    ["connect-src 'self'", ...others, ...captcha].join(' '),
    ...(captcha.length > 0 ? [['frame-src', ...captcha].join(' ')] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    [`form-action 'self'`, ...(allowed.otherLanguages ?? [])].join(' '),
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** The page as it is sent. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(nonceAttribute(nonce), '')
}

function nonceAttribute(nonce: string): string {
  return ` nonce="${nonce}"`
}

type Script = { attributes: string; code: string }

/** Looks from tag to tag: an expression would go through the data of a page letter by letter. */
function scriptsIn(html: string): Script[] {
  const scripts: Script[] = []
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    const begin = html.indexOf('>', at) + 1
    const end = html.indexOf('</script>', begin)
    if (begin === 0 || end < 0) break
    scripts.push({
      attributes: html.slice(at + opening.length, begin - 1),
      code: html.slice(begin, end),
    })
    at = end
  }
  return scripts
}

const opening = '<script'

/** Allowed only where a site names a container; the storefront still loads it only after consent. */
const tagManagerHosts = ['https://www.googletagmanager.com', 'https://*.google-analytics.com']

/** The storefront asks it only after consent too. */
const recaptchaPlaces = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** Sent with every answer of the shop. HSTS only counts over TLS, so it is harmless elsewhere. */
export const securityHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
} as const

/** For pages whose address is a secret: not cached, not indexed, no referrer (PAGES-12). */
export const secretHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
} as const
