import { requireCustomer } from '../../accounts/index.ts'
import type { AppContext } from '../../app-context.ts'
import { callOf } from '../../cart/index.ts'
import { createRouter, neverStored, type Router } from '../../http/index.ts'
import { electronicInvoiceOfCustomer, invoiceOfCustomer } from '../invoice/invoice-pdf.ts'
import { accountOrderCalls } from './calls.ts'
import { listInvoices } from './list-invoices.ts'
import { listOrders } from './list-orders.ts'
import { beginAgain } from './begin-again.ts'
import { reorder } from './reorder.ts'

export function accountOrderRoutes(context: AppContext): Router {
  const router = createRouter()
  for (const path of ['/api/account/orders', '/api/account/invoices']) {
    router.use(path, neverStored)
    router.use(`${path}/*`, neverStored)
  }
  router.openapi(accountOrderCalls.list, async (c) => {
    const { userId, siteId } = requireCustomer(c)
    return c.json(
      await listOrders(context.database, {
        userId,
        siteIds: [siteId],
        ...c.req.valid('query'),
        language: c.var.scope.languageCode,
      }),
      200,
    )
  })
  router.openapi(accountOrderCalls.reorder, async (c) => {
    const { userId } = requireCustomer(c)
    const { orderId } = c.req.valid('param')
    const { lineNumber = null } = c.req.valid('query')
    const call = callOf(c, c.req.valid('json').shoppingcartId)
    return c.json(await reorder(context, call, { userId, orderId, lineNumber }), 200)
  })
  router.openapi(accountOrderCalls.again, async (c) => {
    const { userId: customerId } = requireCustomer(c)
    const { orderId } = c.req.valid('param')
    const { scope, clientIp } = c.var
    return c.json(await beginAgain(context, { customerId, orderId, scope, clientIp }), 200)
  })
  router.openapi(accountOrderCalls.invoices, async (c) => {
    const { userId } = requireCustomer(c)
    return c.json({ invoices: await listInvoices(context.database, userId) }, 200)
  })
  router.openapi(accountOrderCalls.invoicePdf, async (c) => {
    const { userId } = requireCustomer(c)
    const { fileName, bytes } = await invoiceOfCustomer(context, {
      userId,
      invoiceNumber: c.req.valid('param').invoiceNumber,
    })
    c.header('content-type', 'application/pdf')
    c.header('content-disposition', `inline; filename="${fileName}"`)
    return c.body(new Uint8Array(bytes), 200)
  })
  router.openapi(accountOrderCalls.electronicInvoice, async (c) => {
    const { userId } = requireCustomer(c)
    const { fileName, bytes, type } = await electronicInvoiceOfCustomer(context, {
      userId,
      invoiceNumber: c.req.valid('param').invoiceNumber,
    })
    c.header('content-type', type)
    c.header('content-disposition', `attachment; filename="${fileName}"`)
    return c.body(new Uint8Array(bytes), 200)
  })
  return router
}
