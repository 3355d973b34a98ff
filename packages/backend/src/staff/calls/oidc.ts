import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, json, jsonBody, type Router, unwrap } from '../../http/index.ts'
import { staffRoute } from '../access/staff-route.ts'
import { beginOidc } from '../oidc/begin.ts'
import { signInWithOidc } from '../oidc/finish.ts'
import { clearOidcCookie, readOidcCookie, writeOidcCookie } from '../oidc/oidc-cookie.ts'
import { staffProblems } from '../refusals.ts'
import { limited } from '../sign-in/limits.ts'
import { Me } from './member-schemas.ts'
import { browserOf, enter } from './sign-in.ts'

const tags = ['signing in']
const longest = 4000

const begin = staffRoute('anybody', {
  method: 'post',
  path: '/staff-api/v1/sign-in/oidc/start',
  tags,
  summary: 'Where to sign in with an account of the company; the answer counts once, within five minutes',
  responses: {
    200: json(z.object({ address: z.string() }), 'The page of the identity provider'),
    ...failures(404, 503),
  },
})

const finish = staffRoute('anybody', {
  method: 'post',
  path: '/staff-api/v1/sign-in/oidc',
  tags,
  summary: 'Sign in with what the identity provider sent the browser back with',
  request: {
    body: jsonBody(
      z.strictObject({
        code: z.string().min(1).max(longest),
        state: z.string().min(1).max(200),
        iss: z.string().max(longest).optional(),
      }),
    ),
  },
  responses: { 200: json(Me, 'Who is signed in now'), ...failures(400, 404, 503) },
})

/** Through the identity provider of the company (STAFF-20). */
export function oidcCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(begin, async (c) => {
    const from = { clientIp: c.var.clientIp, tried: null }
    const begun = await limited(context, from, () => beginOidc(context))
    const { address, secret } = unwrap(begun, staffProblems)
    writeOidcCookie(c, secret)
    return c.json({ address }, 200)
  })
  router.openapi(finish, async (c) => {
    const given = { secret: readOidcCookie(c), answer: c.req.valid('json') }
    clearOidcCookie(c)
    const secret = unwrap(await signInWithOidc(context, given, browserOf(c)), staffProblems)
    return c.json(await enter(context, c, secret), 200)
  })
  return router
}
