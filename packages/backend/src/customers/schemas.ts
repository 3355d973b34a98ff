import { z } from '@hono/zod-openapi'
import { OrderLine, OrderSummary, OwnOrder } from '../orders/index.ts'
import { StockAlert } from '../stock-alerts/index.ts'

export const CustomerOrder = OwnOrder.extend({
  lines: z.array(
    OrderLine.extend({
      returnableQuantity: z.int().openapi({ description: 'How many pieces can still be sent back' }),
      mayReview: z.boolean().openapi({ description: 'Received and not reviewed yet' }),
    }).openapi('CustomerOrderLine'),
  ),
}).openapi('CustomerOrder')

export const Overview = z
  .object({
    openOrders: z.array(OrderSummary).openapi({ description: 'At most three, the latest first' }),
    lastOrder: z
      .union([OrderSummary, z.null()])
      .openapi({ description: 'The latest that was paid: the one to place again' }),
    unreadResults: z.int(),
    reviewRequests: z.array(
      z.object({
        productId: z.int(),
        productVariantId: z.int(),
        title: z.string(),
        orderId: z.int(),
      }),
    ),
    returnsUnderWay: z.int(),
  })
  .openapi('AccountOverview')

const Agreement = z.object({
  isSubscribed: z.boolean(),
  isWaiting: z.boolean().openapi({ description: 'The mailed question has not been answered yet' }),
})

export const Subscriptions = z
  .object({
    newsletter: Agreement,
    cartReminders: Agreement,
    reviewRequests: z
      .boolean()
      .openapi({ description: 'Whether the mailbox is asked for reviews of what was bought' }),
    stockAlerts: z.array(StockAlert),
  })
  .openapi('Subscriptions')

export const DeleteInput = z
  .object({ password: z.string().max(1000).nullish() })
  .openapi('DeleteAccountInput', {
    description: 'An account without a password is deleted by who has signed in within the last 15 minutes',
  })

export type CustomerOrderView = z.infer<typeof CustomerOrder>
export type OverviewView = z.infer<typeof Overview>
export type SubscriptionsView = z.infer<typeof Subscriptions>
