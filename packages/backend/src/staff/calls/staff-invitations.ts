import { foldEmailAddress, isEmailAddress } from '@haverhof/domain/accounts'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../database/index.ts'
import {
  badInput,
  createRouter,
  failures,
  IdPath,
  json,
  jsonBody,
  notFound,
  type Router,
  type StaffCaller,
  unwrap,
} from '../../http/index.ts'
import { staffRoute } from '../access/staff-route.ts'
import { inviteByMail } from '../invitations/invite-by-mail.ts'
import { listInvitations, revokeInvitation } from '../invitations/open-invitations.ts'
import { memberOf } from '../me/read-me.ts'
import type { By } from '../members/change-member.ts'
import { staffProblems } from '../refusals.ts'
import { Grants, GrantViews, Language, PersonName } from './member-schemas.ts'
import { views } from './sign-in.ts'

const tags = ['staff']
const stepUp = { stepUp: true } as const

const Invitation = z.object({ invitationId: z.int(), expiresAt: z.string() }).openapi('NewInvitation')

const OpenInvitation = z
  .object({
    invitationId: z.int(),
    kind: z.enum(['invitation', 'reset']),
    emailAddress: z.string(),
    name: z.string(),
    grants: GrantViews,
    invitedBy: z.string(),
    createdAt: z.string(),
    expiresAt: z.string(),
  })
  .openapi('OpenInvitation')

const list = staffRoute('staff.edit', {
  method: 'get',
  path: '/staff-api/v1/staff/invitations',
  tags,
  summary: 'Invitations that are not used yet',
  responses: { 200: json(z.object({ items: z.array(OpenInvitation) }), 'The invitations') },
})

const add = staffRoute(
  'staff.edit',
  {
    method: 'post',
    path: '/staff-api/v1/staff/invitations',
    tags,
    summary: 'Invite a new member of staff with role and sites; a mail brings the link',
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
    responses: { 200: json(Invitation, 'The invitation'), ...failures(400, 409) },
  },
  stepUp,
)

const revoke = staffRoute(
  'staff.edit',
  {
    method: 'delete',
    path: '/staff-api/v1/staff/invitations/{id}',
    tags,
    summary: 'Take an invitation back',
    request: { params: IdPath },
    responses: { 204: { description: 'It is done' }, ...failures(400, 404) },
  },
  stepUp,
)

/** Who is asked to work here (STAFF-16). */
export function staffInvitationCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(list, async (c) => {
    const rows = await listInvitations(context.database, context.now())
    const items = rows.map(({ memberId, grants, createdAt, expiresAt, ...row }) => ({
      ...row,
      kind: memberId === null ? ('invitation' as const) : ('reset' as const),
      grants: views(grants),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }))
    return c.json({ items }, 200)
  })
  router.openapi(add, async (c) => {
    const given = c.req.valid('json')
    const emailAddress = foldEmailAddress(given.emailAddress)
    if (!isEmailAddress(emailAddress)) throw badInput('emailAddress', 'must be a mailbox')
    const wanted = { ...given, emailAddress, by: byOf(c.var.staff) }
    const invited = await inTransaction(context, (transaction) => inviteByMail(context, transaction, wanted))
    const { invitationId, expiresAt } = unwrap(invited, staffProblems)
    return c.json({ invitationId, expiresAt: expiresAt.toISOString() }, 200)
  })
  router.openapi(revoke, async (c) => {
    const wanted = { invitationId: c.req.valid('param').id, by: c.var.staff.actor }
    const isRevoked = await inTransaction(context, (transaction) =>
      revokeInvitation(context, transaction, wanted),
    )
    if (!isRevoked) throw notFound('invitation')
    return c.body(null, 204)
  })
  return router
}

export function byOf(caller: StaffCaller): By {
  return { memberId: memberOf(caller).memberId, actor: caller.actor }
}
