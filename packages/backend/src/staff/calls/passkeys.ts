import { refusal, success } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { inTransaction } from '../../database/index.ts'
import { createRouter, failures, IdPath, json, notFound, type Router, unwrap } from '../../http/index.ts'
import { staffRoute } from '../access/staff-route.ts'
import { renewRecoveryCodes } from '../members/recovery-codes.ts'
import { listPasskeys, removePasskey } from '../me/own-things.ts'
import { memberOf, readMe } from '../me/read-me.ts'
import { addPasskey, passkeyOptions, verifyNewPasskey } from '../passkeys/register-passkey.ts'
import { staffProblems } from '../refusals.ts'
import { jsonBody, NewPasskeyAnswer, optionsView, PasskeyOptions, PersonName } from './member-schemas.ts'

const tags = ['me']
const gone = { 204: { description: 'It is done' } }

const passkeys = staffRoute('signed-in', {
  method: 'get',
  path: '/staff-api/v1/me/passkeys',
  tags,
  summary: 'My passkeys',
  responses: {
    200: json(
      z.object({
        items: z.array(
          z.object({
            passkeyId: z.int(),
            name: z.string(),
            createdAt: z.string(),
            lastUsedAt: z.string().nullable(),
          }),
        ),
      }),
      'The passkeys',
    ),
  },
})

const options = staffRoute(
  'signed-in',
  {
    method: 'post',
    path: '/staff-api/v1/me/passkeys/options',
    tags,
    summary: 'What another passkey is made from',
    responses: { 200: json(PasskeyOptions, 'What the browser needs') },
  },
  { stepUp: true },
)

const add = staffRoute(
  'signed-in',
  {
    method: 'post',
    path: '/staff-api/v1/me/passkeys',
    tags,
    summary: 'Keep another passkey',
    request: { body: jsonBody(z.strictObject({ name: PersonName, response: NewPasskeyAnswer })) },
    responses: { ...gone, ...failures(400, 422) },
  },
  { stepUp: true },
)

const remove = staffRoute(
  'signed-in',
  {
    method: 'delete',
    path: '/staff-api/v1/me/passkeys/{id}',
    tags,
    summary: 'Give a passkey up; the last one stays',
    request: { params: IdPath },
    responses: { ...gone, ...failures(400, 404) },
  },
  { stepUp: true },
)

const codes = staffRoute(
  'signed-in',
  {
    method: 'post',
    path: '/staff-api/v1/me/recovery-codes',
    tags,
    summary: 'Ten new recovery codes, shown this once; those before are void',
    responses: { 200: json(z.object({ codes: z.array(z.string()) }), 'The codes') },
  },
  { stepUp: true },
)

/** STAFF-12, STAFF-14: the ways in of the person who is signed in. */
export function passkeyCalls(context: AppContext): Router {
  const { database, now } = context
  const router = createRouter()
  router.openapi(passkeys, async (c) => {
    const own = await listPasskeys(database, memberOf(c.var.staff).memberId)
    const items = own.map(({ passkeyId, name, createdAt, lastUsedAt }) => ({
      passkeyId,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }))
    return c.json({ items }, 200)
  })
  router.openapi(options, async (c) => {
    const { memberId } = memberOf(c.var.staff)
    const own = await listPasskeys(database, memberId)
    const { emailAddress, name } = await readMe(context, c.var.staff)
    const knownCredentials = own.map(({ credentialId }) => credentialId)
    const asked = { subject: c.var.staff.actor, emailAddress, name, knownCredentials }
    return c.json(optionsView(await passkeyOptions(context, asked)), 200)
  })
  router.openapi(add, async (c) => {
    const { actor } = c.var.staff
    const { memberId } = memberOf(c.var.staff)
    const { name, response } = c.req.valid('json')
    const made = await verifyNewPasskey(context, { response, subject: actor })
    const added = await inTransaction(context, async (transaction) => {
      if (!made || !(await addPasskey(transaction, { ...made, memberId, name, now: now() })))
        return refusal('passkey-refused')
      const entry = { actor, subject: actor, action: 'passkey-added' as const, details: { name }, now: now() }
      await writeAudit(transaction, entry)
      return success(null)
    })
    unwrap(added, staffProblems)
    return c.body(null, 204)
  })
  router.openapi(remove, async (c) => {
    const { actor } = c.var.staff
    const asked = { memberId: memberOf(c.var.staff).memberId, passkeyId: c.req.valid('param').id }
    await inTransaction(context, async (transaction) => {
      if (!(await removePasskey(transaction, asked))) throw notFound('passkey that can be given up')
      await writeAudit(transaction, { actor, subject: actor, action: 'passkey-removed', now: now() })
    })
    return c.body(null, 204)
  })
  router.openapi(codes, async (c) => {
    const { actor } = c.var.staff
    const { memberId } = memberOf(c.var.staff)
    const made = await inTransaction(context, async (transaction) => {
      await writeAudit(transaction, { actor, subject: actor, action: 'recovery-codes-renewed', now: now() })
      return renewRecoveryCodes(transaction, memberId)
    })
    return c.json({ codes: made }, 200)
  })
  return router
}
