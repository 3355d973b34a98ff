import { concernMarks, concerns, concernsAbout } from '@haverhof/domain/reviews'
import { HOUR, type LanguageCode } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import type { QueueQuery } from '../../database/index.ts'
import { IdParameter, notFound, type StaffCaller } from '../../http/index.ts'
import { After, countedList, Limit, momentKey, rowAfter, WaitedHours } from '../shared/paging.ts'

/** What every queue of moderation can be narrowed by, beside its state, and the place of a page in it. */
export const queueFields = {
  siteId: IdParameter.optional(),
  olderThanHours: WaitedHours.optional(),
  after: After,
  limit: Limit,
}

type QueueFields = z.infer<z.ZodObject<typeof queueFields>>

type Filter = { siteId: number | null; submittedBefore: Date | null }
type Submitted = { submittedAt: Date }

/** How one kind of text is read: its queue, and what staff see of a row. */
type Reading<Own extends object, Row extends Submitted, View> = {
  queue: {
    list: (database: AppContext['database'], query: QueueQuery<Own & Filter>) => Promise<Row[]>
    count: (database: AppContext['database'], filter: Own & Filter) => Promise<number>
  }
  idOf: (row: Row) => number
  view: (row: Row) => View
}

/** A page of a queue, with how many there are in all. `own` is what narrows this kind alone. */
export async function queuePage<Own extends object, Row extends Submitted, View>(
  { database, now }: AppContext,
  { siteId, olderThanHours, after, limit }: QueueFields,
  own: Own,
  { queue, idOf, view }: Reading<Own, Row, View>,
) {
  const submittedBefore =
    olderThanHours === undefined ? null : new Date(now().getTime() - olderThanHours * HOUR)
  const filter = { ...own, siteId: siteId ?? null, submittedBefore }
  const rows = await queue.list(database, { ...filter, after: rowAfter(after), limit: limit + 1 })
  const total = await queue.count(database, filter)
  const keyOf = (row: Row) => momentKey(row.submittedAt, idOf(row))
  return countedList(rows, { limit, total }, { keyOf, view })
}

/** A grant in some languages decides on texts in these alone (QUESTIONS-11, REPORTS-11). */
export function reachOfCaller({ siteIds, languageIds }: StaffCaller) {
  return { siteIds, languageIds }
}

/** What staff see of one text; 404 where there is none within their reach. */
export function shownOr404<Row, View>(row: Row | null, name: string, view: (row: Row) => View): View {
  if (row === null) throw notFound(name)
  return view(row)
}

export const Mark = z
  .object({ concern: z.enum(concerns), start: z.int(), end: z.int() })
  .openapi('ReviewMark')

type Written = { title?: string | null; text: string; author: string | null; language: LanguageCode }

/** What a program finds in a customer's words, and where. */
export function findingsIn({ title, text, author, language }: Written) {
  const concerns = concernsAbout({
    title: title ?? '',
    text,
    author: author ?? '',
    language,
    isCopied: false,
  })
  return { concerns: concerns, marks: concernMarks(text, concerns, language) }
}
