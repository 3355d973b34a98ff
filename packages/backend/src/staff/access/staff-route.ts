import { isPermission, type Permission } from '@haverhof/domain/backoffice'
import { createRoute, type RouteConfig } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { type ApiEnv, failures, type Router } from '../../http/index.ts'
import { permissionMissing, stepUpNeeded } from '../refusals.ts'
import { callerWith } from './caller.ts'

/** Calls for who is not signed in yet stand below these, and nothing else does. */
export const openPath = /^\/staff-api\/v1\/(sign-in|invitations)(\/|$)/

const permissionField = 'x-permission'
const stepUpField = 'x-step-up'

/** What a call asks for: a permission, a session of any role, or nothing, for the calls of signing in. */
export type Access = Permission | 'signed-in' | 'anybody'

type Options = {
  /** Only shortly after the person has proved once more who it is (STAFF-17). */
  stepUp?: true
}

/** A call of the staff API and what a caller must be allowed for it (STAFF-1). */
export function staffRoute<const Config extends RouteConfig>(
  access: Access,
  config: Config,
  { stepUp }: Options = {},
) {
  const { responses } = config
  return createRoute({
    ...config,
    [permissionField]: access,
    ...(stepUp && { [stepUpField]: true }),
    security: access === 'anybody' ? [] : [{ token: [] }, { session: [] }],
    middleware: [requireAccess(access, stepUp === true)] as const,
    responses: { ...refused, ...responses },
  })
}

const { 401: unauthorized, 403: forbidden, 429: tooMany } = failures(401, 403, 429)

const refused = {
  401: { ...unauthorized, description: 'There is no valid token, and no member of staff is signed in' },
  403: {
    ...forbidden,
    description:
      'The caller does not have the permission, must prove once more who it is, or calls from another site',
  },
  429: tooMany,
}

/** A call without a declared access would be open to every caller: the API does not start with one (STAFF-1). */
export function requirePermissions(api: Router): void {
  const open = api.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return []
    const { method, path } = definition.route
    const access: unknown = (definition.route as Record<string, unknown>)[permissionField]
    return isAccess(access) && (access === 'anybody') === openPath.test(path) ? [] : [`${method} ${path}`]
  })
  if (open.length > 0) throw new Error(`Calls of the staff API without a permission: ${open.join(', ')}`)
}

function isAccess(word: unknown): word is Access {
  return typeof word === 'string' && (isPermission(word) || word === 'signed-in' || word === 'anybody')
}

/** For calls of which only some need it, such as a large refund (STAFF-17). */
export function requireStepUp(c: Context<ApiEnv>): void {
  if (c.var.staff.steppedUpAt !== null) return
  throw stepUpNeeded()
}

function requireAccess(access: Access, isStepUp: boolean): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (access === 'signed-in') requireMember(c)
    else if (access !== 'anybody') {
      const caller = callerWith(c.var.staff, access)
      if (!caller) throw permissionMissing(access)
      c.set('staff', caller)
    }
    if (isStepUp) requireStepUp(c)
    await next()
  }
}

/** What belongs to a person is nothing for programs. */
function requireMember(c: Context<ApiEnv>): void {
  if (c.var.staff.kind !== 'member') throw permissionMissing('signed-in')
}
