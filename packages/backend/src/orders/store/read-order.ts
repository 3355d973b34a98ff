import type { PaymentStatus } from '@haverhof/domain/payments'
import type { SiteScope } from '@haverhof/domain/sites'
import { timingSafeEqual } from 'node:crypto'
import { type OrderRow, orderColumns } from './order-row.ts'
import { type PaymentRow, paymentColumns } from './payment-row.ts'
import { type Database, statement } from '../../database/index.ts'

export type OrderCall = { orderId: number; key: string; scope: SiteScope }

export type InvoiceRef = { series: string; number: number; hasPdf: boolean }

export type FullOrder = OrderRow & {
  /** The latest first. */
  payments: (PaymentRow & { status: PaymentStatus })[]
  invoice: InvoiceRef | null
}

/** An order of a customer's account answers its customer alone (ORDERS-17). */
export async function readOwnOrder(
  { rows }: Pick<Database, 'rows'>,
  { orderId, userId }: { orderId: number; userId: string },
): Promise<FullOrder | null> {
  const [order] = await rows(readOwn, { orderId, userId })
  return order ?? null
}

/** An order answers to its number and key together, on its own site; whatever is wrong, the answer is one (ORDERS-13). */
export async function readOrder(
  { rows }: Pick<Database, 'rows'>,
  { orderId, key, scope }: OrderCall,
): Promise<FullOrder | null> {
  const [order] = await rows(read, { orderId, siteId: scope.siteId })
  return order && isSameKey(order.orderKey, key) ? order : null
}

function isSameKey(stored: string, given: string): boolean {
  const [a, b] = [Buffer.from(stored), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** More columns may follow those of a `FullOrder`. */
export function fullOrderSql(more = ''): string {
  return `
  select ${orderColumns},
    coalesce((select json_agg(to_json(each)) from (
      select ${paymentColumns} from payment p where p.order_id = o.order_id
      order by p.created_at desc, p.payment_id) each), '[]') payments,
    (select json_build_object('series', i.series, 'number', i.number, 'hasPdf', i.pdf is not null)
      from invoice i where i.order_id = o.order_id and i.kind = 'invoice') invoice
    ${more}
  from shop_order o join site s using (site_id)`
}

const read = statement<{ orderId: number; siteId: number }, FullOrder>(
  'orders-read',
  `${fullOrderSql()} where o.order_id = :orderId and o.site_id = :siteId`,
)

const readOwn = statement<{ orderId: number; userId: string }, FullOrder>(
  'orders-read-own',
  `${fullOrderSql()} where o.order_id = :orderId and o.account_id = :userId`,
)
