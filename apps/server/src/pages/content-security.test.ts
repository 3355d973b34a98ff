import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security.ts'

test('PAGES-4: a page may run its own files and exactly its own inline scripts', () => {
  const code = 'window.__x = 1'
  const html = `<script nonce="n1">${code}</script><script nonce="n1" type="module" src="/assets/a.js"></script><script nonce="n1" type="application/ld+json">{"a":1}</script><script type="application/json" id="x">{}</script>`
  const policy = contentSecurityPolicy(html, { nonce: 'n1', tagManager: false })
  const hash = createHash('sha256').update(code).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain(`object-src 'none'`)
  expect(policy).toContain(`base-uri 'none'`)
  expect(policy).not.toContain('unsafe')
  expect(policy).not.toContain('https:')
})

test('PAGES-19: a site with a tag manager container may load it', () => {
  expect(contentSecurityPolicy('', { nonce: 'n1', tagManager: true })).toContain(
    "script-src 'self' https://www.googletagmanager.com",
  )
})

test('SITES-20: a form may go to the other languages of the site and to no other host', () => {
  const allowed = { nonce: 'n1', tagManager: false }
  expect(contentSecurityPolicy('', allowed)).toContain("form-action 'self';")
  const otherLanguages = ['https://en.haverhof.nl']
  expect(contentSecurityPolicy('', { ...allowed, otherLanguages })).toContain(
    "form-action 'self' https://en.haverhof.nl;",
  )
})

test('PAGES-19: where people sign in a site with a key of reCAPTCHA may ask it', () => {
  const policy = contentSecurityPolicy('', { nonce: 'n1', tagManager: false, recaptcha: true })
  const places = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'
  expect(policy).toContain(`script-src 'self' ${places};`)
  expect(policy).toContain(`frame-src ${places};`)
  expect(policy).toContain(`connect-src 'self' ${places};`)
})
