import { isPermission, type Permission } from '@haverhof/domain/backoffice'
import { createRoute, type RouteConfig } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { type ApiEnv, failures, Refusal, type Router } from '../../http/index.ts'

const permissionField = 'x-permission'

/** STAFF-1: a call of the staff API and what a caller must be allowed for it. */
export function staffRoute<const Config extends RouteConfig>(permission: Permission, config: Config) {
  const { responses } = config
  return createRoute({
    ...config,
    [permissionField]: permission,
    security: [{ token: [] }],
    middleware: [requirePermission(permission)] as const,
    responses: { ...refused, ...responses },
  })
}

const { 401: unauthorized, 403: forbidden, 429: tooMany } = failures(401, 403, 429)

const refused = {
  401: { ...unauthorized, description: 'There is no token, or it is unknown, ended or revoked' },
  403: { ...forbidden, description: 'The token does not have the permission' },
  429: tooMany,
}

/** STAFF-1: a call that nobody thought about would be open to every token: the API does not start with one. */
export function requirePermissions(api: Router): void {
  const open = api.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return []
    const { method, path } = definition.route
    const permission: unknown = (definition.route as Record<string, unknown>)[permissionField]
    return typeof permission === 'string' && isPermission(permission) ? [] : [`${method} ${path}`]
  })
  if (open.length > 0) throw new Error(`Calls of the staff API without a permission: ${open.join(', ')}`)
}

function requirePermission(permission: Permission): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (!c.var.staff.permissions.includes(permission)) throw permissionMissing(permission)
    await next()
  }
}

function permissionMissing(permission: Permission): Refusal {
  return new Refusal({
    status: 403,
    code: 'permission-missing',
    title: 'The token does not allow this.',
    detail: `The call needs ${permission}.`,
  })
}
