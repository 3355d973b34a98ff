import { type Database, statement } from '../../database/index.ts'

type TurnoverDay = {
  day: string
  siteId: number
  orders: number
  pieces: number
  grossCents: number
  netCents: number
  refundedCents: number
}

/** The kept figures of some sites since a day, the oldest first (FIGURES-1). */
export function readTurnover(
  { rows }: Pick<Database, 'rows'>,
  period: { siteIds: readonly number[]; since: string },
): Promise<TurnoverDay[]> {
  return rows(read, period)
}

const read = statement<{ siteIds: readonly number[]; since: string }, TurnoverDay>(
  'turnover-read',
  `
    select day, site_id "siteId", orders, pieces, gross_cents::float8 "grossCents", net_cents::float8 "netCents",
      refunded_cents::float8 "refundedCents"
    from turnover_day where day >= :since::date and site_id = any(:siteIds) order by day`,
)
