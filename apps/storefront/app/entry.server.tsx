import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { loadAllPageKinds } from './pages/page-kinds'
import { ModulePreloads } from './toolkit/module-preloads'
import { modulePreloadsFor } from './toolkit/module-preloads.server'
import { shopRequest } from './toolkit/shop-request'
import { StructuredData, structuredData } from './toolkit/structured-data'
import { startingAfterPaint } from './toolkit/start-after-paint/start-after-paint.server'

// Every kind of page is rendered without waiting for its code.
await loadAllPageKinds()

/** Renders the whole page before answering: the page cache and the hashes of the CSP need all of it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const { nonce } = loadContext.get(shopRequest)
  const page = (
    <ModulePreloads value={modulePreloadsFor(context)}>
      <StructuredData value={loadContext.get(structuredData)}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </StructuredData>
    </ModulePreloads>
  )
  const { pipe } = renderToPipeableStream(page, {
    nonce,
    // Nothing is moved into its place by a script later: the page is complete when it is sent.
    progressiveChunkSize: Infinity,
    onAllReady: () => {
      headers.set('content-type', 'text/html; charset=utf-8')
      text(pipe(new PassThrough()))
        .then((html) => resolve(new Response(startingAfterPaint(html, nonce), { status, headers })))
        .catch(reject)
    },
    // Nothing has been sent yet, so the router can still answer with the screen that says so.
    onError: reject,
  })
  return promise
}

/** Of loaders, actions and rendering. Without it the router would write them to the console. */
export const handleError: HandleErrorFunction = (error, { context }) =>
  context.get(shopRequest).onError(error)
