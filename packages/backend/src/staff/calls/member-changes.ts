import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../database/index.ts'
import { createRouter, failures, IdPath, jsonBody, type Router, unwrap } from '../../http/index.ts'
import { staffRoute } from '../access/staff-route.ts'
import { changeGrants, endSessionsOf, resume, suspend } from '../members/change-member.ts'
import { resetMember } from '../invitations/reset-member.ts'
import { staffProblems } from '../refusals.ts'
import { Grants } from './member-schemas.ts'
import { byOf } from './staff-invitations.ts'

const tags = ['staff']
const done = { 204: { description: 'It is done' } }
const stepUp = { stepUp: true } as const

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
    summary: 'For who lost every device: all ways in are void, and a mail brings a new one',
    request: { params: IdPath },
    responses: { ...done, ...failures(400, 404) },
  },
  stepUp,
)

const leave = staffRoute(
  'staff.edit',
  {
    method: 'post',
    path: '/staff-api/v1/staff/{id}/end-sessions',
    tags,
    summary: 'Sign a member out everywhere',
    request: { params: IdPath },
    responses: { ...done, ...failures(400, 404) },
  },
  stepUp,
)

/** What owners do to members (STAFF-3, STAFF-14). */
export function memberChangeCalls(context: AppContext): Router {
  const router = createRouter()
  const change = async (run: (transaction: Transaction) => ReturnType<typeof changeGrants>) =>
    unwrap(await inTransaction(context, run), staffProblems)
  router.openapi(grants, async (c) => {
    const wanted = { memberId: c.req.valid('param').id, ...c.req.valid('json'), by: byOf(c.var.staff) }
    await change((transaction) => changeGrants(context, transaction, wanted))
    return c.body(null, 204)
  })
  router.openapi(stop, async (c) => {
    const wanted = { memberId: c.req.valid('param').id, by: byOf(c.var.staff) }
    await change((transaction) => suspend(context, transaction, wanted))
    return c.body(null, 204)
  })
  router.openapi(goOn, async (c) => {
    const wanted = { memberId: c.req.valid('param').id, by: byOf(c.var.staff) }
    await change((transaction) => resume(context, transaction, wanted))
    return c.body(null, 204)
  })
  router.openapi(leave, async (c) => {
    const wanted = { memberId: c.req.valid('param').id, by: byOf(c.var.staff) }
    await change((transaction) => endSessionsOf(context, transaction, wanted))
    return c.body(null, 204)
  })
  router.openapi(reset, async (c) => {
    const wanted = { memberId: c.req.valid('param').id, by: byOf(c.var.staff) }
    await change((transaction) => resetMember(context, transaction, wanted))
    return c.body(null, 204)
  })
  return router
}
