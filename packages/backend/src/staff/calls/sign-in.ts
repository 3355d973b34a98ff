import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppContext } from '../../app-context.ts'
import { type ApiEnv, createRouter, failures, json, jsonBody, type Router, unwrap } from '../../http/index.ts'
import { keyOptions, newKeyOptions, PasskeyOptions } from '../../webauthn/index.ts'
import { findMember } from '../access/find-member.ts'
import { staffRoute } from '../access/staff-route.ts'
import { acceptInvitation } from '../invitations/accept-invitation.ts'
import { readInvitation } from '../invitations/open-invitation.ts'
import { readMe } from '../me/read-me.ts'
import { oidcSettings } from '../oidc/provider.ts'
import { passkeyQuestion } from '../passkeys.ts'
import { staffProblems } from '../refusals.ts'
import { writeStaffCookie } from '../sessions/staff-cookie.ts'
import { limited } from '../sign-in/limits.ts'
import { signInWithPassword } from '../sign-in/sign-in-with-password.ts'
import { type Browser, signInWithPasskey, signInWithRecoveryCode } from '../sign-in/sign-in.ts'
import { GrantViews, Language, Me, NewPasskeyAnswer, PasskeyAnswer, PersonName } from './member-schemas.ts'

const tags = ['signing in']
const Token = z.string().regex(/^[\w-]{43}$/, 'must be the token of an invitation')

const ways = staffRoute('anybody', {
  method: 'get',
  path: '/staff-api/v1/sign-in',
  tags,
  summary: 'How staff can sign in here',
  responses: {
    200: json(
      z.object({
        ways: z.array(z.enum(['passkey', 'password', 'oidc', 'recovery'])),
        /** What the button of the company's own accounts is called. */
        oidcName: z.string().nullable(),
      }),
      'The ways',
    ),
  },
})

const question = staffRoute('anybody', {
  method: 'post',
  path: '/staff-api/v1/sign-in/passkey/options',
  tags,
  summary: 'What to ask a passkey; the question can be answered once, within five minutes',
  responses: { 200: json(PasskeyOptions, 'The question') },
})

const withPasskey = staffRoute('anybody', {
  method: 'post',
  path: '/staff-api/v1/sign-in/passkey',
  tags,
  summary: 'Sign in with a passkey',
  request: { body: jsonBody(z.strictObject({ response: PasskeyAnswer })) },
  responses: { 200: json(Me, 'Who is signed in now'), ...failures(400) },
})

const withCode = staffRoute('anybody', {
  method: 'post',
  path: '/staff-api/v1/sign-in/recovery',
  tags,
  summary: 'Sign in with a recovery code, which counts once',
  request: {
    body: jsonBody(
      z.strictObject({ emailAddress: z.string().min(1).max(254), code: z.string().min(1).max(100) }),
    ),
  },
  responses: { 200: json(Me, 'Who is signed in now'), ...failures(400) },
})

const withPassword = staffRoute('anybody', {
  method: 'post',
  path: '/staff-api/v1/sign-in/password',
  tags,
  summary: 'Sign in with a password and a time code, which counts once',
  request: {
    body: jsonBody(
      z.strictObject({
        emailAddress: z.string().min(1).max(254),
        password: z.string().min(1).max(200),
        code: z.string().min(1).max(20),
      }),
    ),
  },
  responses: { 200: json(Me, 'Who is signed in now'), ...failures(400, 503) },
})

const invitation = staffRoute('anybody', {
  method: 'post',
  path: '/staff-api/v1/invitations/read',
  tags,
  summary: 'What an invitation is for',
  request: { body: jsonBody(z.strictObject({ token: Token })) },
  responses: {
    200: json(
      z.object({
        kind: z.enum(['invitation', 'reset']),
        emailAddress: z.string(),
        name: z.string(),
        grants: GrantViews,
        expiresAt: z.string(),
      }),
      'The invitation',
    ),
    ...failures(400, 410),
  },
})

const newPasskey = staffRoute('anybody', {
  method: 'post',
  path: '/staff-api/v1/invitations/passkey-options',
  tags,
  summary: 'What the first passkey is made from',
  request: { body: jsonBody(z.strictObject({ token: Token, name: PersonName })) },
  responses: { 200: json(PasskeyOptions, 'What the browser needs'), ...failures(400, 410) },
})

