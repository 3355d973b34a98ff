import { isUnderWay } from '@haverhof/domain/returns'
import type { LanguageCode } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { lastPaidOrder, openOrders } from '../orders/index.ts'
import { returnsOf } from '../returns/index.ts'
import { unreviewedProducts } from '../reviews/index.ts'
import { countUnreadResults } from '../laboratory/index.ts'
import type { OverviewView } from './schemas.ts'

const most = { orders: 3, reviews: 6 }

/** What there is to know and to do for a customer who comes in (CUSTOMERS-1). Five statements. */
export async function readOverview(
  context: AppContext,
  { userId, language }: { userId: string; language: LanguageCode },
): Promise<OverviewView> {
  const { database } = context
  const orders = await openOrders(database, { userId, most: most.orders, now: context.now(), language })
  const unreviewed = await unreviewedProducts(context, { userId })
  const returns = await returnsOf(context, { userId })
  return {
    openOrders: orders,
    lastOrder: await lastPaidOrder(database, { userId, language }),
    unreadResults: await countUnreadResults(database, userId),
    reviewRequests: unreviewed
      .slice(0, most.reviews)
      .map(({ productId, productVariantId, title, orderId }) => ({
        productId,
        productVariantId,
        title,
        orderId,
      })),
    returnsUnderWay: returns.filter(({ status }) => isUnderWay(status)).length,
  }
}
