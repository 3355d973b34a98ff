import { andAll } from './list-statements.ts'
import type { RunStatement, Statement } from './statement.ts'

/** A page of a queue of staff: what waits comes with the oldest first, what is decided with the newest first. */
export type QueueQuery<Filter> = Filter & { after: { at: Date; id: number } | null; limit: number }

/** The values of the statement of a page. */
export type QueuePage<Filter> = Filter & { afterAt: Date | null; afterId: number | null; limit: number }

type Parts = {
  select: string
  /** What is counted: the tables that the filters name. */
  counted: string
  /** The condition that every page has: `where o.state = :state`. */
  chosen: string
  filters: Readonly<Record<string, string>>
  /** The moment it came in, and its number. */
  at: string
  id: string
}

/** The texts of the three statements of a queue; what may narrow a page includes where it begins. */
export function queueTexts({ select, counted, chosen, filters, at, id }: Parts) {
  const before = { ...filters, afterAt: `(${at}, ${id}) < (:afterAt, :afterId)` }
  const after = { ...filters, afterAt: `(${at}, ${id}) > (:afterAt, :afterId)` }
  return {
    oldest: `${select} ${chosen} ${andAll(after)} order by ${at}, ${id} limit :limit`,
    oldestFilters: after,
    newest: `${select} ${chosen} ${andAll(before)} order by ${at} desc, ${id} desc limit :limit`,
    newestFilters: before,
    // Up to ten thousand.
    count: `select count(*)::int total from (select from ${counted} ${chosen} ${andAll(filters)} limit 10000) listed`,
    countFilters: filters,
  }
}

type Queue<Filter extends object, Row> = {
  waiting: (values: QueuePage<Filter>) => Statement<QueuePage<Filter>, Row>
  decided: (values: QueuePage<Filter>) => Statement<QueuePage<Filter>, Row>
}

export async function queueRows<Filter extends { state: string }, Row>(
  rows: RunStatement,
  { waiting, decided }: Queue<Filter, Row>,
  { after, ...filter }: QueueQuery<Filter>,
): Promise<Row[]> {
  const values = { ...filter, afterAt: after?.at ?? null, afterId: after?.id ?? null } as QueuePage<Filter>
  return rows(isDecided(values.state) ? decided(values) : waiting(values), values)
}

/** A queue names what waits `waiting` or `open`. */
function isDecided(state: string): boolean {
  return state !== 'waiting' && state !== 'open'
}
