import { andAll, narrowed } from './list-statements.ts'
import type { RunStatement, Statement } from './statement.ts'

type Client = { rows: RunStatement }

/** The sites and languages of a member's grants; null: all. */
export type QueueReach = { siteIds: readonly number[] | null; languageIds: readonly number[] | null }

/** What narrows every queue; null does not narrow. */
export type QueueFilter<State extends string> = {
  state: State
  siteId: number | null
  submittedBefore: Date | null
}

export type QueueQuery<Filter> = Filter & { after: { at: Date; id: number } | null; limit: number }

/** The values of the statement of a page. */
export type QueuePage<Filter> = Filter & { afterAt: Date | null; afterId: number | null; limit: number }

export type WaitingWork = { number: number; oldest: Date | null }

type Parts = {
  /** The columns and tables of a row. */
  select: string
  /** The table that is counted, and with the tables that the other filters name. */
  table: string
  joined?: string
  columns: { id: string; site: string; language?: string; at: string; state: string }
  /** The state of a row that is undecided. */
  waits: string
  filters?: Readonly<Record<string, string>>
}

/** The texts of the statements of a queue; what may narrow a page includes where it begins. */
export function queueTexts({ select, table, joined = table, columns, waits, filters: others }: Parts) {
  const { id, site, language, at, state } = columns
  const within = {
    siteIds: `${site} = any(:siteIds)`,
    ...(language && { languageIds: `${language} = any(:languageIds)` }),
  }
  const filters = {
    ...within,
    siteId: `${site} = :siteId`,
    submittedBefore: `${at} < :submittedBefore`,
    ...others,
  }
  const before = { ...filters, afterAt: `(${at}, ${id}) < (:afterAt, :afterId)` }
  const after = { ...filters, afterAt: `(${at}, ${id}) > (:afterAt, :afterId)` }
  const chosen = `where ${state} = :state`
  const reach = Object.entries(within)
    .map(([name, filter]) => ` and (:${name}::int[] is null or ${filter})`)
    .join('')
  return {
    oldest: `${select} ${chosen} ${andAll(after)} order by ${at}, ${id} limit :limit`,
    oldestFilters: after,
    newest: `${select} ${chosen} ${andAll(before)} order by ${at} desc, ${id} desc limit :limit`,
    newestFilters: before,
    count: `select count(*)::int total from (select from ${joined} ${chosen} ${andAll(filters)} limit 10000) listed`,
    countFilters: filters,
    read: `${select} where ${id} = :id${reach}`,
    waiting: `
      select count(*)::int "number", min(at) oldest from (
        select ${at} at from ${table} where ${state} = '${waits}'${reach} order by ${at} limit 1000) waiting`,
    waits,
  }
}

type Statements<Filter extends object, Reach extends object, Row> = {
  oldest: Statement<QueuePage<Filter>, Row>
  newest: Statement<QueuePage<Filter>, Row>
  count: Statement<Filter, { total: number }>
  read: Statement<Reach & { id: number }, Row>
  waiting: Statement<Reach, WaitingWork>
}

/** A queue of staff: what waits comes with the oldest first, what is decided with the newest first. */
export function queueOf<Filter extends QueueFilter<string>, Reach extends object, Row, Seen>(
  texts: ReturnType<typeof queueTexts>,
  statements: Statements<Filter, Reach, Row>,
  view: (row: Row) => Seen,
) {
  const oldest = narrowed(statements.oldest, texts.oldestFilters)
  const newest = narrowed(statements.newest, texts.newestFilters)
  const counted = narrowed(statements.count, texts.countFilters)
  return {
    async list({ rows }: Client, { after, ...filter }: QueueQuery<Filter>): Promise<Seen[]> {
      const values = {
        ...filter,
        afterAt: after?.at ?? null,
        afterId: after?.id ?? null,
      } as QueuePage<Filter>
      const page = values.state === texts.waits ? oldest : newest
      return (await rows(page(values), values)).map(view)
    },
    /** Up to ten thousand. */
    async count({ rows }: Client, filter: Filter): Promise<number> {
      const [row] = await rows(counted(filter), filter)
      return row?.total ?? 0
    },
    /** Null when there is none within this reach. */
    async read({ rows }: Client, wanted: Reach & { id: number }): Promise<Seen | null> {
      const [row] = await rows(statements.read, wanted)
      return row ? view(row) : null
    },
    /** Up to a thousand (TODAY-1). */
    async waiting({ rows }: Client, reach: Reach): Promise<WaitingWork> {
      const [row] = await rows(statements.waiting, reach)
      return row ?? { number: 0, oldest: null }
    },
  }
}
