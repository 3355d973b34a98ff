import { foldEmailAddress, isEmailAddress } from '@haverhof/domain/accounts'
import { permissions, permissionsOfRole, roles } from '@haverhof/domain/backoffice'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { backofficeOrigin } from '../../config/index.ts'
import { inTransaction } from '../../database/index.ts'
import {
  badInput,
  createRouter,
  failures,
  IdPath,
  json,
  type Router,
  type StaffCaller,
} from '../../http/index.ts'
import { staffRoute } from '../access/staff-route.ts'
import { invite } from '../invitations/invite.ts'
import { memberOf } from '../me/read-me.ts'
import { type By, changeGrants, removeWaysIn, requireOwn, resume, suspend } from '../members/change-member.ts'
import { listMembers } from '../members/list-members.ts'
import { Grants, GrantViews, jsonBody, Language, PersonName } from './member-schemas.ts'
import { views } from './sign-in.ts'

const tags = ['staff']
const done = { 204: { description: 'It is done' } }
const stepUp = { stepUp: true } as const

const InvitationLink = z
  .object({ invitationId: z.int(), url: z.string(), expiresAt: z.string() })
  .openapi('InvitationLink', {
    description: 'The link is shown this once; hand it over in person or by a safe way',
  })

const list = staffRoute('staff.edit', {
  method: 'get',
  path: '/staff-api/v1/staff',
  tags,
  summary: 'Who works here, with what rights',
  responses: {
    200: json(
      z.object({
        items: z.array(
          z.object({
            memberId: z.int(),
            name: z.string(),
            emailAddress: z.string(),
            grants: GrantViews,
            state: z.enum(['active', 'suspended']),
            lastSeenAt: z.string().nullable(),
            passkeys: z.int(),
          }),
        ),
      }),
      'The members of staff',
    ),
  },
})

const names = staffRoute('audit.read', {
  method: 'get',
  path: '/staff-api/v1/staff/names',
  tags,
  summary: 'What the members of staff are called',
  responses: {
    200: json(z.object({ items: z.array(z.object({ memberId: z.int(), name: z.string() })) }), 'The names'),
  },
})

const roleTable = staffRoute('signed-in', {
  method: 'get',
  path: '/staff-api/v1/staff/roles',
  tags,
  summary: 'What each role may do',
  responses: {
    200: json(
      z.object({
        items: z.array(z.object({ role: z.enum(roles), permissions: z.array(z.enum(permissions)) })),
      }),
      'The roles',
    ),
  },
})

const add = staffRoute(
  'staff.edit',
  {
    method: 'post',
    path: '/staff-api/v1/staff/invitations',
    tags,
    summary: 'Invite somebody with role and sites',
    request: {
      body: jsonBody(
        z.strictObject({
          emailAddress: z.string().min(3).max(254),
          name: PersonName,
          language: Language,
          grants: Grants,
        }),
      ),
    },
    responses: { 200: json(InvitationLink, 'The invitation'), ...failures(400) },
  },
  stepUp,
)

const grants = staffRoute(
  'staff.edit',
  {
    method: 'put',
    path: '/staff-api/v1/staff/{id}/grants',
    tags,
    summary: 'Other rights, these and no others',
    request: { params: IdPath, body: jsonBody(z.strictObject({ grants: Grants })) },
    responses: { ...done, ...failures(400, 404, 409) },
  },
  stepUp,
)

const stop = staffRoute(
  'staff.edit',
  {
    method: 'post',
    path: '/staff-api/v1/staff/{id}/suspend',
    tags,
    summary: 'Suspend a member, who is signed out everywhere at once',
    request: { params: IdPath },
    responses: { ...done, ...failures(400, 404, 409) },
  },
  stepUp,
)

const goOn = staffRoute(
  'staff.edit',
  {
    method: 'post',
    path: '/staff-api/v1/staff/{id}/resume',
    tags,
    summary: 'Let a suspended member work again',
    request: { params: IdPath },
    responses: { ...done, ...failures(400, 404) },
  },
  stepUp,
)

const reset = staffRoute(
  'staff.edit',
  {
    method: 'post',
    path: '/staff-api/v1/staff/{id}/reset',
    tags,
    summary: 'For who lost every device: all ways in are void, and a new invitation is made',
    request: { params: IdPath },
    responses: { 200: json(InvitationLink, 'The invitation'), ...failures(400, 404) },
  },
  stepUp,
)

/** STAFF-3, STAFF-16: who works here and what they may do. */
export function staffCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(list, async (c) => {
    const rows = await listMembers(context.database)
    const items = rows.map(({ isSuspended, lastSeenAt, ...row }) => ({
      ...row,
      grants: views(row.grants),
      state: isSuspended ? ('suspended' as const) : ('active' as const),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    }))
    return c.json({ items }, 200)
  })
  router.openapi(names, async (c) => {
    const rows = await listMembers(context.database)
    return c.json({ items: rows.map(({ memberId, name }) => ({ memberId, name })) }, 200)
  })
  router.openapi(roleTable, (c) =>
    c.json({ items: roles.map((role) => ({ role, permissions: [...permissionsOfRole[role]] })) }, 200),
  )
  router.openapi(add, async (c) => {
    const given = c.req.valid('json')
    const emailAddress = foldEmailAddress(given.emailAddress)
    if (!isEmailAddress(emailAddress)) throw badInput('emailAddress', 'must be a mailbox')
    const by = byOf(c.var.staff)
    const made = await inTransaction(context, async (transaction) => {
      await requireOwn(transaction, by, given.grants)
      return invite(context, transaction, { ...given, emailAddress, by: by.actor })
    })
    return c.json(linkView(made), 200)
  })
  router.openapi(grants, async (c) => {
    const change = { memberId: c.req.valid('param').id, ...c.req.valid('json'), by: byOf(c.var.staff) }
    await inTransaction(context, (transaction) => changeGrants(context, transaction, change))
    return c.body(null, 204)
  })
  router.openapi(stop, async (c) => {
    const change = { memberId: c.req.valid('param').id, by: byOf(c.var.staff) }
    await inTransaction(context, (transaction) => suspend(context, transaction, change))
    return c.body(null, 204)
  })
  router.openapi(goOn, async (c) => {
    const change = { memberId: c.req.valid('param').id, by: byOf(c.var.staff) }
    await inTransaction(context, (transaction) => resume(context, transaction, change))
    return c.body(null, 204)
  })
  router.openapi(reset, async (c) => {
    const memberId = c.req.valid('param').id
    const by = byOf(c.var.staff)
    const made = await inTransaction(context, async (transaction) => {
      const { emailAddress, name, language, grants: own } = await removeWaysIn(transaction, memberId, by)
      const again = { emailAddress, name, language, grants: own, memberId, by: by.actor }
      return invite(context, transaction, again)
    })
    return c.json(linkView(made), 200)
  })

  function linkView({ invitationId, token, expiresAt }: Awaited<ReturnType<typeof invite>>) {
    const url = `${backofficeOrigin(context.env)}/invitation#${token}`
    return { invitationId, url, expiresAt: expiresAt.toISOString() }
  }
  return router
}

function byOf(caller: StaffCaller): By {
  return { memberId: memberOf(caller).memberId, actor: caller.actor }
}
