import { DAY, HOUR } from '@haverhof/domain/shared'
import { dateInZone, timeZoneOf } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import type { StaffCaller } from '../../http/index.ts'
import { findOrdersInTrouble, listOrders } from '../../orders/index.ts'
import { permissionMissing } from '../access/staff-route.ts'
import { findOrders } from '../search/find-orders.ts'
import type { OrderList, OrderQuery } from './order-schemas.ts'
import { momentBefore, momentKey } from './paging.ts'
import { listedView } from './view-order.ts'

type Query = z.infer<typeof OrderQuery>

/** STAFF-32 */
export async function listedOrders(
  context: Pick<AppContext, 'database' | 'now'>,
  query: Query,
  caller: StaffCaller,
): Promise<z.infer<typeof OrderList>> {
  const { database } = context
  const { limit } = query
  const after = momentBefore(query)
  const siteIds = sitesOf(query, caller)
  const orderIds = await soughtOrders(context, query, caller)
  const filter = { ...filterOf(query), siteIds, orderIds }
  const { rows, edge } = await listOrders(database, filter, { after, limit: limit + 1 })
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const end = rows.length > limit && last ? { at: new Date(last.orderedAt), id: last.orderId } : edge
  return {
    items: items.map((row) => listedView(row, caller)),
    next: end ? momentKey(end.at, end.id) : (query.after ?? ''),
    isMore: end !== null,
  }
}

/** STAFF-4: by its payment an order is found on the sites alone whose payments the caller may see. */
function sitesOf({ paymentMethodId }: Query, { siteIds, sitesWith }: StaffCaller): readonly number[] {
  if (paymentMethodId === undefined) return siteIds
  const seen = sitesWith('payments.read')
  const both = siteIds.filter((siteId) => seen.includes(siteId))
  if (both.length === 0) throw permissionMissing('payments.read', 'paymentMethodId')
  return both
}

/** STAFF-30, STAFF-33: null when none are looked for by anything but the filters. */
async function soughtOrders(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { q, queue }: Query,
  caller: StaffCaller,
): Promise<number[] | null> {
  const found = q ? await findOrders(database, q, caller) : null
  if (queue !== 'in-trouble') return found
  const inTrouble = await findOrdersInTrouble(database, now())
  return found ? found.filter((orderId) => inTrouble.includes(orderId)) : inTrouble
}

function filterOf(query: Query) {
  const { status = null, queue, siteId = null, country = null, paymentMethodId = null } = query
  return {
    status,
    isRepeated: query.repeat ? (true as const) : null,
    isToSend: queue === 'to-send' ? (true as const) : null,
    siteId,
    country,
    paymentMethodId,
    deliveryKind: query.deliveryKind ?? null,
    from: dayIn(query.from) ?? new Date(0),
    until: dayIn(query.until && dayAfter(query.until)) ?? farAway,
  }
}

const farAway = new Date('9999-01-01T00:00:00Z')

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + DAY).toISOString().slice(0, 10)
}

/** When a day begins in the house: one or two hours before it does in UTC. */
function dayIn(date: string | undefined): Date | null {
  if (date === undefined) return null
  const early = new Date(Date.parse(date) - 2 * HOUR)
  return dateInZone(early, houseZone) === date ? early : new Date(early.getTime() + HOUR)
}

const houseZone = timeZoneOf('NL')