const accept = staffRoute('anybody', {
  method: 'post',
  path: '/staff-api/v1/invitations/accept',
  tags,
  summary: 'Become a member of staff; the recovery codes are shown this once',
  request: {
    body: jsonBody(
      z.strictObject({
        token: Token,
        name: PersonName,
        language: Language,
        passkey: z.strictObject({ name: PersonName, response: NewPasskeyAnswer }),
      }),
    ),
  },
  responses: {
    200: json(z.object({ me: Me, recoveryCodes: z.array(z.string()) }), 'Who is signed in now'),
    ...failures(400, 409, 410, 422),
  },
})

/** For who is not signed in yet (STAFF-12, STAFF-14, STAFF-16). */
export function signInCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(ways, (c) => {
    const oidcName = oidcSettings(context.env)?.name ?? null
    const oidc = oidcName === null ? [] : ['oidc' as const]
    return c.json(
      { ways: ['passkey' as const, 'password' as const, ...oidc, 'recovery' as const], oidcName },
      200,
    )
  })
  router.openapi(question, async (c) =>
    c.json(await keyOptions(context, passkeyQuestion(context, 'sign-in', null)), 200),
  )
  router.openapi(withPasskey, async (c) => {
    const { response } = c.req.valid('json')
    const signedIn = await signInWithPasskey(context, response, browserOf(c))
    return c.json(await enter(context, c, unwrap(signedIn, staffProblems)), 200)
  })
  router.openapi(withCode, async (c) => {
    const signedIn = await signInWithRecoveryCode(context, c.req.valid('json'), browserOf(c))
    return c.json(await enter(context, c, unwrap(signedIn, staffProblems)), 200)
  })
  router.openapi(withPassword, async (c) => {
    const signedIn = await signInWithPassword(context, c.req.valid('json'), browserOf(c))
    return c.json(await enter(context, c, unwrap(signedIn, staffProblems)), 200)
  })
  router.openapi(invitation, async (c) => {
    const invited = await openInvitation(c, c.req.valid('json').token)
    const { emailAddress, name, grants, memberId, expiresAt } = invited
    const kind = memberId === null ? ('invitation' as const) : ('reset' as const)
    return c.json(
      { kind, emailAddress, name, grants: views(grants), expiresAt: expiresAt.toISOString() },
      200,
    )
  })
  router.openapi(newPasskey, async (c) => {
    const { token, name: userDisplayName } = c.req.valid('json')
    const { invitationId, emailAddress: userName } = await openInvitation(c, token)
    const asked = passkeyQuestion(context, 'new-passkey', `invitation:${invitationId}`)
    return c.json(await newKeyOptions(context, asked, { userName, userDisplayName }), 200)
  })
  router.openapi(accept, async (c) => {
    await openInvitation(c, c.req.valid('json').token)
    const { browser } = browserOf(c)
    const joined = await acceptInvitation(context, { ...c.req.valid('json'), browser })
    const { recoveryCodes, secret } = unwrap(joined, staffProblems)
    return c.json({ me: await enter(context, c, secret), recoveryCodes }, 200)
  })

  async function openInvitation(c: Context<ApiEnv>, token: string) {
    const from = { clientIp: c.var.clientIp, tried: null }
    return unwrap(await limited(context, from, () => readInvitation(context, token)), staffProblems)
  }
  return router
}

export function views<
  Grant extends { siteIds: readonly number[] | null; languageIds: readonly number[] | null },
>(grants: readonly Grant[]) {
  return grants.map((grant) => ({
    ...grant,
    siteIds: grant.siteIds && [...grant.siteIds],
    languageIds: grant.languageIds && [...grant.languageIds],
  }))
}

export function browserOf(c: Context<ApiEnv>): Browser {
  return { clientIp: c.var.clientIp, browser: c.req.header('user-agent') ?? '' }
}

export async function enter(context: AppContext, c: Context<ApiEnv>, secret: string) {
  const caller = await findMember(context, secret)
  if (!caller) throw new Error('a session that was just opened is not there')
  writeStaffCookie(c, secret)
  return meView(await readMe(context, caller))
}

export function meView(me: Awaited<ReturnType<typeof readMe>>) {
  return { ...me, grants: views(me.grants) }
}
