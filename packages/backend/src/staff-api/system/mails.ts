import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import {
  createRouter,
  failures,
  IdParameter,
  IdPath,
  json,
  notFound,
  type Router,
  unwrap,
} from '../../http/index.ts'
import {
  countOutbox,
  listOutbox,
  mailKinds,
  mailStates,
  type ReadMail,
  readStaffMail,
  retryMail,
  type StaffMail,
} from '../../mail/index.ts'
import { onceByKey, staffRoute } from '../../staff/index.ts'
import { countedList, countedListOf, Limit, numberAfter, NumberPage } from '../shared/paging.ts'
import { mailProblems } from '../shared/refusals.ts'
import { changeRequest } from '../shared/change-request.ts'

const tags = ['mails']

const Mail = z
  .object({
    mailId: z.int(),
    kind: z.enum(mailKinds as [StaffMail['kind'], ...StaffMail['kind'][]]),
    siteId: z.int(),
    toAddress: z.string().openapi({ description: 'Empty once it was forgotten' }),
    subject: z.string().nullable().openapi({ description: 'Null while it is not written' }),
    state: z.enum(mailStates),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
    attempts: z.int(),
    nextAttemptAt: z.iso.datetime().nullable(),
    lastError: z.string().nullable(),
  })
  .openapi('StaffMail')

const MailDetail = Mail.extend({
  isSecret: z.boolean().openapi({ description: 'Its links are keys: what it says is for its reader alone' }),
  html: z.string().nullable().openapi({ description: 'To be shown without scripts and network' }),
  plainText: z.string().nullable(),
}).openapi('StaffMailDetail')

const list = staffRoute('mails.read', {
  method: 'get',
  path: '/staff-api/v1/mails',
  tags,
  summary: 'Mails of the outbox in one state, the newest first',
  request: {
    query: z.strictObject({
      state: z.enum(mailStates).default('waiting'),
      siteId: IdParameter.optional(),
      kind: Mail.shape.kind.optional(),
      toAddress: z.string().trim().toLowerCase().max(254).optional(),
      after: NumberPage.shape.after,
      limit: Limit,
    }),
  },
  responses: { 200: json(countedListOf(Mail), 'A page of mails'), ...failures(400) },
})

const read = staffRoute('mails.read', {
  method: 'get',
  path: '/staff-api/v1/mails/{id}',
  tags,
  summary: 'One mail and what it says',
  request: { params: IdPath },
  responses: { 200: json(MailDetail, 'The mail'), ...failures(400, 404) },
})

const page = staffRoute('mails.read', {
  method: 'get',
  path: '/staff-api/v1/mails/{id}/page',
  tags,
  summary: 'A mail as its reader sees it, for a frame: nothing in it runs, and nothing of it is fetched',
  request: { params: IdPath },
  responses: {
    200: { description: 'The mail', content: { 'text/html': { schema: z.string() } } },
    ...failures(400, 404),
  },
})

/** Who looks at a mail here asks no host for its pictures: their words stand in their place. */
const remotePicture = / src="https?:[^"]*"/g

/** Whatever a mail holds, it runs and fetches nothing, and is framed by the back office alone (STAFF-18). */
const pagePolicy = `sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'`

const retry = staffRoute('mails.send', {
  method: 'post',
  path: '/staff-api/v1/mails/{id}/retry',
  tags,
  summary: 'Try a mail again that was refused or given up, perhaps at another address',
  request: changeRequest(z.strictObject({ toAddress: z.string().max(254).nullable().default(null) })),
  responses: { 200: json(MailDetail, 'The mail'), ...failures(400, 404, 409) },
})

/** The outbox by state, and what a mail says (MAIL-18). */
export function mailCalls(context: AppContext): Router {
  const { database } = context
  const router = createRouter()
  router.openapi(list, async (c) => {
    const { limit, after, state, siteId = null, kind = null, toAddress = null } = c.req.valid('query')
    const filter = { siteIds: c.var.staff.siteIds, siteId, kind, toAddress }
    const afterId = after === undefined ? null : numberAfter({ after, limit })
    const rows = await listOutbox(database, state, { ...filter, afterId, limit: limit + 1 })
    const total = await countOutbox(database, state, filter)
    const keyOf = ({ mailId }: StaffMail) => String(mailId)
    return c.json(countedList(rows, { limit, total }, { keyOf, view: mailView }), 200)
  })
  router.openapi(read, async (c) => {
    const wanted = { mailId: c.req.valid('param').id, siteIds: c.var.staff.siteIds }
    return c.json(detailView(await readStaffMail(database, wanted)), 200)
  })
  router.openapi(page, async (c) => {
    const wanted = { mailId: c.req.valid('param').id, siteIds: c.var.staff.siteIds }
    const mail = await readStaffMail(database, wanted)
    if (!mail?.html) throw notFound('mail')
    return c.html(mail.html.replaceAll(remotePicture, ''), 200, {
      'content-security-policy': pagePolicy,
      'x-frame-options': 'SAMEORIGIN',
    })
  })
  router.openapi(retry, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const wanted = { mailId: c.req.valid('param').id, siteIds }
    const input = { ...wanted, by, ...c.req.valid('json') }
    const answer = await onceByKey(context, c, input, async (transaction) => {
      unwrap(await retryMail(context, transaction, input), mailProblems)
      return detailView(await readStaffMail(transaction, wanted))
    })
    return c.json(answer, 200)
  })
  return router
}

function mailView({ createdAt, sentAt, nextAttemptAt, ...mail }: StaffMail) {
  return {
    ...mail,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  }
}

function detailView(mail: ReadMail | null) {
  if (!mail) throw notFound('mail')
  const { html, plainText, isSecret, ...rest } = mail
  return { ...mailView(rest), html, plainText, isSecret }
}
