import { catalogueChannel } from '../../catalogue/index.ts'
import { contractSql } from '../../content/index.ts'
import { statement } from '../../database/index.ts'
import { attemptsSql } from '../../limits/index.ts'
import type { FailureValues } from '../payment/payment-limits.ts'
import { lineColumns, type PlacedOrder, placedColumns, sampleColumns } from '../store/order-fields.ts'

/** So many pieces of a pack one caller's unpaid orders hold together at most; a single order may be larger (ORDERS-9). */
const mostHeldPieces = 10

/** ORDERS-9, for the packs of a CTE; without a caller nothing is looked for. */
export function hoardingSql(packs: string, clientIp: string): string {
  return `
        select from ${packs} wanted where wanted.quantity + (
          select sum(r.quantity) from shop_order o join stock_reservation r using (order_id)
          where o.status = 'open' and o.client_ip = ${clientIp} and r.variant_id = wanted.variant_id
            and r.state = 'held') > ${mostHeldPieces}`
}

/** What the statement needs beside the columns of the order. */
export type InsertValues = PlacedOrder &
  FailureValues & {
    lines: string
    variants: readonly number[]
    quantities: readonly number[]
    products: readonly number[]
    version: number
    payment: object | null
    caller: string | null
    paymentId: string | null
    provider: string | null
    issuer: string | null
    sequence: string | null
    mandateId: number | null
    startingUntil: Date
  }

const samplesSql = `
    samples as (
      insert into order_sample (order_id, ${sampleColumns.list()})
      select placed.order_id, ${sampleColumns.list('l')}
      from placed, jsonb_populate_recordset(null::order_sample, :samples::jsonb) l),`

const ofVariant = (values: string, variantId: string) =>
  `(:${values}::int[])[array_position(:variants::int[], ${variantId})]`

/** What only some orders have is left out of the others: a shorter statement is planned and run faster. */
function textOf({ hasSamples }: { hasSamples: boolean }): string {
  return `
    with locked as materialized (
      select s.variant_id, s.amount, ${ofVariant('quantities', 's.variant_id')} quantity
      from stock s where s.variant_id = any(:variants) order by s.variant_id for update),
    frozen as (
      update cart set version = version + 1, state = 'ordered', payment = :payment::jsonb, password_hash = null,
        last_modified = :orderedAt
      where cart_id = :cartId and state = 'open' and version = :version
        and (select count(*) from locked where amount >= quantity) = cardinality(:variants)
        and not exists (${hoardingSql('locked', ':caller')})
        and coalesce((${attemptsSql(':attemptsOf', ':attemptsSince')}), 0) < :mostAttempts
      returning 1),
    claimed_stock as (
      update stock s set amount = s.amount - l.quantity from frozen cross join locked l
      where s.variant_id = l.variant_id and s.amount >= l.quantity
      returning s.variant_id, l.quantity, s.amount),
    placed as (
      insert into shop_order (${placedColumns.list()}, contract_version)
      select ${placedColumns.values}, (${contractSql(':siteId', ':languageId')})
      from frozen
      returning order_id),
    lines as (
      insert into order_line (order_id, ${lineColumns.list()})
      select placed.order_id, ${lineColumns.list('l')}
      from placed, jsonb_populate_recordset(null::order_line, :lines::jsonb) l),
    ${hasSamples ? samplesSql : ''}
    events as (
      insert into order_event (order_id, at, to_status, reason)
      select order_id, :orderedAt, 'open', 'placed' from placed),
    reservations as (
      insert into stock_reservation (order_id, variant_id, quantity, state)
      select order_id, variant_id, quantity, 'held' from placed, claimed_stock),
    movements as (
      insert into stock_movement (variant_id, change, reason, order_id, at)
      select variant_id, -quantity, 'reserved', order_id, :orderedAt from placed, claimed_stock),
    payment_row as (
      insert into payment (payment_id, order_id, provider, payment_method_id, issuer, amount_cents, status,
        starting_until, created_at, updated_at, sequence, mandate_id)
      select :paymentId, order_id, :provider, :paymentMethodId, :issuer, :dueCents, 'created', :startingUntil,
        :orderedAt, :orderedAt, :sequence, :mandateId
      from placed where :paymentId::text is not null)
    select order_id "orderId", (
      select count(pg_notify('${catalogueChannel}', ${ofVariant('products', 'variant_id')}::text))
      from claimed_stock where amount = 0) announced
    from placed`
}

type Inserted = { orderId: number; announced: number }

export const insertPlain = statement<InsertValues, Inserted>('orders-insert', textOf({ hasSamples: false }))
export const insertWithSamples = statement<InsertValues & { samples: string }, Inserted>(
  'orders-insert-samples',
  textOf({ hasSamples: true }),
)
