import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, IdPath, json, notFound, type Router } from '../../http/index.ts'
import { countOrders, intervalsOf, listOrderChanges, readStaffOrder } from '../../orders/index.ts'
import { repeatsOfOrder } from '../../repeat-delivery/index.ts'
import { readNames, staffRoute } from '../../staff/index.ts'
import { listedOrders } from './listed-orders.ts'
import { OrderChanges, OrderCounts, OrderList, OrderQuery, StaffOrderView } from './order-schemas.ts'
import { momentAfter, numberOfMoment, settledBefore, timeList, TimePage } from '../shared/paging.ts'
import { orderView, summaryView } from './view-order.ts'

const tags = ['orders']

const list = staffRoute('orders.read', {
  method: 'get',
  path: '/staff-api/v1/orders',
  tags,
  summary: 'Orders, the newest first: all, those that fit, those that are looked for',
  description:
    'A page looks through a limited number of orders: it may have fewer than asked for, also none, and say that there are more.',
  request: { query: OrderQuery },
  responses: { 200: json(OrderList, 'A page of orders'), ...failures(400) },
})

const counts = staffRoute('orders.read', {
  method: 'get',
  path: '/staff-api/v1/orders/counts',
  tags,
  summary: 'How many orders are to be sent, wait for money, or need a member of staff',
  responses: { 200: json(OrderCounts, 'Each up to ten thousand') },
})

const changes = staffRoute('orders.read', {
  method: 'get',
  path: '/staff-api/v1/orders/changes',
  tags,
  summary: 'Orders in the order of their last step: paid, sent, cancelled',
  description: 'The last minute is left out, so that nothing appears behind what was read already.',
  request: { query: TimePage },
  responses: { 200: json(OrderChanges, 'A page of changed orders'), ...failures(400) },
})

const read = staffRoute('orders.read', {
  method: 'get',
  path: '/staff-api/v1/orders/{id}',
  tags,
  summary: 'One order with lines, amounts, VAT and addresses',
  request: { params: IdPath },
  responses: { 200: json(StaffOrderView, 'The order'), ...failures(400, 404) },
})

export function orderCalls(context: AppContext): Router {
  const { database, now } = context
  const router = createRouter()
  router.openapi(list, async (c) => {
    return c.json(await listedOrders(context, c.req.valid('query'), c.var.staff), 200)
  })
  router.openapi(counts, async (c) => {
    return c.json(await countOrders(database, { siteIds: c.var.staff.siteIds, now: now() }), 200)
  })
  router.openapi(changes, async (c) => {
    const page = c.req.valid('query')
    const moment = momentAfter(page)
    const rows = await listOrderChanges(database, {
      siteIds: c.var.staff.siteIds,
      after: { at: moment.at, id: numberOfMoment(moment) },
      until: settledBefore(now()),
      limit: page.limit,
    })
    const listed = timeList(rows, page, {
      momentOf: ({ changedAt, changeId }) => ({ at: changedAt, id: String(changeId) }),
      view: (row) => ({ ...summaryView(row), changedAt: row.changedAt.toISOString() }),
    })
    return c.json(listed, 200)
  })
  router.openapi(read, async (c) => {
    const { id: orderId } = c.req.valid('param')
    const order = await readStaffOrder(database, { orderId, siteIds: c.var.staff.siteIds })
    if (!order) throw notFound('order')
    const names = await readNames(
      database,
      order.shipments.map(({ sentBy }) => sentBy),
    )
    const isRepeated = intervalsOf(order.calculation).length > 0
    const repeats = isRepeated ? await repeatsOfOrder(database, orderId) : []
    return c.json(orderView(order, c.var.staff, { names, repeats }), 200)
  })
  return router
}
