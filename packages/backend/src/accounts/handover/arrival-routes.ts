import {
  arrivalCookie,
  type BrowserMemory,
  browserMemoryKeys,
  ownPath,
  scopeOfHost,
  type SiteScope,
} from '@haverhof/domain/sites'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { setCookie } from 'hono/cookie'
import type { AppContext } from '../../app-context.ts'
import { type ApiEnv, Refusal, type Router } from '../../http/index.ts'
import { readSecretCookie, writeSecretCookie } from '../sessions/cookies.ts'
import { takeHandoverKey } from './hand-over.ts'

export const arrivalPath = '/api/authentication/arrival'

const KB = 1024
const longestText = 1 * KB

/**
 * A form of another host of the same site, posted by the browser as a navigation: what it brings stands in a body, so no log,
 * referrer or history has it (SITES-21). A form of any other page brings nothing, and leads to the page that it names all the
 * same.
 */
export function addArrival(router: Router, context: AppContext): void {
  router.post(arrivalPath, bodyLimit({ maxSize: 8 * KB, onError: tooLarge }), async (c) => {
    const form = await c.req.parseBody()
    const { scope } = c.var
    if (await isOfSameSite(context, scope, c.req.header('origin'))) await takeAlong(c, context, form)
    return c.redirect(ownPath(textOf(form['to'])) ?? '/', 303)
  })
}

function tooLarge(): never {
  throw new Refusal({ status: 413, code: 'body-too-large', title: 'The form is larger than 8 kB.' })
}

async function isOfSameSite(context: AppContext, scope: SiteScope, origin: string | undefined) {
  if (origin === undefined || !URL.canParse(origin)) return false
  const isLocal = context.env.SHOP_ENV !== 'production'
  const { host, protocol } = new URL(origin)
  if (protocol !== 'https:' && !isLocal) return false
  return scopeOfHost(await context.sites.scopes(), host, isLocal)?.siteId === scope.siteId
}

type Form = Record<string, unknown>

async function takeAlong(c: Context<ApiEnv>, context: AppContext, form: Form): Promise<void> {
  const { scope } = c.var
  const key = textOf(form['key'])
  const own = { sessionSecret: readSecretCookie(c, 'session'), deviceSecret: readSecretCookie(c, 'device') }
  const opened = key && (await takeHandoverKey(context, { key, scope, ...own }))
  if (opened) {
    writeSecretCookie(c, 'session', opened.sessionSecret)
    writeSecretCookie(c, 'device', opened.deviceSecret)
  }
  const memory = { ...memoryOf(form, scope), ...(opened && { account: 'signed-in' }) }
  if (Object.keys(memory).length === 0) return
  const secure = context.env.SHOP_ENV === 'production'
  setCookie(c, arrivalCookie, JSON.stringify(memory), { path: '/', maxAge: 60, sameSite: 'Lax', secure })
}

/**
 * The cart belongs to the site; its language is the one that it is read in from
 * here on. An empty field says that there is nothing any more.
 */
function memoryOf(form: Form, { siteId, languageId }: SiteScope): BrowserMemory {
  const memory: BrowserMemory = {}
  for (const name of browserMemoryKeys) {
    const text = textOf(form[name])
    if (form[name] === '') memory[name] = null
    if (text !== null)
      memory[name] = name === 'cart' ? JSON.stringify({ id: text, siteId, languageId }) : text
  }
  return memory
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= longestText ? value : null
}
