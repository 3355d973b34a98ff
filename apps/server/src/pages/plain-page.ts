import { hash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { securityHeaders } from './content-security.ts'

/** Untranslated pages: no site is known, or the shop itself cannot answer. */
const titles = {
  400: 'This request cannot be read',
  404: 'There is no such file',
  405: 'This address can only be read',
  421: 'No shop answers at this host',
  500: 'Something went wrong',
  503: 'The shop is busy. Please try again in a moment.',
} as const

/** A page that needs neither a site nor the storefront. */
export function plainPage(response: ServerResponse, status: keyof typeof titles): void {
  const title = titles[status]
  if (status === 503) response.setHeader('retry-after', '2')
  send(response, status, document('en', 'shop', { title, body: `<h1>${title}</h1><p>Status ${status}</p>` }))
}

const refusals = {
  400: 'malformed',
  403: 'notReceived',
  405: 'notReceived',
  413: 'notReceived',
  414: 'tooLong',
  415: 'notReceived',
} as const

type RequestRefusal = keyof typeof refusals

/** A request that no page can answer is refused in the language of the site (PAGES-14). */
export async function refuseRequest(
  response: ServerResponse,
  status: RequestRefusal,
  locale: string,
): Promise<void> {
  // Rare enough to be loaded when it happens: a start waits for nothing that few need.
  const { translatorOf } = await import('@haverhof/messages/translate')
  const texts = translatorOf(locale, 'requests')
  const name = refusals[status]
  const title = texts(`${name}.title`)
  const explanation = name === 'notReceived' ? `<p>${texts('notReceived.explanation')}</p>` : ''
  const home = `<p><a href="/">${translatorOf(locale, 'shell')('error.home')}</a></p>`
  if (status === 405) response.setHeader('allow', 'GET, HEAD')
  const [platform = 'shop', language = 'en'] = locale.split('-')
  const body = `<h1>${title}</h1>${explanation}${home}`
  send(response, status, document(language, platform, { title, body }))
}

/** The colours of the brand and the fonts of the visitor: a page for what goes wrong asks for no file. */
const style = `:root{--ground:#fbf7ee;--ink:#1b1a17;--brand:#1f4d3a}
[data-platform=muehldorfer]{--ground:#fbfaf4;--ink:#16202c;--brand:#17365c}
[data-platform=corporate]{--ground:#fff;--ink:#141413;--brand:#1f4d3a}
body{margin:0;padding:3rem 1.5rem;border-top:.5rem solid var(--brand);background:var(--ground);color:var(--ink);font:1.1rem/1.6 system-ui,sans-serif}
main{max-width:38rem;margin:0 auto}
h1{font:500 2rem/1.2 Georgia,serif}
a{display:inline-block;min-height:2.75rem;color:var(--brand)}`

const policy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; frame-ancestors 'none'`

type Content = { title: string; body: string }

function document(language: string, platform: string, { title, body }: Content): string {
  return `<!doctype html><html lang="${language}" data-platform="${platform}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><main>${body}</main>`
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
  })
  response.end(html)
}
