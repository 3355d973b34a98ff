import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import {
  createRouter,
  failures,
  json,
  jsonBody,
  notFound,
  type Router,
  type StaffCaller,
  unwrap,
} from '../../http/index.ts'
import { staffRoute } from '../access/staff-route.ts'
import { memberOf, readMe } from '../me/read-me.ts'
import { beginPassword, removePassword, setPassword } from '../password/set-password.ts'
import { staffProblems } from '../refusals.ts'

const tags = ['me']
const gone = { 204: { description: 'It is done' } }
const stepUp = { stepUp: true } as const

const shortest = 12
const longest = 200
const NewPassword = z.string().min(shortest).max(longest)
const TimeCode = z.string().min(1).max(20)

const begin = staffRoute(
  'signed-in',
  {
    method: 'post',
    path: '/staff-api/v1/me/password/options',
    tags,
    summary:
      'What an app for time codes has to know; it counts once a code of it has come back with a password',
    responses: {
      200: json(
        z.object({ setup: z.string(), secret: z.string(), uri: z.string() }).openapi('TimeCodeSetup'),
        'The secret, shown this once',
      ),
    },
  },
  stepUp,
)

const set = staffRoute(
  'signed-in',
  {
    method: 'put',
    path: '/staff-api/v1/me/password',
    tags,
    summary: 'A password, with time codes: neither opens anything without the other',
    request: {
      body: jsonBody(
        z.strictObject({ setup: z.string().min(10).max(200), password: NewPassword, code: TimeCode }),
      ),
    },
    responses: { ...gone, ...failures(400, 422) },
  },
  stepUp,
)

const remove = staffRoute(
  'signed-in',
  {
    method: 'delete',
    path: '/staff-api/v1/me/password',
    tags,
    summary: 'Give password and time codes up',
    responses: { ...gone, ...failures(404) },
  },
  stepUp,
)

/** The second way in, of who is signed in (STAFF-19). */
export function passwordCalls(context: AppContext): Router {
  const router = createRouter()
  router.openapi(begin, async (c) => {
    const { emailAddress } = await readMe(context, c.var.staff)
    return c.json(await beginPassword(context, { ...whoOf(c.var.staff), emailAddress }), 200)
  })
  router.openapi(set, async (c) => {
    const { emailAddress } = await readMe(context, c.var.staff)
    const who = { ...whoOf(c.var.staff), emailAddress }
    unwrap(await setPassword(context, who, c.req.valid('json')), staffProblems)
    return c.body(null, 204)
  })
  router.openapi(remove, async (c) => {
    if (!(await removePassword(context, whoOf(c.var.staff)))) throw notFound('password')
    return c.body(null, 204)
  })
  return router
}

function whoOf(caller: StaffCaller) {
  return { memberId: memberOf(caller).memberId, actor: caller.actor }
}
