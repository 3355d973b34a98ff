import { MINUTE } from '@haverhof/domain/shared'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppContext } from '../../app-context.ts'
import { type ApiEnv, type StaffCaller, unwrap } from '../../http/index.ts'
import { countAttempt } from '../../limits/index.ts'
import { signInNeeded, unknownToken } from '../refusals.ts'
import { readStaffCookie } from '../sessions/staff-cookie.ts'
import { findMember } from '../access/find-member.ts'
import { findProgram } from '../access/find-program.ts'
import { openPath } from '../access/staff-route.ts'

/** Ten calls a second are enough for every program that reads a list to its end before it asks again (STAFF-6). */
const callLimit = { limit: 600, windowMs: MINUTE }

/** All other calls of the staff API need a valid token or a session (STAFF-5, STAFF-11). */
export function authenticate(context: AppContext): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (!openPath.test(c.req.path)) {
      const caller = await findCaller(context, c)
      unwrap(await countAttempt(context, `staff-api:${caller.actor}`, callLimit))
      c.set('staff', caller)
    }
    await next()
  }
}

/** Who sends a token means it: the cookie of a browser does not count then. */
async function findCaller(context: AppContext, c: Context<ApiEnv>): Promise<StaffCaller> {
  const header = c.req.header('authorization')
  if (header !== undefined) {
    const program = await findProgram(context, header)
    if (program) return program
    throw unknownToken()
  }
  const secret = readStaffCookie(c)
  const member = secret === null ? null : await findMember(context, secret)
  if (member) return member
  throw signInNeeded()
}
