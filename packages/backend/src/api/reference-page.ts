import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Router } from '../http/router.ts'

// Only calls that change nothing can be tried out.
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true, validatorUrl: null, supportedSubmitMethods: ['get'] })`

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Haverhof shop API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
  </head>
  <body>
    <main id="reference"></main>
    <noscript>The document itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
    <script type="module">${start}</script>
  </body>
</html>
`

const startHash = createHash('sha256').update(start).digest('base64')
const policy = [
  `default-src 'none'`,
  `script-src 'self' 'sha256-${startHash}'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

/** Of all files of the library only these are sent. */
const files = ['swagger-ui.css', 'swagger-ui-bundle.js']

export const referencePaths = ['/api/docs', ...files.map((file) => `/api/docs/${file}`)]

/** The API for a reader: Swagger UI over the document, from our own host (HTTP-8). */
export function addReferencePage(app: Router): void {
  app.get('/api/docs', (c) => c.html(page, 200, { 'content-security-policy': policy }))
  const root = path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))
  for (const file of files)
    app.get(`/api/docs/${file}`, compress(), anHour, serveStatic({ root, path: file }))
}

const anHour: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('cache-control', 'public, max-age=3600')
}
