import {
  finishAtSandbox,
  startBuying,
  tellShop,
  type TestShop,
  type WebhookReceiver,
} from '@haverhof/testing'
import { inTransaction } from '../database/index.ts'
import { addEndpoint, announceEvents, deliverWebhooks, webhookEventTypes } from './index.ts'

/** What tests of webhooks do again and again, with the shop and the receiver of the moment. */
export function webhookTools(own: () => { shop: TestShop; receiver: WebhookReceiver }) {
  const within = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(own().shop.context, work)
  return {
    within,
    listen: ({
      url = own().receiver.url,
      siteIds = null,
    }: { url?: string; siteIds?: number[] | null } = {}) => {
      const endpoint = { url, eventTypes: webhookEventTypes, siteIds, by: 'test' }
      return within((transaction) => addEndpoint(own().shop.context, transaction, endpoint))
    },
    announce: (orderId: number, type: 'order.paid' | 'order.sent' = 'order.paid', siteId = 1) => {
      const now = own().shop.clock.now()
      const event = { type, subjectIds: [orderId], siteId, now }
      return within((transaction) => announceEvents(transaction, event))
    },
    deliver: () => deliverWebhooks(own().shop.context),
    types: () => own().receiver.received.map(({ event }) => event.type),
    orderIds: () => own().receiver.received.map(({ event }) => Number(event.data['orderId'])),
    placeOrder: async () => {
      const { shop } = own()
      const order = await (await startBuying(shop)).order()
      const payment = await finishAtSandbox(shop, order, 'paid')
      return { ...order, pay: () => tellShop(shop, payment) }
    },
  }
}
