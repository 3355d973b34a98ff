import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** A policy for exactly this page: its own files and its own inline scripts, by hash, and nothing else. */
export function contentSecurityPolicy(html: string): string {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
    // Data blocks (JSON-LD) are not run, so they need no permission.
    if (!attributes.includes('ld+json'))
      hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return policy(`script-src 'self' ${[...hashes].join(' ')}`.trim())
}

function policy(scripts: string): string {
  return [
    `default-src 'self'`,
    scripts,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** Sent with every answer of the shop (T41). HSTS only counts over TLS, so it is harmless elsewhere. */
export const securityHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
} as const
