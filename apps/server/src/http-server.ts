import { getRequestListener } from '@hono/node-server'
import { errorMet, requestScopeOf, withinRequest } from '@haverhof/backend/observability'
import { platforms } from '@haverhof/domain/shared'
import { scopeOfHost } from '@haverhof/domain/sites'
import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http'
import { admitCall } from './admit-call.ts'
import { answerClientError, isClientError } from './client-errors.ts'
import { answerDevMail, isDevMail } from './dev-mail/index.ts'
import { isEventStream } from './event-streams.ts'
import { answerOffice, isAtOffice } from './office/answer-office.ts'
import { sendStored } from './pages/send-stored.ts'
import { answerForm, answerPage } from './pages/answer-page.ts'
import { securityHeaders } from './pages/content-security.ts'
import { logPage } from './pages/log-page.ts'
import { plainPage, refuseRequest } from './pages/plain-page.ts'
import { isPostedForm } from './pages/posted-form.ts'
import { isReturnByPost, returnByGet } from './pages/return-by-get.ts'
import { answerPicture, isPicturePath } from './pictures/index.ts'
import { answerSitemap, sitemapNumber } from './seo/answer-sitemap.ts'
import { answerProductFeed, productFeedPath } from './seo/answer-product-feed.ts'
import { answerSeo } from './seo/answer-seo.ts'
import type { Shop } from './shop.ts'
import { watchSlowClients } from './slow-clients.ts'

/** Slow clients are cut off, and a balancer never meets a connection that the shop is about to close (HTTP-14). */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 75_000,
  /** Node looks for slow clients this often: the limits above are true to the second. */
  connectionsCheckingInterval: 1000,
  /** An answer of which no byte is read for so long is dropped; Node gives a write that has stalled the time twice. */
  unreadTimeout: 15_000,
  /** Before the proxy gives up by itself (HTTP-17). */
  answerTimeout: 28_000,
  maxHeaderSize: 16 * 1024,
  // Health checks come without one; `isAmbiguous` refuses the others (HTTP-7).
  requireHostHeader: false,
}

/** What every answer of the API carries unless it says otherwise. */
const apiHeaders = Object.entries({
  ...securityHeaders,
  vary: 'siteid, languageid',
  'cache-control': 'no-cache',
})

const staffApiHeaders = Object.entries({ ...securityHeaders, 'cache-control': 'no-store' })

export function createHttpServer(shop: Shop, changed: Partial<typeof limits> = {}): Server {
  const { unreadTimeout, answerTimeout, ...options } = { ...limits, ...changed }
  const server = createServer(options, createRequestListener(shop)).setTimeout(unreadTimeout)
  const bounds = {
    lookEveryMs: options.connectionsCheckingInterval,
    slowestMs: options.requestTimeout,
    answerMs: answerTimeout,
  }
  watchSlowClients(server, shop.context.log, bounds)
  return server
}

export function createRequestListener(shop: Shop): RequestListener {
  // The adapter's own Request and Response send a text as it is; those of Node would turn it into a stream and back.
  const answerApi = getRequestListener((request, env) => shop.api.fetch(request, env))
  const answerStaffApi = getRequestListener(async (request, env) =>
    (await shop.staffApi()).fetch(request, env),
  )
  return (request, response) => {
    // Who keeps a connection to a process that stops is sent to another one, without losing a request (HTTP-15).
    if (shop.health.isStopping()) response.setHeader('connection', 'close')
    if (shop.health.answers(pathOf(request), response)) return
    if (isAmbiguous(request)) return plainPage(response, 400)
    const scope = requestScopeOf((name) => request.headers[name]?.toString())
    response.setHeader('x-request-id', scope.requestId)
    void withinRequest(scope, async () => {
      try {
        await answer(shop, { api: answerApi, staffApi: answerStaffApi }, request, response)
      } catch (error) {
        const { requestId } = scope
        const path = loggedPath(pathOf(request))
        shop.context.log.error({ requestId, err: error, path }, 'a request failed')
        errorMet.publish({ kind: 'page', name: 'request', error })
        if (response.headersSent) response.destroy()
        else plainPage(response, 500)
      } finally {
        for (const door of [shop.admission, shop.staffAdmission]) door.leave(request)
      }
    })
  }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

async function answer(
  shop: Shop,
  answers: { api: Answer; staffApi: Answer },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = pathOf(request)
  if (isApi(path)) {
    if (!(await admitCall(shop, shop.admission, { route: '/api', request, response }))) return
    for (const [name, value] of apiHeaders) response.setHeader(name, value)
    return answers.api(request, response)
  }
  if (isStaffApi(path)) {
    const isStream = isEventStream(path)
    const admission = isStream ? shop.eventStreams : shop.staffAdmission
    const route = isStream ? path : '/staff-api'
    if (!(await admitCall(shop, admission, { route, request, response }))) return
    for (const [name, value] of staffApiHeaders) response.setHeader(name, value)
    return answers.staffApi(request, response)
  }
  if (isClientError(request, path)) return answerClientError(shop.context, request, response)
  if (isAtOffice(shop, request)) return answerOffice(shop, path, request, response)
  if (isReturnByPost(request, path)) return returnByGet(request, response)
  const isForm = isPostedForm(request, path)
  const reads = request.method === 'GET' || request.method === 'HEAD'
  const file = reads && shop.staticFiles.find(path)
  if (file) return sendStored(request, response, file)
  // A file of another release is not here, but may be at the next process: the 404 is not cacheable (PAGES-16).
  if (path.startsWith('/assets/')) return plainPage(response, 404)
  if (reads && isPicturePath(path)) return answerPicture(shop.pictures, path, request, response)
  const local = shop.context.env.SHOP_ENV !== 'production'
  const scope = scopeOfHost(await shop.context.sites.scopes(), request.headers.host ?? '', local)
  if (!scope) return plainPage(response, 421)
  if (reads && isDevMail(shop.context, path, request))
    return answerDevMail(shop.context, request.url ?? path, response)
  if (!reads && !isForm) return refuseRequest(response, 405, shop.localeOf(scope))
  const number = reads && sitemapNumber(path)
  if (number && (await answerSitemap(shop, { scope, number }, { request, response }))) return
  const isFeed = reads && path === productFeedPath && scope.platform !== platforms.corporate
  if (isFeed && (await answerProductFeed(shop, scope, { request, response }))) return
  const seo = reads && (await answerSeo(shop, scope, path))
  if (seo) return sendStored(request, response, seo)
  const answerOne = isForm ? answerForm : answerPage
  return logPage(shop.context, scope, request, response, () => answerOne(shop, scope, request, response))
}

function isApi(path: string): boolean {
  return /^\/api(\/|$)/i.test(path)
}

/** At which host it answers is for the API itself to say (STAFF-9). */
function isStaffApi(path: string): boolean {
  return /^\/staff-api(\/|$)/i.test(path)
}

/** No two readers of a request may disagree about its host (HTTP-16). */
function isAmbiguous({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  return hosts > 1 || (hosts === 0 && httpVersion === '1.1')
}

function pathOf(request: IncomingMessage): string {
  const target = request.url ?? '/'
  const query = target.indexOf('?')
  return query < 0 ? target : target.slice(0, query)
}

/** An address can be a key: that of a result is, and those of the API may be (HTTP-6). */
function loggedPath(path: string): string {
  return isApi(path) ? '/api' : isStaffApi(path) ? '/staff-api' : path.replace(/^\/(rqs|qs)\/.*/i, '/$1/')
}
