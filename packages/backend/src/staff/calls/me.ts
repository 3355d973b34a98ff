import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { createRouter, failures, IdPath, json, jsonBody, notFound, type Router } from '../../http/index.ts'
import { staffRoute } from '../access/staff-route.ts'
import { endSession, listSessions, signOut } from '../sessions/own-sessions.ts'
import { memberOf, readMe } from '../me/read-me.ts'
import { idleMs } from '../sessions/session-limits.ts'
import { clearStaffCookie } from '../sessions/staff-cookie.ts'
import { Language, Me, PersonName } from './member-schemas.ts'
import { meView } from './sign-in.ts'

const tags = ['me']
const gone = { 204: { description: 'It is done' } }

const read = staffRoute('signed-in', {
  method: 'get',
  path: '/staff-api/v1/me',
  tags,
  summary: 'Who is signed in, and what it may do',
  responses: { 200: json(Me, 'The member of staff') },
})

const change = staffRoute('signed-in', {
  method: 'patch',
  path: '/staff-api/v1/me',
  tags,
  summary: 'Another name or language',
  request: { body: jsonBody(z.strictObject({ name: PersonName.optional(), language: Language.optional() })) },
  responses: { 200: json(Me, 'The member of staff'), ...failures(400) },
})

const leave = staffRoute('signed-in', {
  method: 'post',
  path: '/staff-api/v1/sign-out',
  tags,
  summary: 'Sign out',
  responses: gone,
})

const sessions = staffRoute('signed-in', {
  method: 'get',
  path: '/staff-api/v1/me/sessions',
  tags,
  summary: 'Where I am signed in',
  responses: {
    200: json(
      z.object({
        items: z.array(
          z.object({
            sessionId: z.int(),
            isThis: z.boolean(),
            way: z.string(),
            browser: z.string(),
            createdAt: z.string(),
            lastSeenAt: z.string(),
          }),
        ),
      }),
      'The sessions',
    ),
  },
})

const end = staffRoute('signed-in', {
  method: 'delete',
  path: '/staff-api/v1/me/sessions/{id}',
  tags,
  summary: 'Sign out somewhere else',
  request: { params: IdPath },
  responses: { ...gone, ...failures(400, 404) },
})

/** What belongs to the person who is signed in (STAFF-15). */
export function meCalls(context: AppContext): Router {
  const { database, now } = context
  const router = createRouter()
  router.openapi(read, async (c) => c.json(meView(await readMe(context, c.var.staff)), 200))
  router.openapi(change, async (c) => {
    const { memberId } = memberOf(c.var.staff)
    const { name = null, language = null } = c.req.valid('json')
    await database.rows(rename, { memberId, name, language })
    return c.json(meView(await readMe(context, c.var.staff)), 200)
  })
  router.openapi(leave, async (c) => {
    const actor = { actor: c.var.staff.actor, subject: c.var.staff.actor }
    await inTransaction(context, async (transaction) => {
      await signOut(transaction, memberOf(c.var.staff).sessionHash)
      await writeAudit(transaction, { ...actor, action: 'signed-out', now: now() })
    })
    clearStaffCookie(c)
    return c.body(null, 204)
  })
  router.openapi(sessions, async (c) => {
    const { memberId, sessionHash } = memberOf(c.var.staff)
    const idleSince = new Date(now().getTime() - idleMs)
    const rows = await listSessions(database, { memberId, sessionHash, now: now(), idleSince })
    const items = rows.map(({ createdAt, lastSeenAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }))
    return c.json({ items }, 200)
  })
  router.openapi(end, async (c) => {
    const session = { memberId: memberOf(c.var.staff).memberId, sessionId: c.req.valid('param').id }
    if (!(await endSession(database, session))) throw notFound('session')
    return c.body(null, 204)
  })
  return router
}

const rename = statement<{ memberId: number; name: string | null; language: string | null }>(
  'staff-me-change',
  `
    update staff_member set name = coalesce(:name::text, name), language = coalesce(:language::text, language)
    where member_id = :memberId`,
)
