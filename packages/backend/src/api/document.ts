import { type ApiDocument, withFrameFailures } from './frame-failures.ts'
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

/** The description of the API, for programs. It is made once, when first asked for. */
export function addDocument(app: Router): void {
  let document: ApiDocument | null = null
  const describe = () => (document ??= describeApi(app))
  app.get('/api/openapi.json', (c) => c.json(describe()))
}
