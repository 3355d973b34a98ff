import { MINUTE } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import { badInput } from '../../http/index.ts'

const mostRows = 200

export const Limit = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, `must be a whole number from 1 to ${mostRows}`)
  .transform(Number)
  .pipe(z.int().max(mostRows))
  .default(100)
  .openapi({ type: 'integer', minimum: 1, maximum: mostRows, default: 100 })

export const After = z
  .string()
  .max(100)
  .optional()
  .openapi({ description: 'The `next` of an answer: what follows it' })

/** How long something waits, at least: ten years at most, so that it leads to a moment. */
export const WaitedDays = waited(3_653)
export const WaitedHours = waited(87_672)

function waited(most: number) {
  return z
    .string()
    .regex(/^[1-9]\d{0,5}$/, `must be a whole number from 1 to ${most}`)
    .transform(Number)
    .pipe(z.int().max(most))
    .openapi({ type: 'integer', minimum: 1, maximum: most })
}

/** For lists in the order of numbers. */
export const NumberPage = z.object({ after: After, limit: Limit })

/** For lists in the order of moments. */
export const TimePage = z.object({
  since: z.iso
    .datetime({ offset: true })
    .optional()
    .openapi({ description: 'Where to begin, without `after`: what happened at this moment or later' }),
  after: After,
  limit: Limit,
})

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    next: z.string().openapi({ description: 'Give it as `after` to go on, also when nothing is left today' }),
    isMore: z.boolean().openapi({ description: 'Whether more can be had at once' }),
  })
}

/** For lists that people page through: what follows a row, and how many there are in all, up to ten thousand. */
export function countedListOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    next: z
      .string()
      .nullable()
      .openapi({ description: 'Give it as `after` for the next page; null at the end' }),
    total: z
      .int()
      .max(mostCounted)
      .openapi({ description: `${mostCounted} stands for as many or more` }),
  })
}

export const mostCounted = 10_000

/** The row after which a page begins, in a list by moment and number. */
export function rowAfter(after: string | undefined): { at: Date; id: number } | null {
  if (after === undefined) return null
  const moment = momentAfter({ after, limit: 1 })
  return { at: moment.at, id: numberOfMoment(moment) }
}

/** One row more than asked for tells that there is another page. */
export function countedList<Row, Item>(
  rows: readonly Row[],
  { limit, total }: { limit: number; total: number },
  { keyOf, view }: { keyOf: (row: Row) => string; view: (row: Row) => Item },
) {
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return { items: items.map(view), next: last ? keyOf(last) : null, total }
}

export function momentKey(at: Date, id: number): string {
  return `${at.getTime()}-${id}`
}

/** Later than everything. */
const end = { at: new Date('9999-01-01T00:00:00Z'), id: 2_147_483_647 }

type List<Item> = { items: Item[]; next: string; isMore: boolean }

/** The number after which a page begins. */
export function numberAfter({ after }: z.infer<typeof NumberPage>): number {
  if (after === undefined) return 0
  if (!/^\d{1,9}$/.test(after)) throw badInput('after', 'must be the next of an answer')
  return Number(after)
}

/** The number before which a page begins, in a list that goes back. */
export function numberBefore(page: z.infer<typeof NumberPage>): number {
  return numberAfter(page) || end.id
}

export function numberList<Row, Item>(
  rows: readonly Row[],
  page: z.infer<typeof NumberPage>,
  { numberOf, view }: { numberOf: (row: Row) => number; view: (row: Row) => Item },
): List<Item> {
  const last = rows.at(-1)
  return {
    items: rows.map(view),
    next: last ? String(numberOf(last)) : (page.after ?? '0'),
    isMore: rows.length === page.limit,
  }
}

/** A transaction that is still under way must not appear behind what was read already: no list reaches into this (STAFF-53). */
const unsettledMs = MINUTE

export function settledBefore(now: Date): Date {
  return new Date(now.getTime() - unsettledMs)
}

export type Moment = { at: Date; id: string }

/** The moment after which a page begins. */
export function momentAfter({ since, after }: z.infer<typeof TimePage>): Moment {
  if (after === undefined) return { at: new Date(since ?? 0), id: '' }
  const [, ms, id = ''] = /^(\d{1,15})-([\w-]{0,60})$/.exec(after) ?? []
  if (ms === undefined) throw badInput('after', 'must be the next of an answer')
  return { at: new Date(Number(ms)), id }
}

/** Where a page begins of a list that goes back in time. */
export function momentBefore({ after }: { after?: string | undefined }): { at: Date; id: number } {
  if (after === undefined || after === '') return end
  const moment = momentAfter({ after, limit: mostRows })
  return { at: moment.at, id: numberOfMoment(moment) }
}

export function momentText({ at, id }: Moment): string {
  return `${at.getTime()}-${id}`
}

export function timeList<Row, Item>(
  rows: readonly Row[],
  page: z.infer<typeof TimePage>,
  { momentOf, view }: { momentOf: (row: Row) => Moment; view: (row: Row) => Item },
): List<Item> {
  const last = rows.at(-1)
  const { at, id } = last ? momentOf(last) : momentAfter(page)
  return { items: rows.map(view), next: momentText({ at, id }), isMore: rows.length === page.limit }
}

export function numberOfMoment({ id }: Moment): number {
  if (!/^\d{0,15}$/.test(id)) throw badInput('after', 'must be the next of an answer')
  return Number(id || 0)
}
