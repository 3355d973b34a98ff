import { brandNames, DAY, platforms } from '@haverhof/domain/shared'
import { dateInZone } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { readFunnel } from '../../cart/index.ts'
import { readTurnover } from '../../orders/index.ts'

export const periods = { today: 1, week: 7, month: 30 } as const
export type Period = keyof typeof periods

type Sum = { orders: number; grossCents: number; refundedCents: number; carts: number }
type BrandFigures = { brand: string } & Record<Period, { now: Sum; before: Sum }>

export type Figures = {
  brands: BrandFigures[]
  /** All brands together, the oldest day first. */
  days: { day: string; orders: number; grossCents: number; carts: number }[]
}

/** From kept figures alone: two statements, however many orders there are (TODAY-3). */
export async function readFigures(context: AppContext, siteIds: readonly number[]): Promise<Figures> {
  const days = lastDays(context.now(), 2 * periods.month)
  const period = { siteIds, since: days.at(-1) ?? '' }
  const turnover = await readTurnover(context.database, period)
  const funnel = await readFunnel(context.database, period)
  const brandOf = await brandsOfSites(context)
  const rows = [
    ...turnover.map((row) => ({ ...noSum, ...row, carts: 0 })),
    ...funnel.map(({ day, siteId, carts }) => ({ ...noSum, day, siteId, carts })),
  ]
  const brands = [...new Set(siteIds.map((siteId) => brandOf.get(siteId) ?? ''))].filter(
    // The group sells nothing.
    (brand) => brand !== brandNames[platforms.corporate],
  )
  return {
    brands: brands.map((brand) => ({
      brand,
      ...sums(
        rows.filter(({ siteId }) => brandOf.get(siteId) === brand),
        days,
      ),
    })),
    days: days
      .slice(0, periods.month)
      .toReversed()
      .map((day) => {
        const { orders, grossCents, carts } = sum(rows.filter((row) => row.day === day))
        return { day, orders, grossCents, carts }
      }),
  }
}

const noSum: Sum = { orders: 0, grossCents: 0, refundedCents: 0, carts: 0 }

/** Today first. */
function lastDays(now: Date, count: number): string[] {
  const today = new Date(`${dateInZone(now, 'Europe/Amsterdam')}T12:00:00Z`).getTime()
  return Array.from({ length: count }, (_, ago) => new Date(today - ago * DAY).toISOString().slice(0, 10))
}

function sums(rows: readonly (Sum & { day: string })[], days: readonly string[]) {
  const within = (from: number, length: number) => {
    const wanted = new Set(days.slice(from, from + length))
    return sum(rows.filter(({ day }) => wanted.has(day)))
  }
  const both = (length: number) => ({ now: within(0, length), before: within(length, length) })
  return { today: both(periods.today), week: both(periods.week), month: both(periods.month) }
}

function sum(rows: readonly Sum[]): Sum {
  return rows.reduce(
    (total, { orders, grossCents, refundedCents, carts }) => ({
      orders: total.orders + orders,
      grossCents: total.grossCents + grossCents,
      refundedCents: total.refundedCents + refundedCents,
      carts: total.carts + carts,
    }),
    noSum,
  )
}

async function brandsOfSites({ sites }: AppContext): Promise<Map<number, string>> {
  return new Map((await sites.scopes()).map(({ siteId, platform }) => [siteId, brandNames[platform]]))
}
