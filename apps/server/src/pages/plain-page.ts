import type { ServerResponse } from 'node:http'
import { securityHeaders } from './content-security.ts'

const titles: Record<number, string> = {
  400: 'This address cannot be read',
  403: 'This form was sent from another site',
  405: 'This is not how a page is asked for',
  413: 'This form is too large',
  414: 'This address is too long',
  415: 'This is not a form',
  421: 'No shop answers at this host',
  500: 'Something went wrong',
  503: 'The shop is taking a short break',
}

/** A page that needs neither a site nor the storefront: for requests that name none, or when the storefront cannot answer. */
export function plainPage(response: ServerResponse, status: number): void {
  const title = titles[status] ?? 'Something went wrong'
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>Status ${status}</p>`
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-store',
    ...(status === 503 ? { 'retry-after': '5' } : {}),
  })
  response.end(html)
}
