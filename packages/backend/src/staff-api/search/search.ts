import { orderStatuses, withdrawalStates } from '@haverhof/domain/orders'
import { returnStatuses } from '@haverhof/domain/returns'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { createRouter, failures, json, type Router } from '../../http/index.ts'
import { staffRoute } from '../../staff/index.ts'
import { searchEverything } from './search-everything.ts'

const Found = z
  .object({
    orders: z.array(
      z.object({
        orderId: z.int(),
        siteId: z.int(),
        status: z.enum(orderStatuses),
        name: z.string(),
        totalCents: z.int(),
        orderedAt: z.iso.datetime(),
      }),
    ),
    customers: z.array(
      z.object({ userId: z.string(), siteId: z.int(), name: z.string(), emailAddress: z.string() }),
    ),
    packs: z.array(
      z.object({
        variantId: z.int(),
        productId: z.int(),
        article: z.string(),
        ean: z.string(),
        pack: z.string(),
        title: z.string(),
      }),
    ),
    lots: z.array(
      z.object({
        lotId: z.int(),
        variantId: z.int(),
        lotNumber: z.string(),
        state: z.enum(['free', 'blocked']),
      }),
    ),
    samples: z.array(z.object({ sampleId: z.int(), name: z.string(), status: z.string() })),
    returns: z.array(
      z.object({
        returnId: z.int(),
        orderId: z.int(),
        siteId: z.int(),
        name: z.string(),
        status: z.enum(returnStatuses),
      }),
    ),
    withdrawals: z.array(
      z.object({
        withdrawalId: z.int(),
        siteId: z.int(),
        name: z.string(),
        state: z.enum(withdrawalStates),
      }),
    ),
    staff: z.array(z.object({ memberId: z.int(), name: z.string(), emailAddress: z.string() })),
  })
  .openapi('StaffFound')

const search = staffRoute('signed-in', {
  method: 'get',
  path: '/staff-api/v1/search',
  tags: ['search'],
  summary:
    'Orders, customers, packs, lots, samples, returns, withdrawals and staff by their numbers and words',
  description: 'A few of each kind, and of what the caller may see alone.',
  request: { query: z.strictObject({ q: z.string().trim().min(1).max(100) }) },
  responses: { 200: json(Found, 'What was found'), ...failures(400) },
})

/** One search box for orders, customers and goods (STAFF-30). */
export function searchCalls({ database }: AppContext): Router {
  const router = createRouter()
  router.openapi(search, async (c) => {
    return c.json(await searchEverything(database, c.req.valid('query').q, c.var.staff), 200)
  })
  return router
}
