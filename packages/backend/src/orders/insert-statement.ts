import { catalogueChannel } from '../catalogue/index.ts'
import type { Statement } from '../database/index.ts'
import { attemptsSql } from '../limits/index.ts'

const orderFields = `order_key, cart_id, idempotency_key, request_hash, site_id, language_id, account_id, status, ordered_at, hold_until,
  email_address, client_ip, billing, is_scan_only, calculation, lines_cents, order_discount_cents, shipping_cents,
  payment_costs_cents, total_cents, total_excl_vat_cents, vat_low_cents, vat_high_cents, gift_card_cents, due_cents,
  discount_code, payment_method_id, shown_currency, exchange_rate, shown_total_cents`

const lineFields = `line_number, product_id, variant_id, product_type, quantity, description, product_label, original_cents,
  total_cents, vat_class, vat_percent, vat_cents, is_free`

const placeAddress = `jsonb_build_object('zipcode', zipcode, 'street', street, 'streetNumber', street_number,
  'streetNumberAddition', null, 'city', city, 'countryId', country_id)`

/**
 * ORDERS-9: one caller's unpaid orders together hold ten pieces of a pack at most; a single order may be larger. For the packs
 * of a CTE; without a caller nothing is looked for.
 */
export function hoardingSql(packs: string, clientIp: string): string {
  return `
        select from ${packs} wanted where wanted.quantity + (
          select sum(r.quantity) from shop_order o join stock_reservation r using (order_id)
          where o.status = 'open' and o.client_ip = ${clientIp} and r.variant_id = wanted.variant_id
            and r.state = 'held') > 10`
}

/** What only some orders have; a statement without it is planned and run faster. */
export type OrderParts = { hasPlace: boolean; hasSamples: boolean }

const placeSql = `
    place as (
      select name, ${placeAddress} address from parcel_shop, given
      where parcel_shop_id = given.delivery->>'parcelShopId'
      union all
      select name, ${placeAddress} from dealer, given where dealer_id = (given.delivery->>'dealerId')::int),`

const samplesSql = `
    sampled as (
      insert into order_sample (order_id, variant_id, sequence, sample_name)
      select placed.order_id, l.variant_id, l.sequence, l.sample_name
      from placed, jsonb_populate_recordset(null::order_sample, $18::jsonb) l),`

const deliverySql = `
        case when place.name is null then delivery else delivery || jsonb_build_object('name', place.name) end,
        coalesce(shipping_address, place.address)
      from frozen cross join given left join place on true`

const known = new Map<string, Statement>()

export function insertStatement(parts: OrderParts): Statement {
  const name = nameOf(parts)
  const statement = known.get(name) ?? { name, text: textOf(parts) }
  known.set(name, statement)
  return statement
}

function nameOf({ hasPlace, hasSamples }: OrderParts): string {
  return ['orders-insert', hasPlace && 'place', hasSamples && 'samples'].filter(Boolean).join('-')
}

function textOf({ hasPlace, hasSamples }: OrderParts): string {
  return `
    with given as (select * from jsonb_populate_record(null::shop_order, $1::jsonb)),
    locked as materialized (
      select s.variant_id, s.amount, ($4::int[])[array_position($3::int[], s.variant_id)] quantity
      from stock s where s.variant_id = any($3) order by s.variant_id for update),
    frozen as (
      update cart set state = 'ordered', payment = $15::jsonb, password_hash = null, last_modified = $5
      where cart_id = $10 and state = 'open' and xmin = $11
        and (select count(*) from locked where amount >= quantity) = cardinality($3)
        and not exists (${hoardingSql('locked', '$17')})
        and coalesce((${attemptsSql('$12', '$13')}), 0) < $14
      returning 1),
    taken as (
      update stock s set amount = s.amount - l.quantity from frozen cross join locked l
      where s.variant_id = l.variant_id and s.amount >= l.quantity
      returning s.variant_id, l.quantity, s.amount),
    ${hasPlace ? placeSql : ''}
    placed as (
      insert into shop_order (${orderFields}, delivery, shipping_address)
      select ${orderFields},
${hasPlace ? deliverySql : 'delivery, shipping_address from frozen cross join given'}
      returning order_id, due_cents, payment_method_id),
    lined as (
      insert into order_line (order_id, ${lineFields})
      select placed.order_id, ${lineFields.replaceAll(/\w+/g, 'l.$&')}
      from placed, jsonb_populate_recordset(null::order_line, $2::jsonb) l),
    ${hasSamples ? samplesSql : ''}
    told as (
      insert into order_event (order_id, at, to_status, reason) select order_id, $5, 'open', 'placed' from placed),
    reserved as (
      insert into stock_reservation (order_id, variant_id, quantity, state)
      select order_id, variant_id, quantity, 'held' from placed, taken),
    moved as (
      insert into stock_movement (variant_id, change, reason, order_id, at)
      select variant_id, -quantity, 'reserved', order_id, $5 from placed, taken),
    paying as (
      insert into payment (payment_id, order_id, provider, payment_method_id, issuer, amount_cents, status,
        starting_until, created_at, updated_at)
      select $6, order_id, $7, payment_method_id, $8, due_cents, 'created', $9, $5, $5 from placed
      where $6::text is not null)
    select order_id "orderId", (
      select count(pg_notify('${catalogueChannel}', ($16::int[])[array_position($3::int[], variant_id)]::text))
      from taken where amount = 0) announced
    from placed`
}
