import { currentRequest, errorMet } from '@haverhof/backend/observability'
import { mailingIdIn, type SiteScope } from '@haverhof/domain/sites'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Shop } from '../shop.ts'
import { secretHeaders, securityHeaders, withoutNonce } from './content-security.ts'
import { isPersonal, isSecret, pageAddress, slashRedirect } from './page-address.ts'
import { type StoredPage, storedPage } from './stored-page.ts'
import { noteCacheResult } from './log-page.ts'
import { recordUses } from './page-uses.ts'
import { sendStored } from './send-stored.ts'
import { plainPage, refuseRequest } from './plain-page.ts'
import { formHeaders, readPostedForm } from './posted-form.ts'

/** As calls of the API say it (HTTP-1). */
const retryAfterSeconds = '2'

type PageRequest = {
  scope: SiteScope
  origin: string
  path: string
  query: string
  /** What the browser sent, for pages that depend on who asks. */
  cookie?: string | undefined
  /** A form that was posted to the page, and by whom. */
  form?: { body: string; sender: IncomingMessage }
}

/** Answers a page, or the data of a page for a navigation in the browser: from the cache where it may. */
export async function answerPage(
  shop: Shop,
  scope: SiteScope,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = addressOf(request)
  if (typeof address === 'number') return refuseRequest(response, address, shop.localeOf(scope))
  const slash = slashRedirect(address.path)
  if (slash) return redirect(response, slash, request.url ?? '')
  const page = { scope, origin: shop.originOf(scope), ...address }
  const key = `${scope.host}${address.path}?${address.query}`
  const isAtHand = !isPersonal(address.path) && !isSecret(address.path) && shop.pageCache?.has(key)
  if (!isAtHand && !(await shop.admission.admit(request, response))) return plainPage(response, 503)
  if (isPersonal(address.path)) {
    const answer = await makePage(shop, { ...page, cookie: request.headers.cookie })
    return sendStored(request, response, withMailing(answer, page.origin, request))
  }
  if (isSecret(address.path)) return sendStored(request, response, await makePage(shop, page))
  let isMade = false
  const make = () => {
    isMade = true
    return makePage(shop, page)
  }
  const askedAt = Date.now()
  const stored = await (shop.pageCache?.answer(key, make) ?? make())
  // A page that is older than the question, and is being made anew, is a stale one.
  noteCacheResult(response, isMade ? (stored.madeAt < askedAt ? 'stale' : 'miss') : 'hit')
  return sendStored(request, response, withMailing(stored, page.origin, request))
}

/** Answers a form that the browser posted to its page: with the page, made for this visitor alone. */
export async function answerForm(
  shop: Shop,
  scope: SiteScope,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = addressOf(request)
  if (typeof address === 'number') return refuseRequest(response, address, shop.localeOf(scope))
  if (!(await shop.admission.admit(request, response))) return plainPage(response, 503)
  const form = await readPostedForm(request)
  if (typeof form === 'number') return refuseRequest(response, form, shop.localeOf(scope))
  const page = { scope, origin: shop.originOf(scope), ...address, form: { ...form, sender: request } }
  return sendStored(request, response, await makePage(shop, page))
}

/** What the address of a page says, or the status of its refusal (PAGES-1). */
function addressOf(request: IncomingMessage) {
  const address = pageAddress(request.url ?? '/')
  if (typeof address !== 'string') return address
  return address === 'too-long' ? 414 : 400
}

