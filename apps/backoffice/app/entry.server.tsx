import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Called once, by the build: it writes the one page that every screen begins with. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Infinity,
    onAllReady: () => {
      headers.set('content-type', 'text/html; charset=utf-8')
      text(pipe(new PassThrough()))
        .then((html) => resolve(new Response(html, { status, headers })))
        .catch(reject)
    },
    onError: reject,
  })
  return promise
}
