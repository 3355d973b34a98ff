import { createHash } from 'node:crypto'
import { type ApiDocument, docsPage, docsStyle } from './docs-page.ts'
import { withFrameFailures } from './frame-failures.ts'
import type { Router } from '../http/router.ts'

const about = {
  openapi: '3.1.0',
  info: {
    title: 'Haverhof shop API',
    version: '1.0.0',
    description: [
      'Every call is about one site in one language: the headers `siteid` and `languageid` name the pair, without them the host decides.',
      'Paths, query parameters and field names count in any case; a closing slash is optional.',
      'Calls that change something carry `X-Requested-With: XMLHttpRequest` or come from an origin of the shop.',
      'Failures are `application/problem+json` (RFC 9457) with a stable `code`.',
    ].join('\n\n'),
  },
}

/** Every call with everything it may answer. */
export function describeApi(app: Router): ApiDocument {
  return withFrameFailures(app.getOpenAPI31Document(about))
}

/** The description of the API, for programs and for people. Both are made once, when first asked for. */
export function addDocument(app: Router): void {
  let document: ApiDocument | null = null
  const describe = () => (document ??= describeApi(app))
  let page: ReturnType<typeof docsPage> | null = null
  app.get('/api/openapi.json', (c) => c.json(describe()))
  app.get('/api/docs', (c) => {
    c.header('content-security-policy', policy)
    return c.html((page ??= docsPage(describe())))
  })
}

// The page has no script at all and one style sheet, allowed by its hash.
const styleHash = createHash('sha256').update(docsStyle).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
