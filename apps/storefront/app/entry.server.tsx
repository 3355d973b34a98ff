import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { loadAllPageKinds } from './pages/page-kinds'
import { keepingHtml } from './toolkit/kept-html'
import { isAllStoodIn, pageDataBlock } from './toolkit/page-data.server'
import { withPreloads } from './toolkit/preloads.server'
import { startingAfterPaint } from './toolkit/start-after-paint.server'

export { standInFor } from './toolkit/page-data.server'
export { shopRequest } from './toolkit/shop-request'

/** The server calls it before every page, so that texts are there when its loaders begin. */
export { loadWholeLocale } from './shared/shop/locale'

// Every kind of page is rendered without waiting for its code.
await loadAllPageKinds()

const pages = new WeakMap<Response, string[]>()

/**
 * The HTML of an answer, in pieces. It goes beside the answer, because a body of text would be encoded and decoded again on
 * its way; and in pieces, because putting long texts together copies them.
 */
export function htmlOf(answer: Response): readonly string[] | undefined {
  return pages.get(answer)
}

/** Renders the whole page before answering: the page cache and the hashes of the CSP need all of it. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  const { serverHandoffStream, ...context } = entry
  const state = await stateOf(entry.staticHandlerContext, serverHandoffStream)
  // Nothing on the server suspends: code and texts are there before the first request.
  const page = keepingHtml(() => renderToString(<ServerRouter context={context} url={request.url} />))
  const headEnd = page.indexOf('</head>')
  const bodyEnd = page.lastIndexOf('</body>')
  headers.set('content-type', 'text/html; charset=utf-8')
  const answer = new Response(null, { status, headers })
  pages.set(answer, [
    doctype,
    ...startingAfterPaint(withPreloads(page.slice(0, headEnd)), page.slice(headEnd, bodyEnd)),
    pageDataBlock(entry.staticHandlerContext.loaderData),
    stateScript(state) + page.slice(bodyEnd),
  ])
  return answer
}

const doctype = '<!DOCTYPE html>'
const controller = 'window.__reactRouterContext.streamController'

const knownStates = new Map<string, string>()

/** What the router says when nothing failed depends on the names of the routes alone, because stand-ins are empty. */
async function stateOf(
  { loaderData, actionData, errors }: EntryContext['staticHandlerContext'],
  stream: EntryContext['serverHandoffStream'],
): Promise<string> {
  const isPlain = !errors && !actionData && isAllStoodIn(loaderData)
  const routes = Object.keys(loaderData).join()
  const known = isPlain ? knownStates.get(routes) : undefined
  // The stream comes to its end by itself: ending it early would leave its clock running.
  if (known !== undefined) return known
  const state = await new Response(stream).text()
  if (isPlain) knownStates.set(routes, state)
  return state
}

/** What the router would stream behind the page, at once. */
function stateScript(state: string): string {
  const text = JSON.stringify(state).replaceAll('<', '\\u003c')
  return `<script>${controller}.enqueue(${text});${controller}.close();</script>`
}
