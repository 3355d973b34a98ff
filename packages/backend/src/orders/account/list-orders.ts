import { invoiceNumber, paidStatuses } from '@haverhof/domain/orders'
import type { LanguageCode } from '@haverhof/domain/shared'
import { imageView } from '../../catalogue/index.ts'
import {
  columnsOf,
  type Database,
  type InJson,
  listSql,
  type RowOf,
  statement,
} from '../../database/index.ts'
import type { shopOrder } from '../tables.ts'
import type { OrderListView, OrderSummaryView } from './schemas.ts'

type Line = Omit<OrderSummaryView['lines'][number], 'picture'>

const ownColumns = columnsOf<typeof shopOrder.$inferSelect>()([
  'orderId',
  'orderedAt',
  'sentAt',
  'status',
  'totalCents',
  'shownCurrency',
  'shownTotalCents',
])

type Row = InJson<RowOf<typeof ownColumns>> & {
  isCollecting: boolean
  invoice: { series: string; number: number } | null
  lines: Line[]
}

type Reader = Pick<Database, 'rows'>

type PageOfOrders = {
  userId: string
  /** Of these sites alone (STAFF-2). */
  siteIds: readonly number[]
  page: number
  pageSize: number
  language: LanguageCode
}

/** One page of a customer's orders, in one statement (ORDERS-17). */
export async function listOrders(
  { rows }: Reader,
  { userId, siteIds, page, pageSize, language }: PageOfOrders,
): Promise<OrderListView> {
  const [answer] = await rows(list, { userId, siteIds, pageSize, skipped: (page - 1) * pageSize })
  return {
    orders: (answer?.orders ?? []).map((row) => summaryView(row, language)),
    totalCount: answer?.totalCount ?? 0,
  }
}

/** The latest orders with which something is still to happen, or happened in the last two weeks (ORDERS-17). */
export async function openOrders(
  { rows }: Reader,
  { userId, most, now, language }: { userId: string; most: number; now: Date; language: LanguageCode },
): Promise<OrderSummaryView[]> {
  const [answer] = await rows(open, { userId, most, now })
  return (answer?.orders ?? []).map((row) => summaryView(row, language))
}

/** The latest order that was paid, however long ago it arrived: the one to place again (ORDERS-50). */
export async function lastPaidOrder(
  { rows }: Reader,
  { userId, language }: { userId: string; language: LanguageCode },
): Promise<OrderSummaryView | null> {
  const [answer] = await rows(last, { userId })
  return answer?.orders?.map((row) => summaryView(row, language))[0] ?? null
}

function summaryView(row: Row, language: LanguageCode): OrderSummaryView {
  const isShown = row.shownCurrency !== 'EUR'
  return {
    orderId: row.orderId,
    orderedAt: new Date(row.orderedAt).toISOString(),
    sentAt: row.sentAt && new Date(row.sentAt).toISOString(),
    status: row.status,
    isCollecting: row.isCollecting,
    totalAmount: row.totalCents / 100,
    shownCurrency: isShown ? row.shownCurrency : null,
    shownTotalAmount: isShown ? row.shownTotalCents / 100 : null,
    itemCount: row.lines.reduce((sum, line) => sum + line.quantity, 0),
    invoiceNumber: row.invoice && invoiceNumber(row.invoice.series, row.invoice.number),
    lines: row.lines.map((line) => ({ ...line, picture: pictureOf(line.productVariantId, language) })),
  }
}

/** The words beside it say what is on the picture. */
export function pictureOf(
  variantId: number,
  language: LanguageCode,
): OrderSummaryView['lines'][number]['picture'] {
  const { src, srcset, width, height } = imageView({ variantId, language }, '')
  return { src, srcset, width, height }
}

const columns = `
  ${ownColumns.select('o')}, o.status = 'open' and exists (select from open_collection p where p.order_id = o.order_id) "isCollecting",
  (select json_build_object('series', i.series, 'number', i.number) from invoice i
    where i.order_id = o.order_id and i.kind = 'invoice') invoice,
  (select coalesce(json_agg(json_build_object('lineNumber', l.line_number, 'productId', l.product_id,
      'productVariantId', l.variant_id, 'title', l.description, 'label', l.product_label, 'quantity', l.quantity,
      'isFree', l.is_free) order by l.line_number), '[]')
    from order_line l where l.order_id = o.order_id) lines`

const list = statement<
  { userId: string; siteIds: readonly number[]; pageSize: number; skipped: number },
  { orders: Row[]; totalCount: number }
>(
  'orders-of-customer',
  `
    select (select count(*) from shop_order where account_id = :userId and site_id = any(:siteIds)) "totalCount",
      (select json_agg(each) from (
        select ${columns} from shop_order o where o.account_id = :userId and o.site_id = any(:siteIds)
        order by o.ordered_at desc, o.order_id desc limit :pageSize offset :skipped) each) orders`,
)

const last = statement<{ userId: string }, { orders: Row[] | null }>(
  'orders-last-of-customer',
  `
    select (select json_agg(each) from (
      select ${columns} from shop_order o where o.account_id = :userId and o.status in ${listSql(paidStatuses)}
      order by o.ordered_at desc, o.order_id desc limit 1) each) orders`,
)

const open = statement<{ userId: string; most: number; now: Date }, { orders: Row[] }>(
  'orders-open-of-customer',
  `
    select (select json_agg(each) from (
      select ${columns} from shop_order o
      where o.account_id = :userId and (o.status in ('open', 'paid', 'processing')
        or o.status = 'sent' and o.sent_at > :now::timestamptz - interval '14 days')
      order by o.ordered_at desc, o.order_id desc limit :most) each) orders`,
)
