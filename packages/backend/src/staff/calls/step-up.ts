import { refusal } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, json, jsonBody, type Router, unwrap } from '../../http/index.ts'
import { keyOptions, PasskeyOptions } from '../../webauthn/index.ts'
import { staffRoute } from '../access/staff-route.ts'
import { memberOf, readMe } from '../me/read-me.ts'
import { listPasskeys, passkeyQuestion, verifyPasskey } from '../passkeys.ts'
import { stepUp } from '../sessions/own-sessions.ts'
import { stepUpMs } from '../sessions/session-limits.ts'
import { staffProblems } from '../refusals.ts'
import { stepUpWithCode } from '../sign-in/step-up-with-code.ts'
import { PasskeyAnswer } from './member-schemas.ts'

const tags = ['me']

const question = staffRoute('signed-in', {
  method: 'post',
  path: '/staff-api/v1/step-up/options',
  tags,
  summary: 'What to ask the passkey to prove once more who it is',
  responses: { 200: json(PasskeyOptions, 'The question') },
})

const prove = staffRoute('signed-in', {
  method: 'post',
  path: '/staff-api/v1/step-up',
  tags,
  summary: 'Prove once more who it is',
  request: { body: jsonBody(z.strictObject({ response: PasskeyAnswer })) },
  responses: {
    200: json(z.object({ steppedUpUntil: z.string() }), 'Until when that counts'),
    ...failures(400),
  },
})

const code = staffRoute('signed-in', {
  method: 'post',
  path: '/staff-api/v1/step-up/time-code',
  tags,
  summary: 'Prove once more who it is, with a time code that was not used yet',
  request: { body: jsonBody(z.strictObject({ code: z.string().min(1).max(20) })) },
  responses: {
    200: json(z.object({ steppedUpUntil: z.string() }), 'Until when that counts'),
    ...failures(400),
  },
})

/** How the person who is signed in proves once more who it is (STAFF-17). */
export function stepUpCalls(context: AppContext): Router {
  const { database, now } = context
  const router = createRouter()
  router.openapi(question, async (c) => {
    const own = await listPasskeys(database, memberOf(c.var.staff).memberId)
    return c.json(await keyOptions(context, passkeyQuestion(context, 'step-up', c.var.staff.actor), own), 200)
  })
  router.openapi(prove, async (c) => {
    const { memberId, sessionHash } = memberOf(c.var.staff)
    const { response } = c.req.valid('json')
    const asked = passkeyQuestion(context, 'step-up', c.var.staff.actor)
    const proved = await verifyPasskey(context, asked, response)
    if (proved !== memberId) unwrap(refusal('proof-failed'), staffProblems)
    await stepUp(database, { sessionHash, now: now() })
    return c.json({ steppedUpUntil: new Date(now().getTime() + stepUpMs).toISOString() }, 200)
  })
  router.openapi(code, async (c) => {
    const { memberId, sessionHash } = memberOf(c.var.staff)
    const { emailAddress } = await readMe(context, c.var.staff)
    const proof = { memberId, emailAddress, sessionHash, ...c.req.valid('json') }
    unwrap(await stepUpWithCode(context, proof), staffProblems)
    return c.json({ steppedUpUntil: new Date(now().getTime() + stepUpMs).toISOString() }, 200)
  })
  return router
}
