import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { productUrl, soldHere } from '../../catalogue/index.ts'
import { readOwnOrder } from '../store/read-order.ts'
import { viewLatest } from '../view-order.ts'
import { pictureOf } from './list-orders.ts'
import type { OrderLineView, OwnOrderView } from './schemas.ts'
import { type Database, statement } from '../../database/index.ts'

type Row = Omit<OrderLineView, 'picture' | 'url' | 'totalAmount'> & {
  totalCents: number
  /** Null when the site does not show the product any more. */
  page: { homeId: number; slug: string; position: number; article: string } | null
}

export type OwnOrderCall = { orderId: number; userId: string; scope: SiteScope }

/** An order of the customer as its last page shows it, with lines that lead to their products (ORDERS-17). */
export async function ownOrder(context: AppContext, call: OwnOrderCall): Promise<OwnOrderView | null> {
  const viewed = await viewLatest(context, () => readOwnOrder(context.database, call))
  if (!viewed) return null
  const { order, view } = viewed
  return {
    ...view,
    orderKey: order.orderKey,
    sentAt: order.sentAt?.toISOString() ?? null,
    lines: await orderLines(context, call),
  }
}

async function orderLines(context: AppContext, { orderId, scope }: OwnOrderCall): Promise<OrderLineView[]> {
  const rows = await readLines(context.database, orderId, scope)
  const view = { scope, now: context.now(), reference: await context.catalogue.reference() }
  return rows.map(({ totalCents, page, ...line }) => ({
    ...line,
    totalAmount: totalCents / 100,
    picture: pictureOf(line.productVariantId, scope.languageCode),
    url: page && productUrl(page, view),
  }))
}

function readLines({ rows }: Pick<Database, 'rows'>, orderId: number, scope: SiteScope): Promise<Row[]> {
  return rows(read, { orderId, siteId: scope.siteId, languageId: scope.languageId })
}

const read = statement<{ orderId: number; siteId: number; languageId: number }, Row>(
  'orders-lines-of-customer',
  `
    select l.line_number "lineNumber", l.product_id "productId", l.variant_id "productVariantId",
      l.product_type "productType", l.description title, l.product_label label, l.quantity, l.is_free "isFree",
      l.total_cents "totalCents",
      (select json_build_object('homeId', c.category_id, 'slug', t.slug, 'position', v.position, 'article', v.article)
        from product_variant v
        join publication pub on ${soldHere({ productId: 'v.product_id' })}
        join product_text t on t.product_id = v.product_id and t.language_id = pub.text_language_id
        join product_category c on c.product_id = v.product_id and c.position = 0
        where v.variant_id = l.variant_id) page
    from order_line l where l.order_id = :orderId order by l.line_number`,
)
