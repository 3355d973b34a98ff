import { type Database, statement } from '../../database/index.ts'

type FunnelDay = {
  day: string
  siteId: number
  carts: number
  bills: number
  deliveries: number
  payments: number
}

/** The kept figures of some sites since a day, the oldest first (FIGURES-2). */
export function readFunnel(
  { rows }: Pick<Database, 'rows'>,
  period: { siteIds: readonly number[]; since: string },
): Promise<FunnelDay[]> {
  return rows(read, period)
}

const read = statement<{ siteIds: readonly number[]; since: string }, FunnelDay>(
  'funnel-read',
  `
    select day, site_id "siteId", carts, bills, deliveries, payments
    from funnel_day where day >= :since::date and site_id = any(:siteIds) order by day`,
)
