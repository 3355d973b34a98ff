import { requireCustomer } from '../../accounts/index.ts'
import type { AppContext } from '../../app-context.ts'
import { callOf } from '../../cart/index.ts'
import { createRouter, neverStored, notFound, type Router, unwrap } from '../../http/index.ts'
import { electronicInvoiceOfCustomer, invoiceOfCustomer } from '../invoice/invoice-pdf.ts'
import { accountOrderCalls } from './calls.ts'
import { listInvoices } from './list-invoices.ts'
import { listOrders } from './list-orders.ts'
import { orderProblems } from '../refusals.ts'
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
    return c.json(unwrap(await reorder(context, call, { userId, orderId, lineNumber }), orderProblems), 200)
  })
  router.openapi(accountOrderCalls.again, async (c) => {
    const { userId: customerId } = requireCustomer(c)
    const { orderId } = c.req.valid('param')
    const { scope, clientIp } = c.var
    const again = await beginAgain(context, { customerId, orderId, scope, clientIp })
    return c.json(unwrap(again, orderProblems), 200)
  })
  router.openapi(accountOrderCalls.invoices, async (c) => {
    const { userId } = requireCustomer(c)
    return c.json({ invoices: await listInvoices(context.database, userId) }, 200)
  })
  router.openapi(accountOrderCalls.invoicePdf, async (c) => {
    const { userId } = requireCustomer(c)
    const { invoiceNumber } = c.req.valid('param')
    const invoice = await invoiceOfCustomer(context, { userId, invoiceNumber })
    if (!invoice) throw notFound('invoice')
    const { fileName, bytes } = invoice
    c.header('content-type', 'application/pdf')
    c.header('content-disposition', `inline; filename="${fileName}"`)
    return c.body(new Uint8Array(bytes), 200)
  })
  router.openapi(accountOrderCalls.electronicInvoice, async (c) => {
    const { userId } = requireCustomer(c)
    const { invoiceNumber } = c.req.valid('param')
    const invoice = await electronicInvoiceOfCustomer(context, { userId, invoiceNumber })
    if (!invoice) throw notFound('invoice')
    const { fileName, bytes, type } = invoice
    c.header('content-type', type)
    c.header('content-disposition', `attachment; filename="${fileName}"`)
    return c.body(new Uint8Array(bytes), 200)
  })
  return router
}
