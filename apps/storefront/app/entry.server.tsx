import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { loadAllPageKinds } from './pages/page-kinds'
import { withPreloads } from './platform/preloads.server'
import { loadAllLocales } from './site/locale'

export { shopRequest } from './platform/shop-request'

// The server renders every kind of page in every language without waiting for code or texts.
await Promise.all([loadAllPageKinds(), loadAllLocales()])

const renderTimeoutMs = 15_000

/** Renders the whole page before answering: the page cache and the hashes of the CSP need all of its bytes. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  _context: RouterContextProvider,
): Promise<Response> {
  const html = await renderToText(<ServerRouter context={entry} url={request.url} />)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(request.method === 'HEAD' ? null : withPreloads(html), { status, headers })
}

function renderToText(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady: () => {
        // A timer left running would hold the whole page in memory until it ends.
        clearTimeout(patience)
        pipe(collector(resolve))
      },
      onShellError: reject,
    })
    const patience = setTimeout(abort, renderTimeoutMs)
  })
}

/** Gathers what is written; React keeps no piece after handing it over. */
function collector(done: (text: string) => void): Writable {
  const pieces: Buffer[] = []
  return new Writable({
    write(piece: Buffer, _encoding, next) {
      pieces.push(piece)
      next()
    },
    final(next) {
      done(Buffer.concat(pieces).toString())
      next()
    },
  })
}

export const streamTimeout = renderTimeoutMs + 1000
