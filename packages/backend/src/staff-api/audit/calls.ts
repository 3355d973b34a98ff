import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { type AuditFilter, listAudit, type ListedEntry } from '../../audit/index.ts'
import { createRouter, failures, IdParameter, json, type Router, type StaffCaller } from '../../http/index.ts'
import { readNames, staffRoute } from '../../staff/index.ts'
import { type MentionedCustomers, readCustomers } from './read-customers.ts'
import { readGoods } from './read-goods.ts'
import { After, Limit, momentBefore, momentKey } from '../shared/paging.ts'
import { StaffLanguage } from '../shared/schemas.ts'

const tags = ['audit']

const Word = z.string().regex(/^[a-z-]{1,60}$/, 'must be small letters and dashes')
const Who = z.string().min(1).max(100)

const Entry = z
  .object({
    entryId: z.int(),
    at: z.iso.datetime(),
    actor: z
      .string()
      .openapi({ description: '`staff:12`, `token:7`, `account:…`, or the name given to a command' }),
    actorName: z.string().nullable().openapi({
      description: 'Of staff and programs that are known, and of customers for who may see them',
    }),
    action: z.string(),
    subject: z.string().openapi({ description: 'Kind and number: `order 100001`' }),
    subjectName: z.string().nullable().openapi({
      description: 'Of staff, programs, packs and lots that are known, and of customers for who may see them',
    }),
    isSubjectGone: z
      .boolean()
      .openapi({ description: 'A customer whose account was deleted; false for who may not see customers' }),
    area: z.string().nullable().openapi({ description: 'The kind of thing it is about' }),
    changes: z.array(
      z.object({ field: z.string(), before: z.unknown().optional(), after: z.unknown().optional() }),
    ),
    details: z.record(z.string(), z.unknown()),
    siteIds: z.array(z.int()).nullable(),
  })
  .openapi('AuditEntry')

const list = staffRoute('signed-in', {
  method: 'get',
  path: '/staff-api/v1/audit',
  tags,
  summary: 'Who did what, the newest first; who may not read the log sees the own entries',
  request: {
    query: z.strictObject({
      subject: Who.optional().openapi({ description: 'The time line of a thing: `order 100001`' }),
      actor: Who.optional(),
      member: IdParameter.optional().openapi({ description: 'The same as the actor `staff:…`' }),
      action: Word.optional(),
      area: Word.optional(),
      siteId: IdParameter.optional(),
      from: z.iso.date().optional(),
      until: z.iso.date().optional().openapi({ description: 'The last day, in Amsterdam' }),
      language: StaffLanguage.openapi({ description: 'Of the names of goods' }),
      after: After,
      limit: Limit,
    }),
  },
  responses: {
    200: json(
      z.object({
        items: z.array(Entry),
        next: z
          .string()
          .nullable()
          .openapi({ description: 'Give it as `after` for the next page; null at the end' }),
      }),
      'A page of the log',
    ),
    ...failures(400),
  },
})

/** The log, and the time line of a thing (AUDIT-5). */
export function auditCalls({ database }: AppContext): Router {
  const router = createRouter()
  router.openapi(list, async (c) => {
    const { after, limit, member, actor: actorQuery, language, ...query } = c.req.valid('query')
    const actor = member === undefined ? (actorQuery ?? null) : `staff:${member}`
    const { subject = null, action = null, area = null, siteId = null, from = null, until = null } = query
    const filter = { subject, actor, action, area, siteId, from, until, ...seenBy(c.var.staff) }
    const begin = after === undefined ? null : momentBefore({ after })
    const rows = await listAudit(database, { ...filter, after: begin, limit: limit + 1 })
    const page = rows.slice(0, limit)
    const last = rows.length > limit ? page.at(-1) : undefined
    const subjects = page.map(({ subject }) => subject)
    const mentioned = [...subjects, ...page.map(({ actor }) => actor)]
    const customers = await readCustomers(database, mentioned, c.var.staff)
    const names = new Map([
      ...(await readNames(database, mentioned)),
      ...(await readGoods(database, subjects, language)),
      ...customers.names,
    ])
    return c.json(
      {
        items: page.map((entry) => entryView(entry, names, customers)),
        next: last ? momentKey(last.at, last.entryId) : null,
      },
      200,
    )
  })
  return router
}

/** What has no site is for those who work for all of them (AUDIT-10). */
function seenBy({ actor, reachOf }: StaffCaller): Pick<AuditFilter, 'own' | 'seen'> {
  const reach = reachOf('audit.read')
  if (!reach) return { own: actor, seen: null }
  return { own: null, seen: reach.isForAllSites ? null : { siteIds: reach.siteIds, self: actor } }
}

function entryView(
  { at, changes, ...entry }: ListedEntry,
  names: ReadonlyMap<string, string>,
  { gone }: MentionedCustomers,
) {
  return {
    ...entry,
    at: at.toISOString(),
    changes: changes ?? [],
    actorName: names.get(entry.actor) ?? null,
    subjectName: names.get(entry.subject) ?? null,
    isSubjectGone: gone.has(entry.subject),
  }
}
