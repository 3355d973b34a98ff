import { createRoute, z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { inTransaction } from '../database/index.ts'
import {
  createRouter,
  failures,
  IdPath,
  json,
  jsonBody,
  notFound,
  type Router,
  unwrap,
} from '../http/index.ts'
import { passkeyViews } from '../webauthn/index.ts'
import { NewPasskeyInput, Passkey, PasskeyOptions } from './passkey-schemas.ts'
import { addPasskey, listPasskeys, newPasskeyOptions, removePasskey } from './passkeys/own-passkeys.ts'
import { accountProblems } from './refusals.ts'
import { requireCustomer } from './sessions/find-customer.ts'

const tags = ['account']
const done = { 204: { description: 'Done' } }

const list = createRoute({
  method: 'get',
  path: '/api/account/passkeys',
  tags,
  summary: 'The passkeys of the customer',
  responses: { 200: json(z.array(Passkey), 'The passkeys'), ...failures(401) },
})

const options = createRoute({
  method: 'post',
  path: '/api/account/passkeyoptions',
  tags,
  summary: 'What another passkey is made from',
  responses: { 200: json(PasskeyOptions, 'What the browser needs'), ...failures(401, 403, 429) },
})

const add = createRoute({
  method: 'post',
  path: '/api/account/passkeys',
  tags,
  summary: 'Keep another passkey; the owner is told by mail',
  request: { body: jsonBody(NewPasskeyInput) },
  responses: { ...done, ...failures(400, 401, 403, 413, 422) },
})

const remove = createRoute({
  method: 'delete',
  path: '/api/account/passkeys/{id}',
  tags,
  summary: 'Give a passkey up',
  request: { params: IdPath },
  responses: { ...done, ...failures(400, 401, 403, 404) },
})

/** The passkeys of the customer who is signed in (ACCOUNTS-19, 21). */
export function passkeyRoutes(context: AppContext): Router {
  const { database, now } = context
  const router = createRouter()
  router.openapi(list, async (c) => {
    const own = await listPasskeys(database, requireCustomer(c).userId)
    return c.json(passkeyViews(own), 200)
  })
  router.openapi(options, async (c) => {
    return c.json(unwrap(await newPasskeyOptions(context, requireCustomer(c), c.var.scope)), 200)
  })
  router.openapi(add, async (c) => {
    const whose = { customer: requireCustomer(c), scope: c.var.scope }
    unwrap(await addPasskey(context, whose, c.req.valid('json')), accountProblems)
    return c.body(null, 204)
  })
  router.openapi(remove, async (c) => {
    const { userId } = requireCustomer(c)
    const passkey = { userId, passkeyId: c.req.valid('param').id }
    await inTransaction(context, async (transaction) => {
      if (!(await removePasskey(transaction, passkey))) throw notFound('passkey')
      const who = `account:${userId}`
      await writeAudit(transaction, { actor: who, action: 'passkey-removed', subject: who, now: now() })
    })
    return c.body(null, 204)
  })
  return router
}