async function makePage(shop: Shop, page: PageRequest): Promise<StoredPage> {
  const { scope, origin, path, query, form } = page
  // What it shows is as old as the moment that it was begun.
  const startedAt = Date.now()
  const nonce = randomUUID()
  const failures: unknown[] = []
  const facts = {
    api: shop.apiFor(scope),
    visitor: visitorOf(shop, page),
    siteId: scope.siteId,
    languageId: scope.languageId,
    origin,
    locale: shop.localeOf(scope),
    nonce,
    onError: (error: unknown) => void failures.push(error),
  }
  const url = `${origin}${path}${query ? `?${query}` : ''}`
  const { made: answer, uses } = await recordUses(() => shop.handlePage(url, facts, form && postOf(form)))
  tellFailures(shop, failures, { page: answer.headers.get('x-page-kind') ?? 'none', ...uses })
  const status = answer.status === 500 && uses.isIncomplete ? 503 : answer.status
  const headers: Record<string, string> = {
    ...securityHeaders,
    // Shared caches must ask again: a price may have changed a second ago.
    'cache-control': 'public, max-age=0, must-revalidate',
    ...Object.fromEntries(answer.headers),
    ...(status === 503 && { 'retry-after': retryAfterSeconds }),
    ...((isPersonal(path) || form) && { 'cache-control': 'no-store' }),
    ...(isSecret(path) && secretHeaders),
  }
  if (!headers['content-type']?.startsWith('text/html'))
    return storedPage(status, headers, Buffer.from(await answer.arrayBuffer()), startedAt, uses)
  const html = await answer.text()
  const allowed = { nonce, ...(await allowedBy(shop, page)) }
  headers['content-security-policy'] = shop.contentSecurityPolicy(html, allowed)
  return storedPage(status, headers, Buffer.from(withoutNonce(html, nonce)), startedAt, uses)
}

/** What went wrong while a page was made (OBSERVABILITY-6). When the shop could not give a part, that has been told of already. */
function tellFailures(
  shop: Shop,
  failures: readonly unknown[],
  { page, isIncomplete }: { page: string; isIncomplete: boolean },
): void {
  const requestId = currentRequest()?.requestId
  for (const error of failures) {
    const { log } = shop.context
    if (isIncomplete) {
      log.warn({ requestId, page, err: error }, 'a page lacks what it shows')
      continue
    }
    log.error({ requestId, page, err: error }, 'a page failed')
    errorMet.publish({ kind: 'page', name: page, error })
  }
}

/** The API as the visitor calls it: with the cookie, or from the address that a form was sent from. */
function visitorOf(shop: Shop, { scope, cookie, form }: PageRequest) {
  if (cookie === undefined && !form) return null
  return shop.apiAs(scope, { cookie, sender: form?.sender })
}

function postOf({ body }: { body: string }): RequestInit {
  return { method: 'POST', headers: formHeaders, body }
}

async function allowedBy(shop: Shop, { scope, path }: PageRequest) {
  const site = await shop
    .apiFor(scope)
    .sites.get(scope.siteId)
    .catch(() => null)
  return {
    tagManager: Boolean(site?.gtmContainerId),
    recaptcha: Boolean(site?.googleRecaptchaKey) && isPersonal(path),
    otherLanguages: (await shop.context.sites.scopes())
      .filter(({ siteId, host }) => siteId === scope.siteId && host !== scope.host)
      .map(shop.originOf),
  }
}

/** No page reads the id of a mailing, so one redirect is kept for all of them; each goes on with its own (ROUTING-2). */
function withMailing(page: StoredPage, origin: string, { url = '/' }: IncomingMessage): StoredPage {
  const { location } = page.headers
  const mailingId = location ? mailingIdIn(new URL(url, origin).searchParams) : null
  if (!location || mailingId === null) return page
  const target = new URL(location, origin)
  if (target.origin !== origin) return page
  target.search += `${target.search && '&'}mailplusId=${mailingId}`
  return { ...page, headers: { ...page.headers, location: target.pathname + target.search + target.hash } }
}

function redirect(response: ServerResponse, path: string, target: string): void {
  const query = target.includes('?') ? target.slice(target.indexOf('?')) : ''
  response
    .writeHead(301, {
      ...securityHeaders,
      location: `${path}${query}`,
      'cache-control': 'public, max-age=3600',
      ...(isSecret(path) && secretHeaders),
    })
    .end()
}
