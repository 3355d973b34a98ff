import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { authenticate, onlyAtBackoffice, requirePermissions, requireSameOrigin } from '../staff/index.ts'
import { loadStaffCalls } from '../staff-api/index.ts'
import { readEnv } from '../config/index.ts'
import { findClientIp } from '../http/client-ip.ts'
import { answerFailure, answerNotFound } from '../http/failure.ts'
import { keptPrivate, neverStored } from '../http/headers.ts'
import { lenientNames } from '../http/lenient-names.ts'
import { requestLog } from '../http/request-log.ts'
import { createRouteTable } from '../http/route-table.ts'
import { type ApiEnv, createRouter } from '../http/router.ts'
import { createAppContext } from './create-app-context.ts'
import { type ApiDocument, withFrameFailures } from './frame-failures.ts'

const documentPath = '/staff-api/v1/openapi.json'

/** The API of staff and of other programs, with connections of its own (STAFF-9). */
export async function createStaffApi(shop: AppContext): Promise<OpenAPIHono<ApiEnv>> {
  const context: AppContext = { ...shop, database: shop.staffDatabase }
  const table = createRouteTable()
  const api = createRouter({ getPath: (request) => table.declaredPath(new URL(request.url).pathname) })
  api.onError(answerFailure(context, table))
  api.notFound(answerNotFound(table))
  api.use('*', requestLog(context, table), neverStored, keptPrivate, onlyAtBackoffice(context))
  api.use('*', findClientIp(context), requireSameOrigin(context), authenticate(context))
  api.use('*', lenientNames(table, { unknownQuery: 'refused' }))
  for (const calls of await loadStaffCalls()) api.route('/', calls(context, shop))
  requirePermissions(api)
  let document: ApiDocument | null = null
  api.get(documentPath, (c) => c.json((document ??= describe(api))))
  table.addAll(api)
  table.addPlain('GET', documentPath)
  return api
}

/** The description of the staff API alone: it asks for no database. */
export async function staffApiDocument(): Promise<ApiDocument> {
  const env = readEnv({ LOG_LEVEL: 'silent' })
  return describe(await createStaffApi(createAppContext({ env, databaseUrl: 'postgres://127.0.0.1/none' })))
}

function describe(api: OpenAPIHono<ApiEnv>): ApiDocument {
  const document = withFrameFailures(api.getOpenAPI31Document(about), { without: [403, 421] })
  const securitySchemes = {
    token: { type: 'http', scheme: 'bearer' },
    session: { type: 'apiKey', in: 'cookie', name: '__Host-staff' },
  } as const
  return { ...document, components: { ...document.components, securitySchemes } }
}

const about = {
  openapi: '3.1.0',
  info: {
    title: 'Haverhof staff API',
    version: '1.0.0',
    description: [
      'For staff and for other programs: ERP, warehouse, accounting. It answers at the host of the back office alone, to calls with `Authorization: Bearer <token>` and to staff who are signed in.',
      'Every call names the permission that it needs (`x-permission`); what belongs to a site that the caller has it not for is not there. With `x-step-up` it answers staff alone, shortly after they have proved once more who they are.',
      'Changes carry an `Idempotency-Key`: the same key with the same body gives the same answer.',
      'Amounts are euro cents. Failures are `application/problem+json` (RFC 9457) with a stable `code`.',
    ].join('\n\n'),
  },
}
