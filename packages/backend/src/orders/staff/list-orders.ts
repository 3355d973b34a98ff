import type { OrderStatus } from '@haverhof/domain/orders'
import type { PaymentMethodId } from '@haverhof/domain/payments'
import { andAll, type Database, narrowed, statement } from '../../database/index.ts'
import { isRepeatedSql } from '../repeated-sql.ts'
import type { DeliveryRecord } from '../records.ts'
import { listedColumns, type ListedOrder } from './listed-order.ts'

/** What is null does not narrow (STAFF-32). */
export type OrderFilter = {
  siteIds: readonly number[]
  status: OrderStatus | null
  /** Those of which some comes again (REPEAT-23). */
  isRepeated: true | null
  siteId: number | null
  /** Two letters: where it goes, or else where the bill goes. */
  country: string | null
  paymentMethodId: PaymentMethodId | null
  deliveryKind: DeliveryRecord['kind'] | null
  /** Ordered at this moment or later. */
  from: Date
  until: Date
  /** Those that were found some other way; then nothing else is looked through. */
  orderIds: readonly number[] | null
}

type Key = { at: Date; id: number }
type Page = { after: Key; limit: number }
type Values = OrderFilter & Key & { limit: number }

/** An order of the list, and up to where it was looked: null when there is nothing more. */
export type OrderPage = { rows: ListedOrder[]; edge: Key | null }

/** Half of what a call may read: the page, and where it ends. */
export const windowSize = 900

/** The newest first (STAFF-32). */
export async function listOrders(
  { rows }: Pick<Database, 'rows'>,
  filter: OrderFilter,
  { after, limit }: Page,
): Promise<OrderPage> {
  const driver = drivers.find((name) => filter[name] !== null) ?? 'none'
  const values = { ...filter, ...after, limit }
  const [page] = await rows(lists[driver](values), values)
  const edge = page?.edge && { at: new Date(page.edge.at), id: page.edge.id }
  return { rows: page?.orders ?? [], edge: edge ?? null }
}

export const filters = {
  orderIds: 'o.order_id = any(:orderIds)',
  isRepeated: `${isRepeatedSql('o.calculation')} and :isRepeated`,
  status: 'o.status = :status',
  country: `(coalesce(o.shipping_address, o.billing->'address')->>'countryId') = (
    select c.country_id from country_terms c where c.region_code = :country)::text`,
  deliveryKind: `(o.delivery->>'kind') = :deliveryKind`,
  paymentMethodId: 'o.payment_method_id = :paymentMethodId',
  siteId: 'o.site_id = :siteId',
}

/** The one whose index is gone through: of these the first usually leaves the fewest. */
type Driver = keyof typeof filters
const drivers = Object.keys(filters) as Driver[]

const range = `(o.ordered_at, o.order_id) < (:at, :id) and o.ordered_at >= :from and o.ordered_at < :until`
const newestFirst = 'order by o.ordered_at desc, o.order_id desc'
export const orderFields = `o.order_id, o.ordered_at, o.status, o.site_id, o.payment_method_id, o.delivery, o.shipping_address, o.billing, o.calculation`

/**
 * Orders that are open stand in no index of these lists (STAFF-53). They are few,
 * so they are read beside the others, as far as those were looked
 * through. The driver stands inside the window and what else narrows outside of it: nothing else bounds what a rare pair of filters reads.
 */
function listSql(driver: Driver | 'none'): string {
  const narrowing = driver === 'none' ? '' : andAll({ driver: filters[driver] })
  const condition = driver === 'orderIds' ? 'true' : `o.status <> 'open'`
  const closed = `from shop_order o where ${condition} and ${range} ${narrowing}`
  const open = `o.status = 'open' and ${range} and not exists (
    select from edge e where (o.ordered_at, o.order_id) < (e.ordered_at, e.order_id))`
  return `
    with edge as materialized (
      select o.ordered_at, o.order_id ${closed} ${newestFirst} offset ${windowSize - 1} limit 1)
    select
      coalesce((select json_agg(listed) from (
        select ${listedColumns} from (
          select o.order_id from (
            (select ${orderFields} ${closed} ${newestFirst} limit ${windowSize})
            ${driver === 'orderIds' ? '' : `union all (select ${orderFields} from shop_order o where ${open})`}) o
          where o.site_id = any(:siteIds) ${andAll(filters)}
          ${newestFirst} limit :limit) page
        join shop_order o using (order_id) ${newestFirst}) listed), '[]') orders,
      (select json_build_object('at', e.ordered_at, 'id', e.order_id) from edge e) edge`
}

type PageRow = { orders: ListedOrder[]; edge: { at: string; id: number } | null }

function listOf(driver: Driver | 'none') {
  return narrowed(statement<Values, PageRow>(`orders-list-by-${driver}`, listSql(driver)), filters)
}

const lists = {
  none: listOf('none'),
  orderIds: listOf('orderIds'),
  isRepeated: listOf('isRepeated'),
  status: listOf('status'),
  country: listOf('country'),
  deliveryKind: listOf('deliveryKind'),
  paymentMethodId: listOf('paymentMethodId'),
  siteId: listOf('siteId'),
}
