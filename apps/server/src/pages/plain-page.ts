import type { ServerResponse } from 'node:http'
import { securityHeaders } from './content-security.ts'

/** What nobody can translate: no site is known, or the shop itself cannot answer. */
const titles = {
  400: 'This request cannot be read',
  404: 'There is no such file',
  421: 'No shop answers at this host',
  500: 'Something went wrong',
  503: 'The shop is busy. Please try again in a moment.',
} as const

/** A page that needs neither a site nor the storefront. */
export function plainPage(response: ServerResponse, status: keyof typeof titles): void {
  const title = titles[status]
  if (status === 503) response.setHeader('retry-after', '2')
  send(response, status, document('en', title, `<h1>${title}</h1><p>Status ${status}</p>`))
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

/** PAGES-14: a request that no page can answer is refused in the language of the site. */
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
  const language = locale.split('-')[1] ?? 'en'
  send(response, status, document(language, title, `<h1>${title}</h1>${explanation}${home}`))
}

function document(language: string, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${body}`
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-store',
  })
  response.end(html)
}
