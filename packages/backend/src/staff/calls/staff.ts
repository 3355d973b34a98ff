import { permissions, permissionsOfRole, roles } from '@haverhof/domain/backoffice'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, json, type Router } from '../../http/index.ts'
import { staffRoute } from '../access/staff-route.ts'
import { listMembers } from '../members/list-members.ts'
import { GrantViews } from './member-schemas.ts'
import { views } from './sign-in.ts'

const tags = ['staff']

const Member = z
  .object({
    memberId: z.int(),
    name: z.string(),
    emailAddress: z.string(),
    grants: GrantViews,
    state: z.enum(['active', 'suspended']),
    lastSeenAt: z.string().nullable(),
    passkeys: z.int(),
    hasPassword: z.boolean().openapi({ description: 'A password with time codes' }),
    recoveryCodesLeft: z.int(),
    sessions: z.int().openapi({ description: 'How many browsers are signed in' }),
    isLastOwner: z.boolean().openapi({ description: 'STAFF-3: stays an owner and is not suspended' }),
  })
  .openapi('StaffMember')

const list = staffRoute('staff.edit', {
  method: 'get',
  path: '/staff-api/v1/staff',
  tags,
  summary: 'Who works here, with what rights',
  responses: { 200: json(z.object({ items: z.array(Member) }), 'The members of staff') },
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

/** Who works here, and what each role may do (STAFF-10). */
export function staffCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(list, async (c) => {
    const rows = await listMembers(context.database, context.now())
    const owners = rows.filter((row) => !row.isSuspended && row.grants.some(({ role }) => role === 'owner'))
    const items = rows.map(({ isSuspended, lastSeenAt, ...row }) => ({
      ...row,
      grants: views(row.grants),
      state: isSuspended ? ('suspended' as const) : ('active' as const),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      isLastOwner: owners.length === 1 && owners[0]?.memberId === row.memberId,
    }))
    return c.json({ items }, 200)
  })
  router.openapi(names, async (c) => {
    const rows = await listMembers(context.database, context.now())
    return c.json({ items: rows.map(({ memberId, name }) => ({ memberId, name })) }, 200)
  })
  router.openapi(roleTable, (c) =>
    c.json({ items: roles.map((role) => ({ role, permissions: [...permissionsOfRole[role]] })) }, 200),
  )
  return router
}
