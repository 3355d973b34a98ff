import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { siteOrigin } from '../../config/index.ts'
import { statement, type Transaction } from '../../database/index.ts'

type LinkRequest = { orderId: number; siteIds: readonly number[]; by: string }

/** The page of an order as its customer sees it (ORDERS-27). Its link is a key, so who asks for it is written down. */
export async function customerLink(
  context: AppContext,
  transaction: Transaction,
  { orderId, siteIds, by }: LinkRequest,
): Promise<Result<{ url: string }, 'no-such-order'>> {
  const [order] = await transaction.rows(read, { orderId, siteIds })
  const scope = (await context.sites.scopes()).find(
    ({ siteId, languageId }) => siteId === order?.siteId && languageId === order.languageId,
  )
  if (!order || !scope) return refusal('no-such-order')
  const subject = `order ${orderId}`
  const entry = { actor: by, action: 'order-opened-as-customer' as const, subject, siteIds: [order.siteId] }
  await writeAudit(transaction, { ...entry, now: context.now() })
  const query = new URLSearchParams({ id: String(orderId), key: order.orderKey })
  return success({ url: `${siteOrigin(context.env, scope.host)}/checkout/complete/?${query.toString()}` })
}

const read = statement<
  { orderId: number; siteIds: readonly number[] },
  { orderKey: string; siteId: number; languageId: number }
>(
  'orders-key-for-staff',
  `
    select order_key "orderKey", site_id "siteId", language_id "languageId" from shop_order
    where order_id = :orderId and site_id = any(:siteIds)`,
)
