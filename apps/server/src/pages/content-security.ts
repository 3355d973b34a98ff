import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

type Allowed = { tagManager: boolean }

/** A policy for exactly this page: its own files, its own inline scripts by hash, and a tag manager if the site has one. */
export function contentSecurityPolicy(html: string, { tagManager }: Allowed): string {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
    // Data blocks (JSON-LD) are not run, so they need no permission.
    if (attributes.includes('ld+json')) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  const others = tagManager ? tagManagerHosts : []
  return [
    `default-src 'self'`,
    ["script-src 'self'", ...hashes, ...others].join(' '),
    `style-src 'self'`,
    ["img-src 'self' data:", ...others].join(' '),
    `font-src 'self'`,
    ["connect-src 'self'", ...others].join(' '),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** Allowed only where a site names a container; the storefront still loads it only after consent. */
const tagManagerHosts = ['https://www.googletagmanager.com', 'https://*.google-analytics.com']

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
