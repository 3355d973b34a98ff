import type { AppContext } from '../app-context.ts'
import { callOf } from '../cart/index.ts'
import { createRouter, notFound, type Router, unwrap } from '../http/index.ts'
import { orderCalls } from './calls.ts'
import { invoicePdf } from './invoice/invoice-pdf.ts'
import { orderProblems } from './refusals.ts'
import { placeOrder } from './place/place-order.ts'
import { reopenCart } from './cancel/reopen-cart.ts'
import { retryPayment } from './payment/retry-payment.ts'
import { viewOrder } from './view-order.ts'
import { hearWebhook } from './payment/webhook.ts'

export function orderRoutes(context: AppContext): Router {
  const router = createRouter()
  router.openapi(orderCalls.place, async (c) => {
    const { shoppingcartId, expectedTotalAmount, payment, beginAnalysis = false } = c.req.valid('json')
    const placed = await placeOrder(context, {
      ...callOf(c, shoppingcartId),
      expectedTotalCents: Math.round(expectedTotalAmount * 100),
      payment: payment ?? null,
      beginAnalysis,
      idempotencyKey: c.req.valid('header')['idempotency-key'],
    })
    c.header('cache-control', 'no-store')
    return c.json(unwrap(placed, orderProblems), 200)
  })
  router.openapi(orderCalls.view, async (c) => {
    const { id } = c.req.valid('param')
    const order = await viewOrder(context, {
      orderId: id,
      key: c.req.valid('query').key,
      scope: c.var.scope,
    })
    if (!order) throw notFound('order')
    c.header('cache-control', 'no-store')
    return c.json(order, 200)
  })
  router.openapi(orderCalls.retryPayment, async (c) => {
    const { paymentMethodId, issuer } = c.req.valid('json')
    const call = { orderId: c.req.valid('param').id, key: c.req.valid('query').key, scope: c.var.scope }
    const choice = { paymentMethodId, issuer: issuer || null }
    const retried = await retryPayment(context, { ...call, clientIp: c.var.clientIp }, choice)
    const checkoutUrl = unwrap(retried, orderProblems)
    c.header('cache-control', 'no-store')
    return c.json({ checkoutUrl }, 200)
  })
  router.openapi(orderCalls.invoice, async (c) => {
    const call = { orderId: c.req.valid('param').id, key: c.req.valid('query').key, scope: c.var.scope }
    const invoice = await invoicePdf(context, call)
    if (!invoice) throw notFound('order')
    const { fileName, bytes } = invoice
    c.header('cache-control', 'no-store')
    c.header('content-type', 'application/pdf')
    c.header('content-disposition', `inline; filename="${fileName}"`)
    return c.body(new Uint8Array(bytes), 200)
  })
  router.openapi(orderCalls.reopen, async (c) => {
    const cart = await reopenCart(context, callOf(c, c.req.valid('param').id))
    c.header('cache-control', 'no-store')
    return c.json(unwrap(cart, orderProblems), 200)
  })
  router.openapi(orderCalls.webhook, async (c) => {
    unwrap(await hearWebhook(context, c.req.valid('param').provider, c.req.raw), orderProblems)
    return c.text('', 200)
  })
  return router
}
