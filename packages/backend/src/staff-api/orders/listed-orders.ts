import { addDays } from '@haverhof/domain/shared'
import { startOfDay, timeZoneOf } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import type { Database } from '../../database/index.ts'
import { badInput, type StaffCaller } from '../../http/index.ts'
import { findOrdersInTrouble, listByPromise, listOrders, type OrderFilter } from '../../orders/index.ts'
import { permissionMissing } from '../../staff/index.ts'
import { findOrders } from '../shared/search/find-orders.ts'
import type { OrderList, OrderQuery } from './order-schemas.ts'
import { momentBefore, momentKey } from '../shared/paging.ts'
import { listedView } from './view-order.ts'

type Query = z.infer<typeof OrderQuery>

/** A page of the order list, newest first (STAFF-32). */
export async function listedOrders(
  context: Pick<AppContext, 'database' | 'now'>,
  query: Query,
  caller: StaffCaller,
): Promise<z.infer<typeof OrderList>> {
  const { database } = context
  const { limit } = query
  const siteIds = sitesOf(query, caller)
  const troubles = await findTroubles(context, query, siteIds)
  const orderIds = await soughtOrders(context, query, { caller, troubles })
  const filter = { ...filterOf(query), siteIds, orderIds }
  const listQuery = { database, filter, limit }
  const { rows, next } =
    query.queue === 'to-send' ? await byPromise(listQuery, query) : await newestFirst(listQuery, query)
  return {
    items: rows
      .slice(0, limit)
      .map((row) => ({ ...listedView(row, caller), troubles: troubles?.get(row.orderId) ?? [] })),
    next: next ?? query.after ?? '',
    isMore: next !== null,
  }
}

type OrdersRequest = { database: Pick<Database, 'rows'>; filter: OrderFilter; limit: number }

async function newestFirst({ database, filter, limit }: OrdersRequest, query: Query) {
  const { rows, edge } = await listOrders(database, filter, { after: momentBefore(query), limit: limit + 1 })
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const end = last ? { at: new Date(last.orderedAt), id: last.orderId } : edge
  return { rows, next: end && momentKey(end.at, end.id) }
}

async function byPromise({ database, filter, limit }: OrdersRequest, query: Query) {
  const { rows, edge } = await listByPromise(database, filter, {
    after: promiseAfter(query),
    limit: limit + 1,
  })
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const end = last ? { promised: last.promised ?? '', id: last.orderId } : edge
  return { rows, next: end && `${end.promised}_${end.id}` }
}

/** The row after which a page of orders to send begins (STAFF-33). */
function promiseAfter({ after }: Query): { promised: string; id: number } {
  if (after === undefined || after === '') return { promised: '', id: 0 }
  const [, promised, id] = /^((?:\d{4}-\d\d-\d\d)?)_(\d{1,9})$/.exec(after) ?? []
  if (promised === undefined) throw badInput('after', 'must be the next of an answer')
  return { promised, id: Number(id) }
}

/** An order is found by its payment only on sites whose payments the caller may see (STAFF-37). */
function sitesOf({ paymentMethodId }: Query, { siteIds, sitesWith }: StaffCaller): readonly number[] {
  if (paymentMethodId === undefined) return siteIds
  const seen = sitesWith('payments.read')
  const both = siteIds.filter((siteId) => seen.includes(siteId))
  if (both.length === 0) throw permissionMissing('payments.read', 'paymentMethodId')
  return both
}

type Troubles = Awaited<ReturnType<typeof findOrdersInTrouble>>

/** Null when none are looked for (STAFF-33). */
async function findTroubles(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { queue, siteId }: Query,
  siteIds: readonly number[],
): Promise<Troubles | null> {
  if (queue !== 'in-trouble') return null
  const wantedSites = siteIds.filter((each) => siteId === undefined || each === siteId)
  return findOrdersInTrouble(database, { siteIds: wantedSites, now: now() })
}

/** Null when none are looked for by anything but the filters (STAFF-30, STAFF-33). */
async function soughtOrders(
  { database }: Pick<AppContext, 'database'>,
  { q }: Query,
  { caller, troubles }: { caller: StaffCaller; troubles: Troubles | null },
): Promise<number[] | null> {
  const orderIds = q ? await findOrders(database, q, caller) : null
  if (!troubles) return orderIds
  return orderIds ? orderIds.filter((orderId) => troubles.has(orderId)) : [...troubles.keys()]
}

function filterOf(query: Query) {
  const { status = null, siteId = null, country = null, paymentMethodId = null } = query
  return {
    status,
    isRepeated: query.repeat ? (true as const) : null,
    siteId,
    country,
    paymentMethodId,
    deliveryKind: query.deliveryKind ?? null,
    from: dayIn(query.from) ?? new Date(0),
    until: dayIn(query.until && addDays(query.until, 1)) ?? farAway,
  }
}

const farAway = new Date('9999-01-01T00:00:00Z')

/** When a day begins in the house. */
function dayIn(date: string | undefined): Date | null {
  return date === undefined ? null : startOfDay(date, houseZone)
}

const houseZone = timeZoneOf('NL')
