import { success } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { inTransaction } from '../../database/index.ts'
import {
  createRouter,
  failures,
  IdPath,
  json,
  jsonBody,
  notFound,
  type Router,
  unwrap,
} from '../../http/index.ts'
import { newKeyOptions, Passkey, PasskeyOptions, passkeyViews, verifyNewKey } from '../../webauthn/index.ts'
import { staffRoute } from '../access/staff-route.ts'
import { renewRecoveryCodes } from '../members/recovery-codes.ts'
import { memberOf, readMe } from '../me/read-me.ts'
import { addPasskey, listPasskeys, passkeyQuestion, removePasskey } from '../passkeys.ts'
import { staffProblems } from '../refusals.ts'
import { NewPasskeyAnswer, PersonName } from './member-schemas.ts'

const tags = ['me']
const gone = { 204: { description: 'It is done' } }

const passkeys = staffRoute('signed-in', {
  method: 'get',
  path: '/staff-api/v1/me/passkeys',
  tags,
  summary: 'My passkeys',
  responses: {
    200: json(z.object({ items: z.array(Passkey) }), 'The passkeys'),
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

/** The ways in of the person who is signed in (STAFF-12, STAFF-14). */
export function passkeyCalls(context: AppContext): Router {
  const { database, now } = context
  const router = createRouter()
  router.openapi(passkeys, async (c) => {
    const own = await listPasskeys(database, memberOf(c.var.staff).memberId)
    return c.json({ items: passkeyViews(own) }, 200)
  })
  router.openapi(options, async (c) => {
    const { memberId } = memberOf(c.var.staff)
    const own = await listPasskeys(database, memberId)
    const { emailAddress: userName, name: userDisplayName } = await readMe(context, c.var.staff)
    const question = passkeyQuestion(context, 'new-passkey', c.var.staff.actor)
    return c.json(await newKeyOptions(context, question, { userName, userDisplayName, own }), 200)
  })
  router.openapi(add, async (c) => {
    const { actor } = c.var.staff
    const { memberId } = memberOf(c.var.staff)
    const { name, response } = c.req.valid('json')
    const question = passkeyQuestion(context, 'new-passkey', actor)
    const newKey = unwrap(await verifyNewKey(context, question, response), staffProblems)
    const added = await inTransaction(context, async (transaction) => {
      const passkey = await addPasskey(transaction, { ...newKey, memberId, name, now: now() })
      if (!passkey.ok) return passkey
      const entry = { actor, subject: actor, action: 'passkey-added' as const, details: { name }, now: now() }
      await writeAudit(transaction, entry)
      return success(null)
    })
    unwrap(added, staffProblems)
    return c.body(null, 204)
  })
  router.openapi(remove, async (c) => {
    const { actor } = c.var.staff
    const passkey = { memberId: memberOf(c.var.staff).memberId, passkeyId: c.req.valid('param').id }
    await inTransaction(context, async (transaction) => {
      if (!(await removePasskey(transaction, passkey))) throw notFound('passkey that can be given up')
      await writeAudit(transaction, { actor, subject: actor, action: 'passkey-removed', now: now() })
    })
    return c.body(null, 204)
  })
  router.openapi(codes, async (c) => {
    const { actor } = c.var.staff
    const { memberId } = memberOf(c.var.staff)
    const recoveryCodes = await inTransaction(context, async (transaction) => {
      await writeAudit(transaction, { actor, subject: actor, action: 'recovery-codes-renewed', now: now() })
      return renewRecoveryCodes(transaction, memberId)
    })
    return c.json({ codes: recoveryCodes }, 200)
  })
  return router
}
